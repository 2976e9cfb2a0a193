import "./to-write.css";

const WORDS = ["won", "lost", "net"] as const;

/** "won … lost … net …", with room to write on paper. */
export function ToWrite() {
  return WORDS.map((word) => (
    <span key={word} class="to-write">
      {word}{" "}
    </span>
  ));
}
