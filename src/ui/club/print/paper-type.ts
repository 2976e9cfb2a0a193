/** Type sizes on paper: names are as large as the page allows, and do not break inside a word. */

const POINTS_PER_MM = 72 / 25.4;
/** The printed part of a page, in mm: the narrower of A4 and Letter, and the lower, less the heading and the last line. */
const PAGE = { width: 186, height: 215 } as const;
/** Width of a letter in ems: rather too much, because it differs from font to font. */
const LETTER = { plain: 0.62, bold: 0.7 } as const;

export interface Fit {
  /** Width of the line, in mm. */
  readonly width: number;
  /** Largest and smallest type, in points. */
  readonly most: number;
  readonly least: number;
  readonly weight: keyof typeof LETTER;
  /** How many lines a name may fill. Lines that break at blanks are not full, so 2.5 is about three lines. */
  readonly lines: number;
}

interface Fitted {
  /** With soft hyphens in a word that is too long even in the smallest type. */
  readonly text: string;
  readonly style: { readonly fontSize: string };
}

/** @returns the name in the largest type that fits */
export function fitted(name: string, { width, most, least, weight, lines }: Fit): Fitted {
  const points = (letters: number) => (width * POINTS_PER_MM) / (LETTER[weight] * Math.max(1, letters));
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const size = Math.max(least, Math.min(most, points(Math.max(longest, name.length / lines))));
  return { text: softened(name, Math.floor(points(1) / size)), style: { fontSize: `${size.toFixed(1)}pt` } };
}

const SEATING = { names: 0.19, padding: 2.2 } as const;
/** A player's name in the first column of the seating. */
export const SEATED: Fit = {
  width: PAGE.width * SEATING.names - SEATING.padding,
  most: 10,
  least: 7.5,
  weight: "bold",
  lines: 1.7,
};

/** An opponent's name in the seating. @param abreast rounds side by side */
export function opponentFit(abreast: number): Fit {
  const width = (PAGE.width * (1 - SEATING.names)) / abreast - SEATING.padding;
  return { width, most: 7, least: 5.5, weight: "plain", lines: 2.5 };
}

/** With more tables than this, a round for the wall has two columns. */
const ONE_COLUMN = 12;
const WALL = { most: 48, lineHeight: 1.15, padding: 3, gap: 5, tableNumber: 1.9 } as const;

/** A round for the wall: the fewer tables, the larger the type. A long name is smaller, or takes two lines in half the size. */
export function wallFit(tables: number): Fit & { readonly columns: 1 | 2 } {
  const columns = tables > ONE_COLUMN ? 2 : 1;
  const row = PAGE.height / Math.ceil(tables / columns);
  const most = Math.min(WALL.most, ((row - WALL.padding) / (2 * WALL.lineHeight)) * POINTS_PER_MM);
  const width = PAGE.width / columns - columns * WALL.gap - (WALL.tableNumber * most) / POINTS_PER_MM;
  return { width, most, least: most / 2, weight: "plain", lines: 1, columns };
}

const SOFT_HYPHEN = "\u00AD";
/** A place to break a word: a vowel before a consonant and a vowel, or between two consonants. */
const BREAK = /[aeiouyà-ü](?=[^aeiouyà-ü\s][aeiouyà-ü])|[aeiouyà-ü][^aeiouyà-ü\s](?=[^aeiouyà-ü\s]+[aeiouyà-ü])/giu;

/** @returns the name with soft hyphens in words of more than `most` letters */
export function softened(name: string, most: number): string {
  return name.replace(/[\p{Script=Latin}\p{M}’']+/gu, (word) => (word.length > most ? pieces(word, most) : word));
}

/** Pieces of about the same length, none longer than `most`. */
function pieces(word: string, most: number): string {
  const length = Math.ceil(word.length / Math.ceil(word.length / most));
  const places = [...word.matchAll(BREAK)].map(({ index, 0: { length: letters } }) => index + letters);
  const parts: string[] = [];
  let from = 0;
  while (word.length - from > most) {
    const good = places.filter((place) => place - from >= 2 && place - from <= most);
    const near = (place: number) => Math.abs(place - from - length);
    const to = good.toSorted((one, other) => near(one) - near(other))[0] ?? from + Math.min(length, most);
    parts.push(word.slice(from, to));
    from = to;
  }
  return [...parts, word.slice(from)].join(SOFT_HYPHEN);
}
