/** Shows the back camera of this phone in a video element. */

/** `denied`: not allowed by the person or the embedding page. `none`: no camera. `busy`: another app uses it. */
const CAMERA_ANSWERS = ["ok", "denied", "none", "busy"] as const;
type CameraAnswer = (typeof CAMERA_ANSWERS)[number];

export interface Camera {
  readonly answer: Promise<CameraAnswer>;
  /** Releases the camera, even while permission is pending. */
  readonly stop: () => void;
}

const FAULTS: Readonly<Record<string, CameraAnswer>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Enough pixels for a dense code, and few enough for a phone to deliver fast. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** @param video shows the picture until stopped */
export function openCamera(video: HTMLVideoElement): Camera {
  let stopped = false;
  let stream: MediaStream | undefined;
  const stop = () => {
    stopped = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (stream && video.srcObject === stream) video.srcObject = null;
    stream = undefined;
  };
  const open = async (): Promise<CameraAnswer> => {
    // Missing on pages without https, and in some embedded pages.
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!media) return "none";
    stream = await media.getUserMedia(WANTED);
    // The person left while the browser was asking.
    if (stopped) stop();
    else {
      video.srcObject = stream;
      await video.play();
    }
    return "ok";
  };
  const answer = open().catch((error: unknown) => {
    stop();
    return FAULTS[(error as Partial<Error> | undefined)?.name ?? ""] ?? "none";
  });
  return { answer, stop };
}
