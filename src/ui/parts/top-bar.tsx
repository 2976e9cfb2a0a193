import type { ComponentChildren } from "preact";
import { lazyPart } from "../lazy";
import { Heading } from "./heading";
import { IconButton } from "./icon-button";
import { Icon } from "./icons";
import "./top-bar.css";

const Notices = lazyPart(async () => (await import("../notices"))?.Notices);

export interface TopBarProps {
  readonly title: string;
  /** The players or the event, for the title of the page. */
  readonly about?: string | undefined;
  /** May hold a CardText: "cut 7♦". */
  readonly subtitle?: ComponentChildren;
  /** The spoken name of what the subtitle opens. */
  readonly opens?: { readonly what: string; readonly onOpen: () => void } | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly canUndo?: boolean | undefined;
  /** The spoken name of what would be undone. */
  readonly undoWhat?: string | undefined;
  /** "Undo 5♣", shown where there is room. */
  readonly undoWords?: ComponentChildren;
  readonly onRedo?: (() => void) | undefined;
  /** The button is there only if something can be redone. It takes its room from the title; in Large its place is always kept. */
  readonly canRedo?: boolean | undefined;
  readonly redoWhat?: string | undefined;
  readonly onMenu?: (() => void) | undefined;
  /** More buttons, before the menu. */
  readonly children?: ComponentChildren;
  /** Notices of this screen, besides those of every screen. */
  readonly notices?: ComponentChildren;
  /** No game is going on here: a new version may be offered. */
  readonly update?: boolean | undefined;
  /** The big serif title of the home screen. */
  readonly home?: boolean | undefined;
}

export function TopBar(props: TopBarProps) {
  const {
    title,
    about,
    subtitle,
    opens,
    onBack,
    onUndo,
    canUndo = true,
    undoWhat = "",
    undoWords,
    onMenu,
    children,
    notices,
    update,
    home = false,
  } = props;
  const { onRedo, canRedo = false, redoWhat = "" } = props;
  return (
    <header class={home ? "top-bar home" : "top-bar"}>
      {onBack && <IconButton icon="back" label="Back" onPress={onBack} />}
      <div class="titles">
        <Heading title={title} about={about} home={home} />
        {subtitle && !opens && <p class="subtitle">{subtitle}</p>}
        {opens && (
          <button type="button" class="subtitle" onClick={opens.onOpen}>
            <span class="unseen">{opens.what}: </span>
            <span>{subtitle}</span>
            <Icon name="forward" />
          </button>
        )}
        <Notices update={update}>{notices}</Notices>
      </div>
      {onRedo && (
        <span class="redo-place">
          {canRedo && <IconButton icon="redo" label={`Redo ${redoWhat}`.trim()} onPress={onRedo} />}
        </span>
      )}
      {onUndo && (
        <IconButton icon="undo" label={`Undo ${undoWhat}`.trim()} onPress={onUndo} off={!canUndo}>
          {undoWords}
        </IconButton>
      )}
      {children}
      {onMenu && <IconButton icon="menu" label="Menu" onPress={onMenu} />}
    </header>
  );
}
