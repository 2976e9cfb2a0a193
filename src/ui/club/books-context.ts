import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Books } from "../../session/books";

export const BooksContext = createContext<Books | undefined>(undefined);

export function useBooks(): Books {
  const books = useContext(BooksContext);
  if (!books) throw new Error("no books above this part");
  return books;
}
