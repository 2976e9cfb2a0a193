/** The codes of the game on screen. */
import { useEffect, useState } from "preact/hooks";
import { blockCount, framesOf } from "../../share/codes/frames";
import type { ParcelKind } from "../../share/codes/code-words";
import { packGame, type Packing, payloadLink } from "../../share/codes/payload";
import { fileParcel, type NoCodes } from "../../share/codes/reader";
import type { KeptLog } from "../../share/backup/kept";
import type { Session } from "../../session/session";
import type { Device } from "../device";
import { fitsOneCode } from "./qr";

/**
 * `one`: the link itself is the code. `loop`: up to four codes in turn. `stream`: as many as the other phone needs.
 * A match has no link.
 */
export type Codes =
  | { readonly is: "one"; readonly link: string }
  | {
      readonly is: "loop" | "stream";
      readonly link: string | undefined;
      readonly count: number;
      readonly frame: (number: number) => string;
    }
  | { readonly is: "none"; readonly why: NoCodes };

const CANNOT_PACK: Codes = { is: "none", why: "cannotPack" };

/** The most codes shown in turn, each of which is needed. */
const MOST_IN_LOOP = 4;

type Needs = Pick<Device, "packing" | "keeping">;

/**
 * The codes of the open game, or of its whole match.
 * @param others the other games of the match that go over with it
 * @returns undefined while they are being made
 */
export function useCodes({ openId, entries }: Session, others: readonly string[], device: Needs): Codes | undefined {
  const [id, all] = [openId.value, entries.value];
  const rest = others.join(" ");
  const games = `${id} ${rest}`;
  // The codes of the last entries stay until the next ones are made: the page must not jump meanwhile.
  const [last, setLast] = useState<{ readonly games: string; readonly codes: Codes }>();
  useEffect(() => {
    let over = false;
    if (id === undefined) return undefined;
    void codesOf({ id, entries: all }, rest, device).then((codes) => over || setLast({ games, codes }));
    return () => {
      over = true;
    };
  }, [id, all, rest, games, device]);
  return last?.games === games ? last.codes : undefined;
}

/** @param shown the log as the screen knows it, if the disk does not answer */
async function codesOf(shown: KeptLog, others: string, device: Needs): Promise<Codes> {
  const [packing, keeping] = await Promise.all([device.packing(), device.keeping()]);
  if (!packing) return CANNOT_PACK;
  const kept = await keeping?.keep([shown.id, ...others.split(" ").filter((id) => id !== "")]);
  const logs = kept?.ok ? kept.value.logs : [];
  const log = logs.find(({ id }) => id === shown.id) ?? shown;
  if (others !== "") {
    const file = await packing.packFile({ logs: [...logs.filter((one) => one !== log), log], preferences: {} });
    return file ? fileCodes(file, packing) : CANNOT_PACK;
  }
  const payload = await packGame(log, packing);
  if (!payload) return CANNOT_PACK;
  const link = payloadLink(payload, location.href.replace(/#.*/s, ""));
  return fitsOneCode(link) ? { is: "one", link } : inTurn("game", payload, link);
}

/** The codes of a backup file. @param packing undefined if it could not be loaded */
export async function fileCodes(file: Uint8Array, packing: Pick<Packing, "sha256"> | undefined): Promise<Codes> {
  if (!packing) return CANNOT_PACK;
  const parcel = await fileParcel(file, packing);
  return parcel.ok ? inTurn("file", parcel.value, undefined) : { is: "none", why: parcel.error };
}

function inTurn(kind: ParcelKind, parcel: Uint8Array, link: string | undefined): Codes {
  const count = blockCount(parcel.length);
  return { is: count <= MOST_IN_LOOP ? "loop" : "stream", link, count, frame: framesOf(kind, parcel) };
}
