/** Imports a player's results from a link, a code or text, after a preview that compares them with the event. */
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
import { addressNow, addressOf, replace, up } from "../../router";
import { useBooks } from "../../context";
import "./import.css";

const Scan = rarePart(async () => (await import("../../handover/scan"))?.Scan);

export function ImportScreen({ device }: { readonly device: Device }) {
  const books = useBooks();
  const [found, setFound] = useState<boolean>();
  const [scanned, setScanned] = useState<string>();
  useEffect(() => void books.openSomeEvent().then(setFound), [books]);
  const address = addressNow.value;
  const carried = /^#\/line\/./.test(address) ? address : undefined;
  // A new link replaces whatever was scanned before.
  useEffect(() => {
    if (carried !== undefined) setScanned(undefined);
  }, [carried]);
  const text = scanned ?? carried;
  const read = text === undefined ? undefined : readHanded(text);
  const next = () => {
    setScanned(undefined);
    replace("line");
  };

  const wrong = read?.ok === false ? HANDED_WORDS[read.error] : undefined;
  return (
    <main class="screen line-screen">
      <TopBar
        title="Import results"
        subtitle={<bdi>{books.event.value?.header.name}</bdi>}
        onBack={() => up(books.event.value && addressOf("event", books.openId.value))}
      />
      <Refused spoken />
      {found === false ? (
        <NoEvent />
      ) : found === undefined ? null : read?.ok ? (
        <HandedLines key={`${books.openId.value} ${text}`} handed={read.value} onNext={next} />
      ) : scanned === undefined && carried !== undefined ? (
        <>
          <Empty title="This cannot be imported">
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
        <p>Results go to the organiser’s phone. Open the link there, or bring the club night in from there first.</p>
      </Empty>
      <div class="actions">
        <MainButton onPress={() => replace("bring")}>Bring in the club night</MainButton>
      </div>
    </>
  );
}
