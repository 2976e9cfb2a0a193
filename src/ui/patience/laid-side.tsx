import type { ComponentChildren } from "preact";
import type { Patience } from "./use-patience";
import "../parts/tally-lines.css";

interface SideProps {
  readonly patience: Pick<Patience, "next" | "clear" | "state">;
  readonly total: number;
  /** Words after the total: "of 61", or "won" once it is enough. Absent where no total wins. */
  readonly standing?: string | undefined;
  /** The starter's place. */
  readonly children: ComponentChildren;
}

/** Beside the lines: the starter, and the total. */
export function LaidSide({ patience: { next, clear, state }, total, standing, children }: SideProps) {
  return (
    <div class="laid-side">
      <div class="laid-starter">
        <span class="muted" aria-hidden="true">
          Starter
        </span>
        {children}
      </div>
      {next === undefined ? (
        <p class="total">
          <span class="unseen">Total </span>
          {total}
        </p>
      ) : (
        <>
          {standing !== undefined && (
            <p class="laid-now">
              <span class="unseen">Total </span>
              <b class="figures">{total}</b> {standing}
            </p>
          )}
          <button type="button" class="text-button" aria-disabled={state.layout.length === 0} onClick={clear}>
            Clear
          </button>
        </>
      )}
    </div>
  );
}
