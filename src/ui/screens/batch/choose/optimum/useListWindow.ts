import { useEffect, useState } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";

/** Windows start and end at multiples of it, and reach so far beyond the screen. */
const BLOCK = 40;

export type ReadWindow<Entry> = (from: number, to: number) => Promise<Answered<readonly Entry[]>>;

/** The entries of a long list around those on screen, by their place; those on the way are absent. */
export function useListWindow<Entry>(
  read: ReadWindow<Entry>,
  count: number,
  indexes: readonly number[],
): ReadonlyMap<number, Entry> {
  const [held, setHeld] = useState<{
    readonly read: ReadWindow<Entry>;
    readonly entries: ReadonlyMap<number, Entry>;
  }>();
  const from = Math.max(0, (Math.floor((indexes[0] ?? 0) / BLOCK) - 1) * BLOCK);
  const to = Math.min(count, (Math.ceil(((indexes.at(-1) ?? 0) + 1) / BLOCK) + 1) * BLOCK);
  useEffect(() => {
    if (to <= from) return;
    let isCurrent = true;
    read(from, to).then(
      (answer) => {
        if (!isCurrent || !answer.ok) return;
        setHeld({ read, entries: new Map(answer.value.map((entry, at) => [from + at, entry])) });
      },
      () => {
        // The worker is gone, which the search says.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [read, from, to]);
  return held?.read === read ? held.entries : new Map<number, Entry>();
}
