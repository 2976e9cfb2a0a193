import { lazyPart } from "../lazy";
import { Pegged, type SayingProps } from "./saying";

const WholeSaying = lazyPart(async () => (await import("./whole-saying"))?.WholeSaying);

/** Two lines of the narrowest table hold at least as many letters. */
const SHORT = 44;

/**
 * The last event on the table, where it always takes two lines, because the keys below must not move. A longer sentence
 * is shown whole by a tap. @param short the words to show until then
 */
export function BriefSaying({ words, short = words, pegged }: SayingProps & { readonly short?: string }) {
  return (
    <div class="saying brief">
      {words === "" ? <span /> : <q>{words.length > SHORT ? short : words}</q>}
      <Pegged pegged={pegged} />
      {words.length > SHORT && <WholeSaying words={words} pegged={pegged} />}
    </div>
  );
}
