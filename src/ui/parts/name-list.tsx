import { listPieces } from "../../base/lists";

/** "Alice, Bob and Carol", with each name marked off from the direction of the text around it. */
export function NameList({ names }: { names: readonly string[] }) {
  return listPieces(names).map(({ text, isName }, i) => (isName ? <bdi key={i}>{text}</bdi> : text));
}
