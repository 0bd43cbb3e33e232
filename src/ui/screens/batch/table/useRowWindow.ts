import { useMemo } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";
import { isSameData } from "../../../page/browser/isSameData.ts";
import { useNewest } from "./NewestFeed.ts";

/** Rows asked beyond the ones on screen, so that a flick of the wheel finds them there. */
const MARGIN = 30;
/** Windows start and end at multiples of it: scrolling by a row does not ask again. */
const BLOCK = 20;

interface RowWindow {
  readonly count: number;
  /** Both on screen. */
  readonly first: number;
  readonly last: number;
  /** Of what is listed; the same window of a newer one is asked for again. */
  readonly version?: number;
}

interface Asked {
  readonly version: number;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

export type ReadRows<Row> = (from: number, to: number) => Promise<Answered<readonly Row[]>>;

const NONE: ReadonlyMap<number, unknown> = new Map();

async function rowsOf<Row>(read: ReadRows<Row>, { from, to }: Asked): Promise<ReadonlyMap<number, Row>> {
  const answer = await read(from, to);
  if (!answer.ok) throw new Error(answer.code);
  return new Map(answer.value.map((row, at) => [from + at, row]));
}

/** A row that has not changed keeps its identity: memoised rows are not drawn again. */
export const keepSame = <Row>(
  shown: ReadonlyMap<number, Row> | null,
  rows: ReadonlyMap<number, Row>,
): ReadonlyMap<number, Row> =>
  new Map(
    Array.from(rows, ([index, row]) => {
      const known = shown?.get(index);
      return [index, known !== undefined && isSameData(known, row) ? known : row];
    }),
  );

/**
 * Of a long list the rows around those on screen, by their place in it. Rows on the way are absent; rows of an older version
 * stay until the newer ones are there.
 *
 * @param read the same function as long as it is the same list
 * @param onLost the worker does not have the list any more
 */
export function useRowWindow<Row>(
  read: ReadRows<Row>,
  { count, first, last, version = 0 }: RowWindow,
  onLost?: () => void,
): ReadonlyMap<number, Row> {
  const from = Math.max(0, Math.floor((first - MARGIN) / BLOCK) * BLOCK);
  const to = Math.min(count, Math.ceil((last + MARGIN) / BLOCK) * BLOCK);
  const asked = useMemo(() => (to > from ? { version, from, to } : null), [version, from, to]);
  const options = useMemo(
    () => ({ ask: (window: Asked) => rowsOf(read, window), merge: keepSame<Row>, ...(onLost && { onLost }) }),
    [read, onLost],
  );
  // None are of any kind.
  return useNewest(options, asked) ?? (NONE as ReadonlyMap<number, Row>);
}
