import type { Owner } from "../../../game/facts";
import { type GameState, statedCountOf } from "../../../game/state";
import { judge } from "../../../game/counted-hand";
import { nameOfSide, otherSides, seatOf } from "../../../game/sides";
import type { Card } from "../../../rules/cards";
import { PENALTIES } from "../../../rules/penalties";
import type { Side } from "../../../rules/ruleset";
import type { Verdict } from "../../../rules/show/verdict";
import type { Settled } from "../../../game/waiting";
import { CardText } from "../../parts/card-text";
import { MainButton } from "../../parts/main-button";
import { useSession } from "../../context";
import { SideButton } from "../side-choice";
import { RuleLink, Words } from "../../parts/sentence";
import { callWords, isOnePlayer } from "../../words/events";
import { combinationWords } from "../../words/units";
import type { StatedHand } from "../../words/miscounts";
import { explanation, missedWords, unlessWords } from "../../words/verdicts";
import type { Tally } from "../../../rules/show/combinations";

interface RulingProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  readonly settled: Settled;
}

/** The stated count beside the right one, with the likely mistake, and the outcome of a challenge. */
export function RulingWords({ state, owner, tally, settled }: RulingProps) {
  const { stated } = settled;
  const name = state.seats[seatOf(state, owner)]?.name;
  const judged = judge(state, owner, tally, stated);
  const call = statedCountOf(state, owner)?.call;
  return (
    <section class="ruling panel" role="status">
      <p>
        <bdi>{name}</bdi> said {stated}.{" "}
        <b>{`${stated === tally.total ? "Right" : `It’s worth ${tally.total}`}${judged ? unlessWords(judged.verdict) : ""}.`}</b>
      </p>
      {judged && <Why found={judged.verdict} about={judged} />}
      {call && (
        <p>
          <bdi>{nameOfSide(state, call.side)}</bdi>{" "}
          {callWords(call.for, { stated, truth: tally.total }, settled.ruling)}.
        </p>
      )}
      {stated !== tally.total && <RuleLink topic={tally.total > stated ? "muggins" : "overcount"} />}
    </section>
  );
}

function Why({ found, about }: { found: Verdict; about: StatedHand }) {
  const missed = found.is === "short" ? found.missed : [];
  return (
    <>
      {missed.length > 0 && (
        <p>
          {missedWords(found)}{" "}
          {missed.map((one, i) => (
            <span key={i}>
              {i > 0 && ", "}
              {combinationWords(one.kind, one.points).toLowerCase()}{" "}
              {one.places.map((place) => (
                <CardText key={place} card={about.cards[place] as Card} />
              ))}
            </span>
          ))}
        </p>
      )}
      {explanation(found, about).map((sentence, i) => (
        <p key={i}>
          <Words of={sentence} />
        </p>
      ))}
    </>
  );
}

interface OfferProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly settled: Settled;
  readonly counter: Side;
}

/** Offers the others their further claims: overcounted points, or fifteen back for a win claimed too early. */
export function Offers({ state, owner, settled, counter }: OfferProps) {
  const session = useSession();
  const { at, of, excess, ruling } = settled;
  if (ruling.falseGame) return <FalseGame state={state} owner={owner} side={counter} />;
  if (excess === 0) return null;
  const [other = 0, ...more] = otherSides(state, counter);
  return (
    <SideButton
      state={state}
      but={counter}
      legend="Who claims the points?"
      onSide={(side) => void session.record({ type: "called", at, of, side, for: "over", points: 0 })}
    >
      Counted too much: {excess} for {more.length > 0 ? "each of the others" : <bdi>{nameOfSide(state, other)}</bdi>}
    </SideButton>
  );
}

/** Pegs the settled count, then takes fifteen back (rules.md §6.6). */
function FalseGame({ state, owner, side }: Pick<OfferProps, "state" | "owner"> & { readonly side: Side }) {
  const session = useSession();
  return (
    <MainButton kind="second" onPress={() => void session.record({ type: "handPegged", owner, falseGame: true })}>
      Peg it, then <bdi>{nameOfSide(state, side)}</bdi> {isOnePlayer(state, [side]) ? "goes" : "go"} back{" "}
      {PENALTIES.falseGame.points} for claiming the win too early
    </MainButton>
  );
}
