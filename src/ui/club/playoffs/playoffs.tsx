/** The playoffs: the draw, the bracket game by game, and the consolation. */
import { type Bracket as Drawn, championOf } from "../../../club/bracket";
import { Bracket } from "./bracket";
import { Consolation } from "./consolation";
import { BracketDraw } from "./bracket-draw";
import { BracketStale } from "./bracket-stale";
import { PrintButton } from "../print/print";
import type { ClubEvent } from "../../../club/event";
import type { Device } from "../../device";

export function Playoffs({ event, device }: { readonly event: ClubEvent; readonly device: Device }) {
  const { bracket } = event;
  return (
    <section class="playoffs-page stack" aria-label="Playoffs">
      <div class="standings-top">
        <span class="muted">{bracket ? lengthWords(bracket) : "Not drawn yet"}</span>
        <PrintButton event={event} device={device} />
      </div>
      {bracket ? (
        <>
          <BracketStale event={event} />
          <Champion name={event.players[championOf(bracket) ?? -1]?.name} />
          <Bracket event={event} bracket={bracket} />
        </>
      ) : (
        <BracketDraw event={event} />
      )}
      <Consolation event={event} />
    </section>
  );
}

function lengthWords({ bestOf }: Drawn): string {
  return bestOf === 1 ? "Each match is one game" : `Each match is best of ${bestOf}`;
}

function Champion({ name }: { name: string | undefined }) {
  return (
    <div class="champion" role="status">
      {name !== undefined && (
        <h2>
          <bdi>{name}</bdi> is the champion
        </h2>
      )}
    </div>
  );
}
