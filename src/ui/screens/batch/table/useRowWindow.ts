import { useMemo } from "react";
import type { Answered } from "#workers/batch/run/answered.ts";
import { isSameData } from "../../../page/browser/isSameData.ts";
import { useNewest } from "./NewestFeed.ts";

/** Number of rows loaded beyond the visible ones, for fast scrolling. */
const MARGIN = 30;
/** Windows start and end at multiples of this, so that scrolling by a row asks nothing. */
const BLOCK = 20;

interface RowWindow {
  readonly count: number;
  /** Index of the first visible row, and of the last. */
  readonly first: number;
  readonly last: number;
  /** Version of the list; the same window of a newer version is asked for again. */
  readonly version?: number;
}

interface Asked {
  readonly version: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export type ReadRows<Row> = (from: number, to: number) => Promise<Answered<readonly Row[]>>;

const NONE: ReadonlyMap<number, unknown> = new Map();

async function rowsOf<Row>(read: ReadRows<Row>, { from, to }: Asked): Promise<ReadonlyMap<number, Row>> {
  const answer = await read(from, to);
  if (!answer.ok) throw new Error(answer.code);
  return new Map(answer.value.map((row, at) => [from + at, row]));
}

/** An unchanged row keeps its identity, so that memoised rows do not render again. */
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
 * The visible rows of a long list and those around them, by index. Loading rows are absent; rows of an older
 * version stay until the newer ones arrive.
 *
 * @param read the same function while it is the same list
 * @param onLost called if the worker no longer has the list
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
  // An empty map fits any type.
  return useNewest(options, asked) ?? (NONE as ReadonlyMap<number, Row>);
}
