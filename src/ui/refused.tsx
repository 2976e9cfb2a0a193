import { useOpenLog } from "./context";
import { Refusal } from "./parts/refusal";

/**
 * Says why the last entry was refused, until the next one is accepted.
 * @param spoken in a dialog or a flow of fields: a live region of its own, and it does not cover what is below
 */
export function Refused({ spoken = false }: { spoken?: boolean }) {
  const words = useOpenLog().refusal();
  return spoken ? (
    <div class="refused" role="status">
      {words}
    </div>
  ) : (
    <Refusal words={words} />
  );
}
