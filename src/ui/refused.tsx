import { useOpenLog } from "./context";
import "./parts/refusal.css";

/**
 * Says why the last entry was refused, until the next one is accepted.
 * @param spoken for a dialog or a form: announces itself to screen readers and covers no other element
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

/** A refusal in one sentence, overlapping the element before it. Another live region announces it. */
export function Refusal({ words }: { words: string | undefined }) {
  return <div class="refusal">{words !== undefined && <span key={words}>{words}</span>}</div>;
}
