/** A player's lines, handed over by link, code or text: looked at beside the event, and taken only when it is said. */
import { useEffect, useState } from "preact/hooks";
import { readHanded } from "../../../share/lines";
import { Refused } from "../../refused";
import type { Device } from "../../device";
import { HandedLines } from "./handed-lines";
import { HANDED_WORDS } from "./handed-words";
import { rarePart } from "../../lazy";
import { Empty } from "../../parts/empty";
import { MainButton } from "../../parts/main-button";
import { TopBar } from "../../parts/top-bar";
import { addressNow, go, replace } from "../../router";
import { useBooks } from "../../context";
import "./import.css";

const Scan = rarePart(async () => (await import("./scan"))?.Scan);

export function ImportScreen({ device }: { readonly device: Device }) {
  const books = useBooks();
  const [found, setFound] = useState<boolean>();
  const [scanned, setScanned] = useState<string>();
  useEffect(() => void books.openSomeEvent().then(setFound), [books]);
  const address = addressNow.value;
  const carried = /^#\/line\/./.test(address) ? address : undefined;
  // Another link has come to the open page: it is what is meant now.
  useEffect(() => {
    if (carried !== undefined) setScanned(undefined);
  }, [carried]);
  const text = scanned ?? carried;
  const read = text === undefined ? undefined : readHanded(text);
  const next = () => {
    setScanned(undefined);
    replace("line");
  };
  // A link that is none of ours asks for no camera.
  const wrong = read?.ok === false ? HANDED_WORDS[read.error] : undefined;
  return (
    <main class="screen line-screen">
      <TopBar
        title="A player’s lines"
        subtitle={books.event.value?.header.name}
        onBack={() => (books.event.value ? go("event", books.openId.value) : go("club"))}
      />
      <div role="status">
        <Refused />
      </div>
      {found === false ? (
        <NoEvent />
      ) : found === undefined ? null : read?.ok ? (
        <HandedLines key={`${books.openId.value} ${text}`} handed={read.value} onNext={next} />
      ) : scanned === undefined && carried !== undefined ? (
        <>
          <Empty title="That cannot be taken">
            <p role="alert">{wrong}</p>
          </Empty>
          <div class="actions">
            <MainButton onPress={next}>Read another</MainButton>
          </div>
        </>
      ) : (
        <Scan device={device} onText={setScanned} refusal={wrong} />
      )}
    </main>
  );
}

function NoEvent() {
  return (
    <>
      <Empty title="No event on this phone">
        <p>A player’s lines go to whoever keeps the evening. Open them on that phone, or begin an event here.</p>
      </Empty>
      <div class="actions">
        <MainButton onPress={() => go("club")}>Club nights</MainButton>
      </div>
    </>
  );
}
