/** Whether a bracket still goes with the standings it was drawn from. */
import { type Bracket, isUnderWay } from "./bracket";
import { cutOf, type Standing } from "./standings";

/**
 * @returns whether others qualify now, or in another order, than those the bracket was drawn for. Who has gone home since
 * the playoffs began still qualified.
 */
export function seedsChanged(
  { seeds, games }: Pick<Bracket, "seeds" | "games">,
  standings: readonly Standing[],
): boolean {
  const played = isUnderWay({ games });
  const { qualifiers } = cutOf(
    played ? standings.map((one) => ({ ...one, here: one.here || seeds.includes(one.id) })) : standings,
  );
  return qualifiers.join() !== seeds.join();
}
