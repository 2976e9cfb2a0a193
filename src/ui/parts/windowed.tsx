/** A long list: only the pieces near the screen are in the document, and empty boxes hold the place of the others. */
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { memo } from "./memo";
import { Rows } from "./rows";
import "./windowed.css";

/** The most rows of a piece. Each piece is drawn at once, so it must be short. */
const MOST_ROWS = 5;

/** A longer list is drawn with one piece at first, because a whole screen of rows takes long. */
const FEW_ROWS = 20;

/** Pixels of a row before the first one is measured. */
const USUAL_ROW = 56;

type Key = string | number;

/** Some rows of one card of the list. */
export interface Piece<Row> {
  /** Unique in the list, and not empty. */
  readonly key: Key;
  readonly rows: readonly Row[];
  /** The place of its first row in the card, from 0. */
  readonly at: number;
  /** The number of rows in the card. */
  readonly of: number;
  /** The usual height of a heading above it, in rows. */
  readonly heading?: number | undefined;
}

/** The usual height of a piece, in rows. */
const usualRows = ({ rows, heading = 0 }: Piece<unknown>): number => rows.length + heading;

/** Cuts cards of rows into pieces. @param keyOf a name of a piece by its first two rows, unique in the list */
export function piecesOf<Row>(
  cards: readonly (readonly Row[])[],
  keyOf: (first: Row, second: Row | undefined) => Key,
): readonly Piece<Row>[] {
  const pieces: Piece<Row>[] = [];
  for (const card of cards)
    for (let at = 0; at < card.length; at += MOST_ROWS) {
      const [first, second] = [card[at] as Row, card[at + 1]];
      pieces.push({ key: keyOf(first, second), rows: card.slice(at, at + MOST_ROWS), at, of: card.length });
    }
  return pieces;
}

/** Pixels of each measured piece by its key, and of a usual row. Kept after the screen is left, so that "back" finds its place. */
export type Heights = Map<Key, number>;
const ROW = "";

interface WindowedProps<P extends Piece<unknown>> {
  readonly pieces: readonly P[];
  readonly heights: Heights;
  /** Draws a piece. Must be the same function while its answers are the same. */
  readonly draw: (piece: P) => VNode;
}

/** The places of the pieces in the document: `from` up to `to`, and one that stays because it has the focus. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly held?: number | undefined;
}

/** The place of the last piece that begins at or above `y`. @param tops of the pieces, rising from 0 */
function placeAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle;
  }
  return low;
}

/** Pixels of the list above the screen. */
function hiddenAbove(list: HTMLElement): number {
  return -list.getBoundingClientRect().top;
}

