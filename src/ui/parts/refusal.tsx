/** Why not, in one plain sentence, laid over the edge of what is below it. Speaking it is the live region's work. */
export function Refusal({ words }: { words: string | undefined }) {
  return <div class="refusal">{words !== undefined && <span key={words}>{words}</span>}</div>;
}
