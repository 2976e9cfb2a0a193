import { useEffect } from "preact/hooks";

/** The name of the app, which the page has before a screen names it. */
const APP = document.title;

export interface HeadingProps {
  /** The first page has none of its own in the title of the page. */
  readonly home?: boolean | undefined;
  readonly title: string;
  /** The players or the event that the screen is about, for the title of the page. */
  readonly about?: string | undefined;
  /** For screen readers only. */
  readonly unseen?: boolean;
}

/** The heading of a screen: it also names the page, and takes the focus when the screen opens (see `focus.ts`). */
export function Heading({ title, about, home = false, unseen = false }: HeadingProps) {
  useEffect(() => {
    document.title = [!home && title, about, APP].filter(Boolean).join(" – ");
  }, [home, title, about]);
  return (
    <h1 tabIndex={-1} class={unseen ? "unseen" : undefined}>
      {title}
    </h1>
  );
}
