/** The sizes of the screens at which the app is looked at: width and height in px, from a small phone to a laptop. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
] as const;
