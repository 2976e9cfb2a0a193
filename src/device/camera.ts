/** The camera at the back of this phone, shown in a video. */

/** `denied`: the person, or the page it is in, does not let us. `none`: there is none. `busy`: something else has it. */
const CAMERA_ANSWERS = ["ok", "denied", "none", "busy"] as const;
export type CameraAnswer = (typeof CAMERA_ANSWERS)[number];

export interface Camera {
  readonly answer: Promise<CameraAnswer>;
  /** Lets go of it, even while it is still being asked for. */
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

/** Enough dots for a code of many modules, and no more than a phone gives fast. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** @param video shows the picture until it is stopped */
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
    // Not there where the page did not come safely, nor in every embedded page.
    const media: MediaDevices | undefined = navigator.mediaDevices;
    if (!media) return "none";
    stream = await media.getUserMedia(WANTED);
    // The person went on while the browser asked.
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
