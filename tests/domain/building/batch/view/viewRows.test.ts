import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Batch } from "#domain/building/batch/Batch.ts";
import {
  EVERYTHING,
  type BatchView,
  type ColumnFilter,
  type RoomRow,
  type SortKey,
} from "#domain/building/batch/state/batchState.ts";
import { setQuantity } from "#domain/building/batch/edit/editRooms.ts";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { area, power } from "#domain/base/units.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import type { TestFilter } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const TEXT_KEYS = ["roomCode", "roomName", "model", "series"] as const;
const NUMBER_KEYS = [
  "roomArea",
  "coolingLoad",
  "heatLoad",
  "quantity",
  "specifiedQuantity",
  "surplus",
  "figure:0",
  "figure:1",
] as const;
const KEYS: readonly SortKey[] = [...TEXT_KEYS, ...NUMBER_KEYS];

const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const label = fc.constantFrom("1-2", "1-10", "2-1", "办公室2", "办公室10", "会议室", "B1", "b1", "１-3", "");
const room = fc.record({
  roomCode: label,
  roomName: label,
  roomArea: orNull(fc.integer({ min: 1, max: 60 }).map(area)),
  coolingLoad: orNull(fc.integer({ min: 1, max: 15 }).map(power)),
  heatLoad: orNull(fc.integer({ min: 1, max: 5 }).map(power)),
  equipmentNumber: orNull(fc.integer({ min: 1, max: 3 })),
});
const batches = fc.tuple(fc.array(room, { maxLength: 40 }), fc.array(fc.nat(39))).map(([rooms, lost]) => {
  const batch = batchOf(rooms.map((about, at): Room => testRoom(at, about)));
  answerAll(batch);
  for (const row of lost) if (row < rooms.length) batch.results.pending[row] = PENDING.unanswered;
  return batch;
});
const bound = orNull(fc.integer({ min: -20, max: 60 }));
const columnFilter: fc.Arbitrary<ColumnFilter> = fc.oneof(
  fc.record({
    kind: fc.constant("range" as const),
    key: fc.constantFrom(...NUMBER_KEYS),
    from: bound,
    to: bound,
  }),
  fc.record({
    kind: fc.constant("text" as const),
    key: fc.constantFrom(...TEXT_KEYS),
    contains: fc.constantFrom("", "1", "办公", " B", "m1", "nothing like it"),
    values: fc.subarray(["1-2", "办公室2", "b1", "", "M1", "M2", "M10"]),
  }),
);
const views = fc.record({
  show: fc.constantFrom("all" as const, "unmatched" as const, "unanswered" as const),
  search: fc.constantFrom("", "1", "办公", " B1 ", "nothing like it"),
  sort: orNull(fc.record({ key: fc.constantFrom(...KEYS), descending: fc.boolean() })),
  columns: fc.uniqueArray(columnFilter, { maxLength: 3, selector: ({ key }) => key }),
});

const natural = new Intl.Collator("zh-Hans-CN", { numeric: true, sensitivity: "base" });

/** What a row shows under a column, as a person reads it. */
function shown(row: RoomRow, key: SortKey): number | string | null {
  if (key.startsWith("figure:")) return row.selection?.figures[Number(key.slice("figure:".length))] ?? null;
  if (key === "quantity") return row.specifiedQuantity ?? row.calculatedQuantity;
  if (key === "model") return row.selection?.model ?? null;
  if (key === "series") return row.selection?.seriesName ?? null;
  if (key === "surplus") return row.selection?.surpluses.find(({ governs }) => governs)?.percent ?? null;
  return row[key as "roomCode" | "roomArea"] === "" ? null : row[key as "roomCode" | "roomArea"];
}

const compare = (a: number | string, b: number | string) =>
  typeof a === "string" || typeof b === "string" ? natural.compare(String(a), String(b)) : a - b;

/** What a cell says, where that is not what its row is sorted by. */
function inCell(row: RoomRow, key: SortKey): number | string | null {
  if (key === "roomCode" || key === "roomName") return row[key];
  if (key === "series") return row.selection?.seriesName ?? null;
  return key === "quantity" ? row.calculatedQuantity : shown(row, key);
}

function passes(row: RoomRow, filter: ColumnFilter): boolean {
  const value = inCell(row, filter.key);
  if (filter.kind === "range")
    return (
      typeof value === "number" &&
      (filter.from === null || value >= filter.from) &&
      (filter.to === null || value <= filter.to)
    );
  return (
    typeof value === "string" &&
    value.toLowerCase().includes(filter.contains.trim().toLowerCase()) &&
    (filter.values.length === 0 || filter.values.includes(value))
  );
}

/** The naive way: every row as an object, filtered and sorted by what it shows. */
function oracle(batch: Batch<TestFilter>, view: BatchView): number[] {
  const all = Int32Array.from(batch.rooms.ids.keys());
  const needle = view.search.trim().toLowerCase();
  const rows = roomRows(batch, all, 0)
    .filter(({ status }) => view.show === "all" || status === view.show)
    .filter(({ roomCode, roomName }) =>
      [roomCode, roomName].some((text) => text.toLowerCase().includes(needle)),
    )
    .filter((row) => view.columns.every((filter) => passes(row, filter)));
  const { sort } = view;
  if (!sort) return rows.map(({ index }) => index);
  const sign = sort.descending ? -1 : 1;
  rows.sort((one, other) => {
    const [a, b] = [shown(one, sort.key), shown(other, sort.key)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.index - other.index;
    return sign * compare(a, b) || one.index - other.index;
  });
  return rows.map(({ index }) => index);
}

describe("the rows of a view", () => {
  it("are those that filtering and sorting whole rows gives", () => {
    fc.assert(
      fc.property(batches, views, (batch, view) => {
        expect([...viewRows(batch, view)]).toEqual(oracle(batch, view));
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("put room 1-2 before 1-10 and Chinese names by pinyin", () => {
    const codes = ["1-10", "会议室", "1-2", "办公室", "办公室10", "办公室9"];
    const batch = batchOf(codes.map((roomCode, at) => testRoom(at, { roomCode })));
    const rows = viewRows(batch, { ...EVERYTHING, sort: { key: "roomCode", descending: false } });
    expect([...rows].map((row) => codes[row])).toEqual([
      "1-2",
      "1-10",
      "办公室",
      "办公室9",
      "办公室10",
      "会议室",
    ]);
  });

  it("leave rows without a figure last in both directions", () => {
    const batch = batchOf([
      testRoom(0, { roomArea: null }),
      testRoom(1, { roomArea: area(5) }),
      testRoom(2, { roomArea: area(7) }),
    ]);
    const sorted = (descending: boolean) => [
      ...viewRows(batch, { ...EVERYTHING, sort: { key: "roomArea", descending } }),
    ];
    expect(sorted(false)).toEqual([1, 2, 0]);
    expect(sorted(true)).toEqual([2, 1, 0]);
  });

  it("follow a changed quantity", () => {
    const batch = batchOf([testRoom(0), testRoom(1)]);
    const view = { ...EVERYTHING, sort: { key: "quantity" as const, descending: true } };
    expect([...viewRows(batch, view)]).toEqual([0, 1]);
    setQuantity(batch, "r1", 9);
    expect([...viewRows(batch, view)]).toEqual([1, 0]);
  });
});
