import { create } from "zustand";
import { keptHead, NO_HEAD, type KeptHead } from "#domain/desk/report/documentHead.ts";

const KEY = "volute.documentHead";

/** A browser told to keep nothing throws at the mere mention; the head is then known as long as the page lives. */
function kept(): KeptHead {
  try {
    return keptHead(localStorage.getItem(KEY));
  } catch {
    return NO_HEAD;
  }
}

const useKept = create<{ readonly head: KeptHead }>(() => ({ head: kept() }));

window.addEventListener("storage", ({ key, newValue }) => {
  if (key === KEY || key === null) useKept.setState({ head: keptHead(newValue) });
});

function change(head: KeptHead): void {
  useKept.setState({ head });
  try {
    localStorage.setItem(KEY, JSON.stringify(head));
  } catch {
    // Full, or forbidden: this tab goes on with what it holds.
  }
}

/** Project and author as they were typed for the last document, the same in all tabs of this browser. */
export const useDocumentHead = (): readonly [KeptHead, (head: KeptHead) => void] => [
  useKept(({ head }) => head),
  change,
];
