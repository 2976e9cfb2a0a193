/** Measures in the page whether everything on a screen can be read and tapped. */
// The page gets one function and nothing around it, so its helpers are inside.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from "playwright/test";
/** The limits, in px. */
export interface Limits {
  /** Both sides of a key. */
  readonly key: number;
  /** Both sides of a key of a pad of cards. */
  readonly cardKey: number;
  /** The figures of a score. */
  readonly score: number;
  /** The most that a bar may take of the height of the screen while the rest scrolls below it, 0 to 1. */
  readonly bars: number;
}

/**
 * The faults of the screen, or of the sheet in front: text that is cut off, sticks out or overlaps other text; controls
 * that something covers or that cannot be scrolled into view; keys that are too small; a page that scrolls sideways.
 */
export function faults(page: Page, limits: Limits): Promise<string[]> {
  return page.evaluate((sizes) => {
    const said = new Set<string>();
    const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
    const root = sheet ?? document.querySelector(".app") ?? document.body;
    const scroller = document.scrollingElement ?? document.documentElement;
    const port = sheet ?? scroller;
    const nameOf = (part: Element) =>
      `${part.tagName.toLowerCase()}${[...part.classList].map((one) => `.${one}`).join("")} "${(part.getAttribute("aria-label") ?? part.textContent ?? "").trim().slice(0, 40)}"`;

    // A phone zooms out to show a wide page: the inner width grows with it.
    if (scroller.scrollWidth > document.documentElement.clientWidth)
      said.add(`the page is ${scroller.scrollWidth} px wide`);
    if (sheet && sheet.scrollWidth > sheet.clientWidth + 1) said.add(`the sheet scrolls sideways`);

    /**
     * Only a player's name and a notice may end in "…": the whole name is in the label of its panel, and a tap on the
     * notice opens it at full size.
     */
    const mayEnd = (part: Element) =>
      part.matches(".name, bdi, .notice-words > span") || part.querySelector("bdi, .name") !== null;
    /** Kept for screen readers only. */
    const isClipped = (part: Element) => {
      for (let at: Element | null = part; at && at !== root; at = at.parentElement)
        if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
      return false;
    };
    const isSeen = (part: Element) =>
      part.closest("datalist, option, [hidden], [inert]") === null &&
      !isClipped(part) &&
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const isFilled = (style: CSSStyleDeclaration) =>
      style.display !== "inline" &&
      (style.backgroundColor !== "rgba(0, 0, 0, 0)" || Number.parseFloat(style.borderTopWidth) > 0);
    /** Whether the part stays in place while the rest scrolls below it, lies over it for a moment, or is among it. */
    const layer = (part: Element) => {
      for (let at: Element | null = part; at && at !== root; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return "stays";
      return part.closest(".refusal, .refused, .why-not, .notices, .moment") === null ? "among" : "over";
    };

    interface Word {
      readonly words: string;
      readonly parent: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
      readonly layer: "stays" | "over" | "among";
    }
    const all: Word[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!parent || words === "" || !isSeen(parent) || parent.closest("svg, .fan, .hand.crowded") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      // The reason for a peg, which is left out as a whole where it has no room: the sentence and the record have it.
      const line = parent.matches(".score-panel .what") && parent.closest(".last");
      for (const box of range.getClientRects()) {
        if (box.width < 1 || size < 1 || (line && box.top > line.getBoundingClientRect().bottom - 1)) continue;
        // The letters, without the room that the font keeps above and below them.
        const middle = (box.top + box.bottom) / 2;
        all.push({
          words: words.slice(0, 40),
          parent,
          left: box.left,
          right: box.right,
          top: Math.max(box.top, middle - 0.4 * size),
          bottom: Math.min(box.bottom, middle + 0.4 * size),
          layer: layer(parent),
        });
      }
    }
    for (const field of root.querySelectorAll(
      "input:not([type='radio'], [type='checkbox'], [type='file']), select, textarea",
    )) {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      if (isSeen(field) && right > left)
        all.push({ words: "its field", parent: field, left, right, top, bottom, layer: layer(field) });
    }
    for (const word of all) {
      let inside = true;
      // A refusal lies over the edge of the bar.
      const lies = word.parent.closest(".refusal, .refused, .why-not") !== null;
      for (let at: Element | null = word.parent; at && at !== root.parentElement; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const turned = at.closest(".far, .turned") !== null;
        const scrolls = /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
        const cuts = /hidden|clip/.test(`${style.overflowX} ${style.overflowY}`);
        const outX = word.left < box.left - 1 || word.right > box.right + 1;
        const outY = word.top < box.top - 1 || word.bottom > box.bottom + 1;
        if (
          inside &&
          !turned &&
          ((outX && /hidden|clip/.test(style.overflowX)) || (outY && /hidden|clip/.test(style.overflowY))) &&
          !(mayEnd(at) && (style.webkitLineClamp !== "none" || (outX && !outY && style.textOverflow === "ellipsis")))
        ) {
          said.add(`"${word.words}" is cut off by ${nameOf(at)}`);
          inside = false;
        }
        const isControl = at.matches("button, a, label, input, .key");
        if (scrolls) {
          // The rest of it has scrolled away.
          word.top = Math.max(word.top, box.top);
          word.bottom = Math.min(word.bottom, box.bottom);
          word.left = Math.max(word.left, box.left);
          word.right = Math.min(word.right, box.right);
        }
        if (inside && !cuts && (isControl || isFilled(style)) && !turned && (outX || outY) && !scrolls && !lies) {
          said.add(`"${word.words}" sticks out of ${nameOf(at)}`);
          inside = false;
        }
        if (cuts && mayEnd(at)) {
          word.left = Math.max(word.left, box.left);
          word.right = Math.min(word.right, box.right);
          word.top = Math.max(word.top, box.top);
          word.bottom = Math.min(word.bottom, box.bottom);
          inside = false;
        }
        if (scrolls) break;
      }
      const scrollsAround = word.parent.closest("table, .log, .scroll") !== null;
      if (inside && !scrollsAround && (word.left < -1 || word.right > innerWidth + 1))
        said.add(`"${word.words}" leaves the screen`);
    }
    for (const [i, one] of all.entries())
      for (const other of all.slice(i + 1)) {
        if (one.parent === other.parent || one.layer !== other.layer) continue;
        const x = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const y = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (x > 2 && y > 2) said.add(`"${one.words}" overlaps "${other.words}"`);
      }

    /** Whether a part of the screen scrolls below the bar. A column that stays beside the rest covers nothing. */
    const covers = (bar: Element) => {
      const others = [...root.querySelectorAll("*")].filter(
        (part) => !part.contains(bar) && !bar.contains(part) && isSeen(part),
      );
      for (let top = 0; top <= port.scrollHeight; top += port.clientHeight / 2) {
        port.scrollTo({ top, behavior: "instant" });
        const here = bar.getBoundingClientRect();
        const isOver = others.some((part) => {
          const box = part.getBoundingClientRect();
          const x = Math.min(here.right, box.right) - Math.max(here.left, box.left);
          const y = Math.min(here.bottom, box.bottom) - Math.max(here.top, box.top);
          return x > 1 && y > 1;
        });
        if (isOver) return true;
      }
      return false;
    };
    for (const bar of root.querySelectorAll(":scope *")) {
      const style = getComputedStyle(bar);
      if (style.position !== "sticky" || !isSeen(bar) || !covers(bar)) continue;
      if (!style.backgroundColor.startsWith("rgb(")) said.add(`${nameOf(bar)} lets through what scrolls below it`);
      const { height } = bar.getBoundingClientRect();
      const around = sheet ? sheet.clientHeight : innerHeight;
      if (height > sizes.bars * around && port.scrollHeight > around + 1)
        said.add(`${nameOf(bar)} stays and takes ${Math.round((100 * height) / around)} % of the screen`);
    }

    let small = 0;
    for (const part of root.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")) {
      const shown = part.closest("label") ?? part;
      if (!isSeen(shown) || part.closest("svg") !== null) continue;
      shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = shown.getBoundingClientRect();
      if (box.width === 0) continue;
      if (part.matches(".key")) {
        const wanted = part.closest(".rank-pad, .suits-pad") ? sizes.cardKey : sizes.key;
        if ((box.width < wanted - 0.1 || box.height < wanted - 0.1) && ++small < 4)
          said.add(`${nameOf(part)} is ${box.width.toFixed(1)}×${box.height.toFixed(1)}, not ${wanted}`);
      }
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
        said.add(`${nameOf(part)} cannot be reached`);
        continue;
      }
      const dx = Math.max(0, box.width / 2 - 6);
      const dy = Math.max(0, Math.min(box.height, innerHeight) / 2 - 6);
      for (const [px, py] of [
        [x, y],
        [x - dx, y],
        [x + dx, y],
        [x, y - dy],
        [x, y + dy],
      ] as const) {
        if (px < 0 || py < 0 || px > innerWidth || py > innerHeight) continue;
        const hit = document.elementFromPoint(px, py);
        if (hit === null || shown.contains(hit) || hit.contains(shown)) continue;
        // The title is the place of the notices.
        if (hit.closest(".notices") && shown.closest(".titles")) continue;
        said.add(`${nameOf(part)} is covered by ${nameOf(hit)}`);
        break;
      }
    }
    scroller.scrollTo(0, 0);

    for (const figure of root.querySelectorAll(":is(.scores, .large-scores, .half) .hole-number")) {
      const size = Number.parseFloat(getComputedStyle(figure).fontSize);
      if (isSeen(figure) && size < sizes.score) said.add(`a score is ${size.toFixed(0)} px high, not ${sizes.score}`);
    }
    return [...said];
  }, limits);
}
