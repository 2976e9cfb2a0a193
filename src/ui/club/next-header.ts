/** The header of a new scorecard or event, prefilled from the latest one. */
import type { ScorecardHeader } from "../../club/scorecard";
import type { EventHeader } from "../../club/event-facts";
import type { Books } from "../../session/club/books";

/** @param player the player's name, when there is no scorecard yet */
export async function nextScorecardHeader(books: Books, player: string | undefined): Promise<ScorecardHeader> {
  const before = (await lastOf(books, "card"))?.scorecard.peek()?.header;
  await books.close();
  const usual = { player: player ?? "", number: "", event: "", seat: "", games: 9 };
  return { ...usual, ...before, date: books.today() };
}

export async function nextEventHeader(books: Books): Promise<EventHeader> {
  const before = (await lastOf(books, "club"))?.event.peek()?.header;
  await books.close();
  const { name = "", kind = "club", games = 9, bestOf = 3 } = before?.kind === "consolation" ? {} : (before ?? {});
  return { name, kind, games, bestOf, date: books.today() };
}

async function lastOf(books: Books, kind: "card" | "club"): Promise<Books | undefined> {
  const last = books.rows.peek().find((row) => row.kind === kind);
  return last && (await books.openBook(last.id)) ? books : undefined;
}
