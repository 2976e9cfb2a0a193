/**
 * One file that the app may write again. The person chooses it once, where the browser has `showSaveFilePicker`. Its
 * handle can be stored in IndexedDB; in a later visit the browser may ask for permission again.
 */

/** Chromium's, which TypeScript does not know. */
type Permission = (mode: { readonly mode: "readwrite" }) => Promise<PermissionState>;
interface Handle extends FileSystemFileHandle {
  readonly queryPermission?: Permission;
  readonly requestPermission?: Permission;
}
type Picker = (options: { readonly id: string; readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

const READWRITE = { mode: "readwrite" } as const;

function picker(): Picker | undefined {
  const { showSaveFilePicker: found } = globalThis as { readonly showSaveFilePicker?: Picker };
  return typeof found === "function" ? found.bind(globalThis) : undefined;
}

export const oneFile = {
  /** Whether the browser lets a person choose such a file. */
  canChoose: (): boolean => picker() !== undefined,

  /** Call it within a tap. @returns the handle of the file; undefined if none was chosen */
  choose: async (suggestedName: string): Promise<unknown> => {
    try {
      return await picker()?.({ id: "fifteen-two", suggestedName });
    } catch {
      // The person closed the dialog, or the browser does not allow it here.
      return undefined;
    }
  },

  /** The name of the file. @param stored anything @returns undefined if it is no handle of a file */
  nameOf: (stored: unknown): string | undefined => (isHandle(stored) ? stored.name : undefined),

  /**
   * Replaces what is in the file; after a failure it is as it was. Call it within a tap, so that the browser can ask for
   * permission.
   * @returns false if it is not allowed any more, or the file is gone or cannot be written
   */
  write: async (handle: unknown, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> => {
    if (!isHandle(handle)) return false;
    try {
      if (!(await isAllowed(handle))) return false;
      const stream = await handle.createWritable();
      try {
        await stream.write(bytes);
      } catch (error) {
        await stream.abort();
        throw error;
      }
      await stream.close();
      return true;
    } catch {
      return false;
    }
  },
};

function isHandle(stored: unknown): stored is Handle {
  return (
    typeof stored === "object" &&
    stored !== null &&
    "name" in stored &&
    typeof stored.name === "string" &&
    "createWritable" in stored &&
    typeof stored.createWritable === "function"
  );
}

async function isAllowed(handle: Handle): Promise<boolean> {
  if ((await handle.queryPermission?.(READWRITE)) === "granted") return true;
  return ((await handle.requestPermission?.(READWRITE)) ?? "granted") === "granted";
}
