import { Refusal } from "./parts/refusal";
import { useSession } from "./session-context";
import { REFUSAL_WORDS } from "./words/words";

/**
 * Why the last tap was not taken, until the next one is.
 * @param spoken inside a dialog, where the page's own live region is not heard
 */
export function Refused({ spoken = false }: { spoken?: boolean }) {
  const said = useSession().said.value;
  const words = said && REFUSAL_WORDS[said.code];
  return spoken ? (
    <div class="refused" role="status">
      {words}
    </div>
  ) : (
    <Refusal words={words} />
  );
}
