import { useState } from "preact/hooks";
import { costOf, likeliestOf } from "../../insight/story/judged";
import type { JudgedDiscard } from "../../insight/story/weighed";
import { CardText } from "../parts/card-text";
import { Icon } from "../parts/icons";
import { SideMark } from "../parts/side-mark";
import { fineChange } from "../words/insight";
import { figuresOf, worthWords } from "../words/insight/discards";
import { askHow } from "./how";

/** Rows that are shown at first. */
const AT_FIRST = 5;

/** The discards of one hand by their worth: five of them, or all fifteen. */
export function Fifteen({ discard, side }: { readonly discard: JudgedDiscard; readonly side: number }) {
  const [whole, setWhole] = useState(false);
  const { values, chosen, own } = discard;
  const likeliest = likeliestOf(discard);
  // The chosen one and the one that wins most often are always among them.
  const rows = [...new Set([chosen, likeliest, ...values.keys()])]
    .slice(0, whole ? values.length : AT_FIRST)
    .toSorted((one, other) => one - other);
  return (
    <section class="panel fifteen" aria-label="The discards of this hand">
      <table>
        <caption class="unseen">The discards of this hand, the best first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">Place</span>
            </th>
            <th scope="col">discard</th>
            <th scope="col">{own ? "hand + crib" : "hand − their crib"}</th>
            <th scope="col">worth</th>
            <th scope="col" colSpan={2}>
              against the best: points, chance
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((at) => {
            const { value } = values[at]!;
            const gain = at === 0 ? "best" : fineChange(-costOf(discard, at).chance);
            const { hand, crib, worth, change } = figuresOf(discard, at);
            return (
              <tr
                key={value.discard.join()}
                class={at === chosen ? "chosen" : undefined}
                onClick={() => askHow("discards", worthWords(discard, at))}
              >
                <td>
                  {at === chosen ? (
                    <>
                      <SideMark side={side} />
                      <span class="unseen">chosen</span>
                    </>
                  ) : at === 0 ? (
                    <Icon name="check" />
                  ) : (
                    at + 1
                  )}
                </td>
                <th scope="row">
                  {value.discard.map((card) => (
                    <CardText key={card} card={card} />
                  ))}
                </th>
                <td class="muted">
                  {hand} {own ? "+" : "−"} {crib}
                </td>
                <td>
                  {/* For the keyboard; a tap on any number of the row does the same. */}
                  <button type="button" class="figures">
                    {worth}
                  </button>
                </td>
                <td>{at === 0 ? <b class="best">best</b> : change}</td>
                <td>{at === likeliest ? <b class="best">{gain}</b> : at > 0 && gain}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {!whole && (
        <button type="button" class="how" onClick={() => setWhole(true)}>
          All fifteen discards
        </button>
      )}
    </section>
  );
}
