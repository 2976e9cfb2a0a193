import type { Setup } from "../../session/new-game/setup";
import { REFUSAL_WORDS } from "../words/refusals";

/** Says beside a refused choice why it does not fit the others, until the next choice. */
export function WhyNot({ setup, at }: { setup: Setup; at: NonNullable<Setup["refused"]["value"]>["at"] }) {
  const refused = setup.refused.value;
  if (refused?.at !== at) return null;
  return (
    <p class="why-not" role="alert">
      {REFUSAL_WORDS[refused.why]}
    </p>
  );
}
