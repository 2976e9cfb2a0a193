import { SOLITAIRE_LINES, SOLITAIRE_SIZE, SOLITAIRE_STARTER, countSolitaire } from "../../rules/patience/solitaire";
import { cardAt, type Layout } from "../../rules/patience/layout";
import { readSolitaireLink, solitaireLink } from "../../share/patience-links";
import { CardText } from "../parts/card-text";
import { CountedLine, SuitsMissing, useLines } from "./counted-line";
import { PatienceScreen } from "./patience-screen";
import { LineScore, Place } from "./place";
import { LaidSide } from "./laid-side";
import { type PatienceGame, usePatience } from "./use-patience";

const LINE_NAMES = ["First hand", "Second hand", "The crib"] as const;

const SOLITAIRE: PatienceGame<{ readonly layout: Layout }> = {
  tool: "solitaire",
  size: SOLITAIRE_SIZE,
  empty: { layout: [] },
  read: readSolitaireLink,
  write: solitaireLink,
  placeName: (place) => {
    const line = lineAt(place);
    return line < 0
      ? "The starter"
      : `${LINE_NAMES[line]}, card ${(SOLITAIRE_LINES[line]?.places.indexOf(place) ?? 0) + 1}`;
  },
  countHeard: ({ layout }) => {
    const { tallies, total } = countSolitaire(layout);
    return `${tallies.map((tally, line) => `${LINE_NAMES[line]} ${tally?.total}`).join(", ")}: ${total} in all.`;
  },
};

/** The line a place belongs to; -1 for the starter. */
function lineAt(place: number): number {
  return SOLITAIRE_LINES.findIndex(({ places }) => places.includes(place));
}

/** Says which cards are still to come. In each hand of six, the four to keep come first, then two for the crib. */
function solitaireAsks(layout: Layout, place: number): string {
  if (place === SOLITAIRE_STARTER) return "Tap the starter card";
  const six = place < 6 ? 0 : 6;
  const kept = place - six < 4;
  const missing = (kept ? [0, 1, 2, 3] : [4, 5]).filter((at) => cardAt(layout, six + at) === undefined);
  return `${six === 0 ? "First" : "Second"} hand: ${missing.length} ${kept ? "to keep" : "for the crib"}`;
}

/** Cribbage solitaire: two hands of six, and the discards of both make the crib. */
export function Solitaire() {
  const patience = usePatience(SOLITAIRE);
  const { state, next, choose } = patience;
  const { layout } = state;
  const { tallies, total } = countSolitaire(layout);
  const lines = useLines(layout, SOLITAIRE_LINES, tallies, SOLITAIRE_STARTER);
  const entering = next !== undefined;
  const replaced = entering ? cardAt(layout, next) : undefined;
  const place = (at: number) => (
    <Place
      key={at}
      name={SOLITAIRE.placeName(at)}
      card={cardAt(layout, at)}
      next={at === next}
      lit={!entering && lines.lit.includes(at)}
      onPress={() => choose(at)}
    />
  );
  return (
    <PatienceScreen
      title="Cribbage solitaire"
      patience={patience}
      asks={
        replaced ? (
          <>
            Tap a card to replace <CardText card={replaced} />
          </>
        ) : (
          entering && solitaireAsks(layout, next)
        )
      }
      again="Next deal"
      board={
        <div class="laid named">
          <div class="laid-lines">
            {SOLITAIRE_LINES.map(({ places }, line) => (
              <div key={line} class="laid-line">
                <span class="laid-name">{LINE_NAMES[line]}</span>
                {places.map(place)}
                <LineScore
                  name={LINE_NAMES[line] ?? ""}
                  tally={tallies[line]}
                  chosen={line === lines.line}
                  onPress={entering ? undefined : () => lines.choose(line)}
                />
              </div>
            ))}
            {entering && <p class="laid-hint">Tap four to keep, then two for the crib.</p>}
          </div>
          <LaidSide patience={patience} total={total}>
            {place(SOLITAIRE_STARTER)}
          </LaidSide>
        </div>
      }
    >
      <SuitsMissing tallies={tallies} />
      {lines.tally && <CountedLine name={LINE_NAMES[lines.line] ?? ""} tally={lines.tally} onLight={lines.light} />}
    </PatienceScreen>
  );
}
