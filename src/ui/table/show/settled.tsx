import type { Owner } from "../../../game/facts";
import { type GameState } from "../../../game/state";
import { countsAlone } from "../../../game/known";
import { nameOfSide, seatOf } from "../../../game/sides";
import type { Card } from "../../../rules/cards";
import { PENALTIES } from "../../../rules/penalties";
import type { Side } from "../../../rules/ruleset";
import { readStatedPoints, type Verdict, verdict } from "../../../rules/show/verdict";
import type { Settled } from "../../../game/waiting";
import { CardText } from "../../parts/card-text";
import { MainButton } from "../../parts/main-button";
import { useSession } from "../../context";
import { otherSides, SideButton } from "../side-choice";
import { RuleLink, Words } from "../../parts/sentence";
import { type About, explanation, missedName, missedWords } from "../../words/verdicts";
import type { Tally } from "../../../rules/show/combinations";

interface RulingProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly tally: Tally;
  readonly settled: Settled;
}

/** What was said beside what it counts, and why: what was missed, or the mistake that makes the difference. */
export function RulingWords({ state, owner, tally, settled }: RulingProps) {
  const { stated, called } = settled;
  const name = state.seats[seatOf(state, owner)]?.name;
  const of = owner === "crib" ? "crib" : "hand";
  const { jokers, threeRuns } = state.countRules;
  // The catalogue of mistakes is one of usual counts.
  const usual = jokers === "none" && !threeRuns && !countsAlone(state.form, owner);
  const starter = usual ? state.deal?.starter : undefined;
  const claim = readStatedPoints(stated);
  const told = state.deal?.suits.get(owner);
  const found =
    starter && claim.ok ? verdict({ hand: tally.cards.slice(0, -1), starter, of, told }, claim.value) : undefined;
  return (
    <section class="ruling panel" role="status">
      <p>
        <bdi>{name}</bdi> said {stated}. <b>{stated === tally.total ? "Right." : `It counts ${tally.total}.`}</b>
      </p>
      {found && claim.ok && (
        <Why found={found} about={{ cards: tally.cards, of, claim: claim.value, total: tally.total }} />
      )}
      {called !== undefined && (
        <p>
          <bdi>{nameOfSide(state, called)}</bdi> {calledWords(settled, tally.total)}
        </p>
      )}
      {stated !== tally.total && <RuleLink topic={tally.total > stated ? "muggins" : "overcount"} />}
    </section>
  );
}

function Why({ found, about }: { found: Verdict; about: About }) {
  const missed = found.is === "short" ? found.missed : [];
  return (
    <>
      {missed.length > 0 && (
        <p>
          {missedWords(found)}{" "}
          {missed.map((one, i) => (
            <span key={i}>
              {i > 0 && ", "}
              {missedName(one).toLowerCase()}{" "}
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

function calledWords({ stated, ruling }: Settled, truth: number): string {
  if (ruling.caller > 0) return `called muggins, and takes ${ruling.caller}: no more than were named, or were there.`;
  if (ruling.opponents > 0) return `called too many, by ${ruling.opponents}.`;
  return stated === truth ? "called, but nothing was wrong." : "called, but not what was wrong.";
}

interface OfferProps {
  readonly state: GameState;
  readonly owner: Owner;
  readonly settled: Settled;
  readonly counter: Side;
}

/** What the others may ask for besides: too high a count when the app checks, and fifteen back for a game that was none. */
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
      legend="Who asks"
      onSide={(side) => void session.record({ type: "called", at, of, side, for: "over", points: 0 })}
    >
      Overcounted: {excess} for {more.length > 0 ? "each of the others" : <bdi>{nameOfSide(state, other)}</bdi>}
    </SideButton>
  );
}

/** First the count is pegged, as it was ruled; then the fifteen go back (rules.md §6.6). */
function FalseGame({ state, owner, side }: Pick<OfferProps, "state" | "owner"> & { readonly side: Side }) {
  const session = useSession();
  const ask = async () => {
    if (await session.record({ type: "handPegged", owner }))
      await session.record({ type: "penaltyTaken", side, penalty: "falseGame", over: 0 });
  };
  return (
    <MainButton kind="second" onPress={() => void ask()}>
      Peg it, and <bdi>{nameOfSide(state, side)}</bdi> goes back {PENALTIES.falseGame.points}: the game was stated too
      early
    </MainButton>
  );
}
