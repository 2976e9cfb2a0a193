/** The codes of the game on screen. */
import { useEffect, useState } from "preact/hooks";
import { blockCount, framesOf } from "../../share/codes/frames";
import { packGame, payloadLink } from "../../share/codes/payload";
import type { KeptLog } from "../../share/backup/kept";
import type { Session } from "../../session/session";
import type { Device } from "../device";
import { fitsOneCode } from "./qr";

/**
 * `one`: the link itself is the code. `loop`: up to four codes in turn. `stream`: as many as the other phone needs.
 * `none`: this browser cannot make codes.
 */
export type Codes =
  | { readonly is: "one"; readonly link: string }
  | { readonly is: "loop" | "stream"; readonly link: string; readonly count: number; readonly frame: FrameText }
  | { readonly is: "none" };
type FrameText = (number: number) => string;

/** The most codes shown in turn, each of which is needed. */
const MOST_IN_LOOP = 4;

type Needs = Pick<Device, "packing" | "keeping">;

/** The codes of the open game. @returns undefined while they are being made */
export function useCodes({ openId, entries }: Session, device: Needs): Codes | undefined {
  const [id, all] = [openId.value, entries.value];
  const [codes, setCodes] = useState<Codes>();
  useEffect(() => {
    let over = false;
    setCodes(undefined);
    if (id === undefined) return undefined;
    void codesOf({ id, entries: all }, device).then((made) => over || setCodes(made));
    return () => {
      over = true;
    };
  }, [id, all, device]);
  return codes;
}

/** @param shown the log as the screen knows it, if some of it is not on disk yet */
async function codesOf(shown: KeptLog, device: Needs): Promise<Codes> {
  const [packing, keeping] = await Promise.all([device.packing(), device.keeping()]);
  const kept = await keeping?.keep([shown.id]);
  const stored = kept?.ok ? kept.value.logs[0] : undefined;
  const log = stored && stored.entries.length >= shown.entries.length ? stored : shown;
  const payload = packing && (await packGame(log, packing));
  if (!payload) return { is: "none" };
  const link = payloadLink(payload, location.href.replace(/#.*/s, ""));
  if (fitsOneCode(link)) return { is: "one", link };
  const count = blockCount(payload.length);
  return { is: count <= MOST_IN_LOOP ? "loop" : "stream", link, count, frame: framesOf("game", payload) };
}
