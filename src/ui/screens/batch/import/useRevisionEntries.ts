import { useEffect, useState } from "react";
import type { RevisionEntry, RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import type { Answered } from "#workers/batch/run/answered.ts";

/** Windows start and end at multiples of it, and reach so far beyond the screen. */
const BLOCK = 40;

export interface RevisionWindow {
  readonly show: RevisionShow;
  readonly count: number;
  /** Both on screen. */
  readonly first: number;
  readonly last: number;
}

/** Differences from one place of a list up to another. */
export type ReadDifferences = (
  show: RevisionShow,
  from: number,
  to: number,
) => Promise<Answered<readonly RevisionEntry[]>>;

type Entries = ReadonlyMap<number, RevisionEntry>;
const NOTHING: Entries = new Map();

/** The differences around those on screen, by their place in the list; those on the way are absent. */
export function useRevisionEntries(
  read: ReadDifferences,
  { show, count, first, last }: RevisionWindow,
  /** The worker holds the comparison no more. */
  onGone: () => void,
): Entries {
  const [held, setHeld] = useState<{ readonly show: RevisionShow; readonly entries: Entries }>();
  const from = Math.max(0, (Math.floor(first / BLOCK) - 1) * BLOCK);
  const to = Math.min(count, (Math.ceil((last + 1) / BLOCK) + 1) * BLOCK);

  useEffect(() => {
    if (to <= from) return;
    let isCurrent = true;
    read(show, from, to).then(
      (answer) => {
        if (!isCurrent) return;
        if (!answer.ok) return onGone();
        setHeld({ show, entries: new Map(answer.value.map((entry) => [entry.index, entry])) });
      },
      () => isCurrent && onGone(),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, show, from, to, onGone]);

  return held?.show === show ? held.entries : NOTHING;
}
