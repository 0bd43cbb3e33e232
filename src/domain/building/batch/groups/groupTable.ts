import type { GroupKey, TableGroupKey, ViewGroup } from "../state/batchState.ts";
import { naturalRanks } from "../../../base/naturalRanks.ts";
import { SOUND_VERDICT_WORDS, SOUND_VERDICTS } from "../state/RoomSound.ts";
import type { RoomColumns } from "../table/RoomColumns.ts";
import { textColumn } from "../view/columns/textColumn.ts";
import type { Batch } from "../Batch.ts";
import { storeyRanks } from "./storeyRanks.ts";

/** Rooms of one floor, zone or verdict; the empty name stands for rooms that have none. */
export interface TableGroup {
  readonly name: string;
  readonly isFolded: boolean;
  /** Range of its rows in the table; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The rows of a view, grouped. */
export interface GroupedTable {
  /** All rows, group after group, each group in the order of the view. */
  readonly rows: Int32Array<ArrayBuffer>;
  readonly groups: readonly TableGroup[];
  /** The lines that are drawn: a row, or `-1 - group` for the head of a group. */
  readonly lines: Int32Array<ArrayBuffer>;
}

/** The texts that rooms are grouped by. */
export const groupTexts = (rooms: Pick<RoomColumns, "floors" | "zones">, by: GroupKey): readonly string[] =>
  by === "floor" ? rooms.floors : rooms.zones;

/** The texts that a table's rooms are grouped by; empty for a room without one. */
export function tableTexts<Filter>(batch: Batch<Filter>, by: TableGroupKey): readonly string[] {
  if (by !== "soundVerdict") return groupTexts(batch.rooms, by);
  const { texts, indexAt } = textColumn(batch, by);
  return batch.rooms.ids.map((_, row) => texts[indexAt(row)] ?? "");
}

const headOf = (group: number): number => -1 - group;
/** The group whose head a line is; -1 for a room. */
export const groupOfHead = (line: number): number => (line < 0 ? -1 - line : -1);

/**
 * Groups storeys from the lowest up, zones in natural order and verdicts by urgency; rooms without a text come
 * last.
 *
 * @param texts of all rows of the building
 */
export function groupTable(
  texts: readonly string[],
  rows: Int32Array,
  { by, folded }: { readonly by: TableGroupKey } & Pick<ViewGroup, "folded">,
): GroupedTable {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(texts[row]!, (counts.get(texts[row]!) ?? 0) + 1);
  const names = inOrder([...counts.keys()], by);
  const isFolded = new Set(folded);
  const next = new Map<string, number>();
  let from = 0;
  const groups = names.map((name): TableGroup => {
    next.set(name, from);
    const group = { name, isFolded: isFolded.has(name), from, to: from + counts.get(name)! };
    from = group.to;
    return group;
  });
  const grouped = new Int32Array(rows.length);
  for (const row of rows) {
    const at = next.get(texts[row]!)!;
    grouped[at] = row;
    next.set(texts[row]!, at + 1);
  }
  return { rows: grouped, groups, lines: linesOf(grouped, groups) };
}

const VERDICT_WORDS = SOUND_VERDICTS.map((verdict) => SOUND_VERDICT_WORDS[verdict]);
const verdictRanks = (names: readonly string[]) =>
  names.map((name) => (name === "" ? Number.NaN : VERDICT_WORDS.indexOf(name)));
const RANKS = { floor: storeyRanks, zone: naturalRanks, soundVerdict: verdictRanks } as const;

function inOrder(names: readonly string[], by: TableGroupKey): string[] {
  const ranks = RANKS[by](names);
  const rank = (at: number) => (Number.isNaN(ranks[at]!) ? Number.MAX_SAFE_INTEGER : ranks[at]!);
  return names
    .map((name, at) => ({ name, at, rank: rank(at) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ name }) => name);
}

function linesOf(rows: Int32Array, groups: readonly TableGroup[]): Int32Array<ArrayBuffer> {
  const lines = new Int32Array(
    groups.reduce((sum, { isFolded, from, to }) => sum + 1 + (isFolded ? 0 : to - from), 0),
  );
  let at = 0;
  groups.forEach(({ isFolded, from, to }, group) => {
    lines[at++] = headOf(group);
    if (isFolded) return;
    lines.set(rows.subarray(from, to), at);
    at += to - from;
  });
  return lines;
}
