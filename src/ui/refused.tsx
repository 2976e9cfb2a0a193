import { useOpenLog } from "./context";
import "./parts/refusal.css";

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

/** One plain sentence over the edge of what is below. It makes no sound: a live region elsewhere speaks it. */
export function Refusal({ words }: { words: string | undefined }) {
  return <div class="refusal">{words !== undefined && <span key={words}>{words}</span>}</div>;
}
