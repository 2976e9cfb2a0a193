/** Names that look alike: everybody at the table must know who is meant. */
import { ok, refuse, type Result } from "../base/result";
import { checkName } from "./names";
import type { NameRefusal } from "./stored-name";

/** Letters that look like Latin ones in most fonts: Greek, Cyrillic, and two signs. Each pair is the letter and its twin. */
const TWINS = new Map(
  (
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi νv οo ρp υu χx " +
    "АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ԚQ ԜW ѴV аa еe ѕs іi јj оo рp сc уy үy хx һh ԁd ԛq ԝw ѵv ӏl ӀI ıi " +
    "’' ‘' ʼ' ′' ‐- ‒- –- —- −-"
  )
    .split(" ")
    .map(([letter = "", twin = ""]) => [letter, twin]),
);

const folded = (name: string) => name.toUpperCase().toLowerCase();

/**
 * Three readings of a name; two names look alike if one reading is the same. The first ignores capitals, the second also
 * takes every twin for its Latin letter, and the third keeps capitals but takes I for l and 0 for O.
 */
function looksOf(name: string): readonly string[] {
  const bare = name.normalize("NFKD").replace(/[\p{DI}\s\u2800]/gu, "");
  const latin = Array.from(bare, (sign) => TWINS.get(sign) ?? sign).join("");
  return [`1${folded(bare)}`, `2${folded(latin)}`, `3${latin.replace(/[I|]/g, "l").replaceAll("0", "O")}`];
}

/** Names that are taken, and with them every name that people could mistake for one of them. */
export function takenNames(names: readonly string[] = []) {
  const looks = new Set(names.flatMap(looksOf));
  return {
    has: (name: string): boolean => looksOf(name).some((look) => looks.has(look)),
    add: (name: string): void => looksOf(name).forEach((look) => looks.add(look)),
  };
}

/** Checks the names of a table: each by itself, and that no two look alike. */
export function checkNames(texts: readonly string[]): Result<readonly string[], NameRefusal> {
  const names: string[] = [];
  const taken = takenNames();
  let alike = false;
  for (const text of texts) {
    const name = checkName(text);
    if (!name.ok) return name;
    alike ||= taken.has(name.value);
    taken.add(name.value);
    names.push(name.value);
  }
  return alike ? refuse("nameTwice") : ok(names);
}

/** The places of the names that `checkNames` refuses: each that is wrong by itself or looks like another. */
export function namesAtFault(texts: readonly string[]): readonly number[] {
  const names = texts.map((text) => {
    const name = checkName(text);
    return name.ok ? name.value : "";
  });
  return names.flatMap((name, place) =>
    name === "" || takenNames(names.toSpliced(place, 1)).has(name) ? [place] : [],
  );
}
