import { listPieces } from "../../base/lists";

/** "Alice, Bob and Carol", each name in a <bdi>, so that a right-to-left name does not reorder the text. */
export function NameList({ names }: { names: readonly string[] }) {
  return listPieces(names).map(({ text, isName }, i) => (isName ? <bdi key={i}>{text}</bdi> : text));
}
