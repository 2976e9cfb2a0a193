import type { ComponentChildren } from "preact";
import "./empty.css";

/** A page with nothing on it yet: what will be here, and how it gets here. */
export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      {children}
    </div>
  );
}