/** The list scrolls with the page. On paper it is whole. */
export function Windowed<P extends Piece<unknown>>({ pieces, heights, draw: drawPiece }: WindowedProps<P>) {
  const root = useRef<HTMLDivElement>(null);
  const [measures, measured] = useState(0);
  const tops = topsOf(pieces, heights);
  const [{ from, to, held }, setRange] = useState<Range>(() => ({
    from: 0,
    to: pieces.reduce((sum, { rows }) => sum + rows.length, 0) > FEW_ROWS ? 1 : pieces.length,
  }));

  const paper = useRef(false);

  /** @param around whether the pieces within half a screen of it are drawn too, or only stay if they are there */
  const draw = (list: HTMLElement, around: boolean): void => {
    const top = hiddenAbove(list);
    const focused = list.querySelector<HTMLElement>("[data-piece]:focus-within")?.dataset["piece"];
    const near = { from: placeAt(tops, top - innerHeight / 2), to: 1 + placeAt(tops, top + innerHeight * 1.5) };
    const screen = { from: placeAt(tops, top), to: 1 + placeAt(tops, top + innerHeight) };
    // A flick back and forth must not draw the same pieces again.
    const some = from < screen.to && screen.from < to;
    const kept = some ? { from: Math.max(near.from, from), to: Math.min(near.to, to) } : screen;
    const next = {
      ...(around ? near : { from: Math.min(screen.from, kept.from), to: Math.max(screen.to, kept.to) }),
      held: focused === undefined ? undefined : Number(focused),
    };
    setRange((now) => (now.from === next.from && now.to === next.to && now.held === next.held ? now : next));
  };
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = (): void => {
    const list = root.current;
    if (!list || paper.current) return;
    const top = hiddenAbove(list);
    const isFull = placeAt(tops, top) >= from && placeAt(tops, top + innerHeight) < to;
    clearTimeout(later.current);
    // The rows on the screen come first. Those around it wait for a task that draws no frame, because both together take long.
    if (isFull) later.current = setTimeout(draw, 0, list, true);
    else draw(list, false);
  };
  const latest = useRef(look);
  latest.current = look;

  // After the paint: measuring before it would make the browser lay out the page in the same task.
  useEffect(() => {
    if (measure(root.current, pieces, heights)) measured((n) => n + 1);
  }, [pieces, heights, from, to, held, measures]);
  // Other heights, after the window or its text has changed, bring other pieces near the screen.
  useEffect(() => latest.current(), [pieces, from, to, measures]);
  useEffect(() => {
    const onScroll = () => latest.current();
    const onResize = () => {
      heights.clear();
      // A waiting draw would use the old heights.
      clearTimeout(later.current);
      measured((n) => n + 1);
    };
    const onPrint = () => {
      paper.current = true;
      clearTimeout(later.current);
      setRange({ from: 0, to: Infinity });
    };
    const onPrinted = () => {
      paper.current = false;
      latest.current();
    };
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onResize);
    addEventListener("beforeprint", onPrint);
    addEventListener("afterprint", onPrinted);
    return () => {
      clearTimeout(later.current);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onResize);
      removeEventListener("beforeprint", onPrint);
      removeEventListener("afterprint", onPrinted);
    };
  }, [heights]);

  const drawn: ComponentChildren[] = [];
  let end = 0;
  const fillTo = (next: number) => {
    const height = (tops[next] ?? 0) - (tops[end] ?? 0);
    if (height > 0)
      drawn.push(<div key={next === pieces.length ? "end" : `${end > 0}`} style={{ blockSize: `${height}px` }} />);
    end = next + 1;
  };
  const show = (at: number) => {
    const piece = pieces[at];
    if (!piece) return;
    fillTo(at);
    drawn.push(
      <div key={piece.key} data-piece={at}>
        <Drawn piece={piece} draw={drawPiece as (one: Piece<unknown>) => VNode} />
      </div>,
    );
  };
  const last = Math.min(to, pieces.length);
  if (held !== undefined && held < from) show(held);
  for (let at = from; at < last; at++) show(at);
  if (held !== undefined && held >= last) show(held);
  fillTo(pieces.length);
  return (
    <div class="windowed" ref={root}>
      {drawn}
    </div>
  );
}

/** The top of each piece, and the height of the list, in pixels. */
function topsOf(pieces: readonly Piece<unknown>[], heights: Heights): readonly number[] {
  const usual = heights.get(ROW) ?? USUAL_ROW;
  const tops = [0];
  let top = 0;
  for (const piece of pieces) {
    top += heights.get(piece.key) ?? usualRows(piece) * usual;
    tops.push(top);
  }
  return tops;
}

/** Measures the pieces in the document; the first screen of them also gives a usual row. @returns whether a height is new */
function measure(root: HTMLElement | null, pieces: readonly Piece<unknown>[], heights: Heights): boolean {
  let moved = 0;
  for (const box of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
    const key = pieces[Number(box.dataset["piece"])]?.key;
    if (key === undefined) continue;
    const { height } = box.getBoundingClientRect();
    moved += Math.abs(height - (heights.get(key) ?? 0));
    heights.set(key, height);
  }
  const known = heights.has(ROW) ? [] : pieces.filter(({ key }) => heights.has(key));
  // The first piece alone would be a poor sample.
  if (known.length > 1) {
    const sum = known.reduce((pixels, { key }) => pixels + (heights.get(key) ?? 0), 0);
    heights.set(ROW, sum / known.reduce((rows, one) => rows + usualRows(one), 0));
  }
  // Less than a pixel is a rounding error.
  return moved > 1;
}

const Drawn = memo(({ piece, draw }: { piece: Piece<unknown>; draw: (piece: Piece<unknown>) => VNode }) => draw(piece));

interface PieceRowsProps<Row> {
  readonly label: string;
  readonly piece: Piece<Row>;
  readonly children: (row: Row) => ComponentChildren;
}

/** The rows of one piece. A screen reader hears the place of each in its card, of which the rest may not be here. */
export function PieceRows<Row>({ label, piece: { rows, at, of }, children: draw }: PieceRowsProps<Row>) {
  return (
    <Rows label={label} list before={at + rows.length < of} after={at > 0}>
      {rows.map((row, i) => (
        <div key={at + i} role="listitem" aria-posinset={at + i + 1} aria-setsize={of}>
          {draw(row)}
        </div>
      ))}
    </Rows>
  );
}
