import type { Batch } from "../../Batch.ts";
import type { TextKey } from "../../state/TextKey.ts";
import { naturalRanks } from "../../../../base/naturalRanks.ts";
import { passingRows } from "../passingRows.ts";
import { NO_TEXT, textColumn } from "./textColumn.ts";

/** One text of a column with the number of rooms that show it; the empty text is "not stated". */
export interface ColumnValue {
  readonly text: string;
  readonly rooms: number;
}

export interface ColumnValues {
  /** In natural order; rows without a text come last. */
  readonly values: readonly ColumnValue[];
  /** There are too many to look through; only the ticked ones are listed. */
  readonly hasMore: boolean;
}

/** Most texts that a person looks through. */
export const MAX_LISTED_VALUES = 200;

/**
 * The texts of a column among the rooms that pass everything except this column's own filter, so that further
 * texts can be ticked. Ticked texts are always listed, even with no room left.
 */
export function columnValues<Filter>(batch: Batch<Filter>, key: TextKey): ColumnValues {
  const { columns } = batch.view;
  const own = columns.find((filter) => filter.key === key);
  const rows = passingRows(batch, { ...batch.view, columns: columns.filter((filter) => filter !== own) });
  const { texts, indexAt } = textColumn(batch, key);
  const ticked = own?.kind === "text" ? own.values : [];
  const counts = new Map<string, number>(ticked.map((text) => [text, 0]));
  for (const row of rows) {
    const index = indexAt(row);
    if (index === NO_TEXT) continue;
    const text = texts[index]!;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const hasMore = counts.size > MAX_LISTED_VALUES;
  return { values: inOrder(hasMore ? ticked : [...counts.keys()], counts), hasMore };
}

function inOrder(texts: readonly string[], counts: ReadonlyMap<string, number>): ColumnValue[] {
  const ranks = naturalRanks(texts);
  return texts
    .map((text, at) => ({
      text,
      rooms: counts.get(text)!,
      rank: Number.isNaN(ranks[at]) ? Infinity : ranks[at]!,
    }))
    .sort((one, other) => (one.rank === other.rank ? 0 : one.rank - other.rank))
    .map(({ text, rooms }) => ({ text, rooms }));
}
