import { MainButton } from "../../parts/main-button";

/** Asks before a deal is taken back. */
export function VoidDeal({ onVoid, onClose }: { onVoid: () => void; onClose: () => void }) {
  return (
    <div class="stack">
      <p>All points pegged in this deal are taken back; penalties and fixed scores stay. You can undo this.</p>
      <MainButton kind="danger" onPress={onVoid}>
        Misdeal: deal again
      </MainButton>
      <MainButton kind="second" onPress={onClose}>
        Play on
      </MainButton>
    </div>
  );
}
