/** Strokes on a 24 × 24 grid. */
const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a6 6 0 0 1 0 12H9",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a6 6 0 0 0 0 12h5",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
  settings:
    "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  pencil: "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19 4 20zM13.5 7l3.5 3.5",
  check: "M5 12.5l4.5 4.5L19 7",
  flip: "M4 9a8 8 0 0 1 15-2M20 3v4.5h-4.5M20 15a8 8 0 0 1-15 2M4 21v-4.5h4.5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z",
  hide: "M4 4l16 16M9.5 6a9 9 0 0 1 2.5-.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.5 7.5A15 15 0 0 0 2.5 12s3.5 6.5 9.5 6.5c1.6 0 3-.4 4.2-1.1",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5",
  share: "M12 15V3.5M8 7l4-4 4 4M6 11H5v10h14V11h-1",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.8h.01",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon, 1.5 em; the button around it needs a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={name === "menu" ? "icon dots" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
