import { expect, it } from "vitest";
import { emptyBatch } from "#domain/building/batch/Batch.ts";
import { planConditions } from "#domain/building/batch/confirm/planConditions.ts";
import { replaceRooms } from "#domain/building/batch/edit/editRooms.ts";
import { actingKey } from "#domain/building/batch/kind/actingValues.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { writeAnswer } from "#domain/building/batch/run/writeAnswer.ts";
import { inForceOf } from "#domain/building/batch/rowStates.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { testRooms } from "../../../../support/testRooms.ts";

/** Fan coils, and how often the load factor was asked whether it acts, and the brand for its words. */
function countingKind() {
  const counts = { acts: 0, words: 0 };
  const { fields } = fanCoilKind.filterFields;
  const { brandCode, dustCorrectionFactor } = fields;
  const kind: BatchKind<FanCoilFilter> = {
    ...fanCoilKind,
    filterFields: {
      ...fanCoilKind.filterFields,
      fields: {
        ...fields,
        brandCode: {
          ...brandCode,
          words: () => {
            counts.words++;
            return ["一个品牌"];
          },
        },
        dustCorrectionFactor: {
          ...dustCorrectionFactor,
          acts: (filter) => {
            counts.acts++;
            return dustCorrectionFactor.acts?.(filter) ?? true;
          },
        },
      },
    },
  };
  return { kind, counts };
}

const FILTERS: readonly FanCoilFilter[] = [
  { ...fanCoilKind.defaultFilter, checks: [1, 2] },
  { ...fanCoilKind.defaultFilter, checks: [2, 1] },
];

function answered(kind: BatchKind<FanCoilFilter>) {
  const batch = emptyBatch(kind);
  replaceRooms(batch, packRooms(testRooms(FILTERS.length)), "试验楼", "");
  FILTERS.forEach((filter, row) => {
    const answer = {
      roomId: `r${row}`,
      id: "p-1",
      name: "p-1",
      model: "p-1",
      imageUrl: null,
      productSeriesId: null,
      productSeriesName: null,
      productIds: ["p-1"],
      equipmentNumber: 1,
      selectionParameter: [],
      correctionParameter: [],
      hasDetail: false,
      isSample: false,
      reasons: [],
    };
    const room = roomAt(batch.rooms, row);
    const askedWith = batch.filters.indexOf(filter);
    writeAnswer(batch, { row, room, answer, askedWith, filter });
  });
  batch.filter = FILTERS[0]!;
  return batch;
}

it("is made once for a filter, however often rows are compared", () => {
  const { kind, counts } = countingKind();
  const batch = answered(kind);
  inForceOf(batch);
  const first = counts.acts;
  expect(first).toBeGreaterThan(0);
  inForceOf(batch);
  expect(counts.acts).toBe(first);
});

it("is made anew for another filter, and for other fields", () => {
  const [one] = FILTERS;
  const filter: FanCoilFilter = { ...one!, level: "HIGH_LEVEL" };
  const key = actingKey(fanCoilKind.filterFields, filter);
  expect(actingKey(fanCoilKind.filterFields, { ...filter, dustCorrectionFactor: 25 })).not.toBe(key);
  const fields = {
    ...fanCoilKind.filterFields.fields,
    level: { ...fanCoilKind.filterFields.fields.level, isRemark: true as const },
  };
  expect(actingKey({ ...fanCoilKind.filterFields, fields }, filter)).not.toBe(key);
  expect(actingKey(fanCoilKind.filterFields, filter)).toBe(key);
});

it("tells conditions of a plan apart, whose words are made once each", () => {
  const { kind, counts } = countingKind();
  const batch = answered(kind);
  expect(batch.filters.filters.length).toBe(FILTERS.length);
  const conditions = planConditions(batch, new Map());
  expect(conditions.map(({ rooms, words }) => [rooms, words[0]])).toEqual([[2, "一个品牌"]]);
  expect(counts.words).toBe(1);
});
