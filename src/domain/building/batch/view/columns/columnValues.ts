import type { Batch } from "../../Batch.ts";
import type { TextKey } from "../../state/batchState.ts";
import { naturalRanks } from "../../../../base/naturalRanks.ts";
import { passingRows } from "../passingRows.ts";
import { NO_TEXT, textColumn } from "./textColumn.ts";

/** One text of a column and how many rooms show it; an empty text is one that nobody gave. */
export interface ColumnValue {
  readonly text: string;
  readonly rooms: number;
}

export interface ColumnValues {
  /** In the natural order, those without a text last. */
  readonly values: readonly ColumnValue[];
  /** There are more than a person would look through: only the ticked ones are named. */
  readonly hasMore: boolean;
}

/** Texts that a person looks through to tick some. */
export const MAX_LISTED_VALUES = 200;

/**
 * The texts of a column among the rooms that pass all that the view asks but this column's own filter, so that ticking
 * one leaves the others to be ticked. Ticked ones are always named, with no room where none is left.
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
