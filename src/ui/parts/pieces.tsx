import { CardText } from "./card-text";
import type { Piece } from "../words/entries";

/** Words with cards among them: "Bob played 7♣". */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <bdi>{pieces.map((piece, i) => (typeof piece === "string" ? piece : <CardText key={i} card={piece.card} />))}</bdi>
  );
}
