import type { ComponentChildren } from "preact";
import { useOpenLog } from "./context";
import type { Device } from "./device";
import { FAULT_WORDS } from "./words/faults";

interface NoticesProps {
  readonly device: Pick<Device, "save">;
  /** More notices from the current screen. */
  readonly children?: ComponentChildren;
}

/** Warnings that stay until their cause is gone: not saved, partly unreadable, open in another tab. */
export function Notices({ device, children }: NoticesProps) {
  const log = useOpenLog();
  const fault = log.fault.value;
  const unreadable = log.setAside.value.length;
  const watching = log.openId.value !== undefined && !log.writing.value;
  return (
    <>
      {fault !== undefined && (
        <div class="notice alarm" role="alert">
          <span>{FAULT_WORDS[fault]}</span>
          <span class="notice-buttons">
            <button type="button" class="text-button" onClick={() => void log.retry()}>
              Try again
            </button>
            {log.unkept.value.length > 0 && (
              <button
                type="button"
                class="text-button"
                onClick={() => device.save("fifteen-two-unsaved.json", JSON.stringify(log.toSave.value, null, 1))}
              >
                Save to a file
              </button>
            )}
          </span>
        </div>
      )}
      {unreadable > 0 && (
        <div class="notice" role="alert">
          {unreadable === 1
            ? "1 entry cannot be read. It is kept but not counted."
            : `${unreadable} entries cannot be read. They are kept but not counted.`}
        </div>
      )}
      {children}
      {watching && (
        <div class="notice" role="status">
          <span>Open in another tab.</span>
          <button type="button" class="text-button" onClick={() => void log.scoreHere()}>
            Use it here
          </button>
        </div>
      )}
    </>
  );
}
