/** Reads codes one after another, whatever they hold: one game, the codes of a loop, a stream. */
import { ok, refuse, type Result } from "../../base/result";
import type { KeptLog } from "../backup/kept";
import { type CodeRefusal, MOST_PARCEL, type ParcelKind } from "./code-words";
import { createCollector } from "./collector";
import { openPayload, type Packing, readPayload } from "./payload";

/** Bytes of the SHA-256 before a file. */
const DIGEST = 32;

/** A game, or a file in the format of the backup; nothing of it is checked against the rules yet. */
export type Scanned =
  | { readonly is: "log"; readonly log: KeptLog }
  | { readonly is: "file"; readonly bytes: Uint8Array };

/** Some of the codes are read. `need` may still grow by one or two, if codes that are read bring nothing new. */
export interface Part {
  readonly is: "part";
  readonly kind: ParcelKind;
  readonly have: number;
  readonly need: number;
}

export type CodeReader = ReturnType<typeof createCodeReader>;

export function createCodeReader(packing: Packing) {
  const collector = createCollector();
  return {
    /** @param text of one code, or pasted. Refused: anything else; then nothing that was read before is lost. */
    async read(text: string): Promise<Result<Scanned | Part, CodeRefusal>> {
      const added = collector.add(text);
      if (added === "notOurs") return asLog(await readPayload(text, packing));
      if (typeof added === "string") return refuse(added);
      const { kind, have, need, whole } = added;
      if (!whole) return ok({ is: "part", kind, have, need });
      const opened = await openParcel(kind, whole, packing);
      // Frames that fit together but give the wrong parcel were made to harm; the real one can still come.
      if (!opened.ok) collector.clear();
      return opened;
    },
  };
}

function asLog(read: Result<KeptLog, CodeRefusal>): Result<Scanned, CodeRefusal> {
  return read.ok ? ok({ is: "log", log: read.value }) : read;
}

async function openParcel(
  kind: ParcelKind,
  parcel: Uint8Array,
  packing: Packing,
): Promise<Result<Scanned, CodeRefusal>> {
  if (kind === "game") return asLog(await openPayload(parcel, packing));
  const bytes = parcel.slice(DIGEST);
  const digest = await packing.sha256(bytes);
  const isSame = digest?.every((byte, at) => byte === parcel[at]) ?? false;
  return isSame ? ok({ is: "file", bytes }) : refuse("damaged");
}

/** Why a file becomes no codes. `cannotPack`: the browser cannot compute a SHA-256. */
export type NoCodes = "tooMuch" | "cannotPack";

/** The parcel of a file: its SHA-256, then the file. */
export async function fileParcel(
  file: Uint8Array,
  { sha256 }: Pick<Packing, "sha256">,
): Promise<Result<Uint8Array, NoCodes>> {
  if (DIGEST + file.length > MOST_PARCEL) return refuse("tooMuch");
  const digest = await sha256(file);
  if (!digest) return refuse("cannotPack");
  const parcel = new Uint8Array(DIGEST + file.length);
  parcel.set(digest);
  parcel.set(file, DIGEST);
  return ok(parcel);
}
