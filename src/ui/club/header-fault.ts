/** The fault in the header of an event or a scorecard, beside the field that it is about. */
import { useState } from "preact/hooks";
import type { BookRefusal } from "../../club/book-facts";
import type { Fault } from "../parts/text-field";

type HeaderField = "name" | "date" | "games";

/** The fields of a header; every other refusal of a header is about its name. */
const fieldOf = (code: BookRefusal): HeaderField =>
  code === "badDate" ? "date" : code === "badGames" ? "games" : "name";

/** @param words what each refusal says in this form */
export function useHeaderFault(words: Readonly<Record<BookRefusal, string>>) {
  const [fault, setFault] = useState<Fault & { readonly at: HeaderField }>();
  return {
    /** Says the refusal beside its field. @returns whether there was none */
    passes: (code: BookRefusal | undefined): boolean => {
      setFault(code && { at: fieldOf(code), words: words[code] });
      return code === undefined;
    },
    clear: () => setFault(undefined),
    at: (field: HeaderField): Fault | undefined => (fault?.at === field ? fault : undefined),
  };
}
