import type { ComponentChildren } from "preact";
import "./empty.css";

/** An empty page: says what will appear here and how. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
