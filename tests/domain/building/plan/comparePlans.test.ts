import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparePlans, type PlanComparison } from "#domain/building/plan/comparePlans.ts";
import { differenceEntries, differencesShown } from "#domain/building/plan/planDifferences.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import type { PlanContent } from "#domain/building/plan/PlanContent.ts";
import { addCounts, countRooms, NO_COUNTS } from "#domain/building/plan/planCounts.ts";
import { madeProduct, madeRooms, type MadeRoom } from "../../../support/planMaker.ts";

const PRODUCTS = ["fcu-1", "fcu-2", "fcu-3"].map(madeProduct);
const plan = (rooms: readonly MadeRoom[]): PlanContent => ({ products: PRODUCTS, rooms: madeRooms(rooms) });

describe("two versions of a plan", () => {
  test("differ in rooms that came, went, state something else, or are given something else", () => {
    const before = plan([
      { id: "1", figures: { coolingLoad: 3000 } },
      { id: "2", name: "会议室" },
      { id: "3", quantity: 2 },
      { id: "4" },
    ]);
    const after = plan([
      { id: "5" },
      { id: "3", quantity: 3, product: 1 },
      { id: "1", figures: { coolingLoad: 3100 } },
      { id: "2", name: "会议室" },
    ]);
    const unchanged = { productId: "fcu-1", model: "FCU-1", units: 1, standing: "matched" };
    expect(comparePlans(before, after)).toEqual({
      fresh: 1,
      gone: 1,
      changed: 2,
      same: 1,
      sound: { louder: 0, quieter: 0, verdicts: 0 },
      rooms: [
        { roomCode: "5", roomName: "办公室", changes: [], before: null, after: unchanged },
        {
          roomCode: "3",
          roomName: "办公室",
          changes: [],
          before: { ...unchanged, units: 2 },
          after: { productId: "fcu-2", model: "FCU-2", units: 3, standing: "matched" },
        },
        {
          roomCode: "1",
          roomName: "办公室",
          changes: [{ field: "coolingLoad", before: 3000, after: 3100 }],
          before: unchanged,
          after: unchanged,
        },
        { roomCode: "4", roomName: "办公室", changes: [], before: unchanged, after: null },
      ],
      products: [
        { productId: "fcu-1", model: "FCU-1", name: "风机盘管", unitsBefore: 5, unitsAfter: 3 },
        { productId: "fcu-2", model: "FCU-2", name: "风机盘管", unitsBefore: 0, unitsAfter: 3 },
      ],
    });
  });

  test("know a room by its code where its id is another: the schedule was read again", () => {
    const before = plan([
      { id: "a", code: "101", name: "办公室" },
      { id: "b", code: "102" },
    ]);
    const after = plan([
      { id: "b", code: "101", name: "大办公室" },
      { id: "c", code: "102" },
    ]);
    expect(comparePlans(before, after)).toMatchObject({
      fresh: 0,
      gone: 0,
      same: 1,
      rooms: [{ roomCode: "101", changes: [{ field: "roomName" }] }],
    });
  });

  test("do not differ by the last digits of another unit", () => {
    const before = plan([{ id: "1", figures: { roomArea: 0.1 + 0.2 } }]);
    expect(comparePlans(before, plan([{ id: "1", figures: { roomArea: 0.3 } }]))).toMatchObject({ same: 1 });
  });

  const room = fc.record({
    code: fc.constantFrom("", "101", "102", "103"),
    name: fc.constantFrom("办公室", "会议室"),
    figures: fc.constantFrom({}, { roomArea: 20 }, { roomArea: 25, coolingLoad: 3000 }),
    standing: fc.constantFrom("matched" as const, "changed" as const),
    quantity: fc.integer({ min: 1, max: 5 }),
    product: fc.integer({ min: -1, max: 2 }),
  });
  const anyPlan = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 20 }), room), { maxLength: 12 })
    .map((rooms) => plan([...new Map(rooms)].map(([id, made]) => ({ id: String(id), ...made }))));

  test("one and the same has no differences", () => {
    fc.assert(
      fc.property(anyPlan, (content) => {
        const found = comparePlans(content, content);
        expect(found).toMatchObject({ fresh: 0, gone: 0, changed: 0, rooms: [], products: [] });
        expect(found.same).toBe(content.rooms.ids.length);
      }),
    );
  });

  test("every room of either is counted once, and the units differ by what the rooms differ", () => {
    const unitsOf = ({ rooms }: PlanContent) => countRooms(rooms).units;
    const difference = ({ products }: PlanComparison) =>
      products.reduce((sum, { unitsBefore, unitsAfter }) => sum + unitsAfter - unitsBefore, 0);
    const byRooms = ({ rooms }: PlanComparison) =>
      rooms.reduce((sum, { before, after }) => sum + (after?.units ?? 0) - (before?.units ?? 0), 0);
    fc.assert(
      fc.property(anyPlan, anyPlan, (before, after) => {
        const found = comparePlans(before, after);
        expect(found.same + found.changed + found.fresh).toBe(after.rooms.ids.length);
        expect(found.same + found.changed + found.gone).toBe(before.rooms.ids.length);
        expect(found.rooms).toHaveLength(found.fresh + found.gone + found.changed);
        expect(difference(found)).toBe(unitsOf(after) - unitsOf(before));
        expect(byRooms(found)).toBe(unitsOf(after) - unitsOf(before));
      }),
    );
  });

  test("the other way round is the mirror image", () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (before, after) => {
        const [there, back] = [comparePlans(before, after), comparePlans(after, before)];
        expect([back.fresh, back.gone, back.changed, back.same]).toEqual([
          there.gone,
          there.fresh,
          there.changed,
          there.same,
        ]);
        expect(back.products).toEqual(
          there.products.map(({ unitsBefore, unitsAfter, ...product }) => ({
            ...product,
            unitsBefore: unitsAfter,
            unitsAfter: unitsBefore,
          })),
        );
      }),
    );
  });
});

test("parts joined are the rooms in their order, counted as the parts are", () => {
  const [one, two] = [
    madeRooms([{ id: "1" }, { id: "2", standing: "unmatched", product: -1 }]),
    { ...madeRooms([{ id: "3", standing: "changed", quantity: 4 }]), corrected: [[1.5]] },
  ];
  const joined = joinPlanParts([one, two]);
  expect(joined.ids).toEqual(["1", "2", "3"]);
  expect(joined.corrected).toEqual([[null, null, 1.5]]);
  const counts = { rooms: 3, matched: 1, doubtful: 1, unmatched: 1, units: 5 };
  expect(countRooms(joined)).toEqual(counts);
  expect([one, two].map(countRooms).reduce(addCounts, NO_COUNTS)).toEqual(counts);
});

test("differences are told in words, those of one sort by themselves", () => {
  const before = plan([
    { id: "1", figures: { coolingLoad: 3000 } },
    { id: "2", quantity: 2 },
    { id: "4", standing: "unmatched", product: -1 },
  ]);
  const after = plan([
    { id: "1", figures: { coolingLoad: 3100 }, name: "会议室" },
    { id: "2", quantity: 3, product: 1, standing: "changed" },
    { id: "3" },
  ]);
  const { rooms } = comparePlans(before, after);
  const words = { counter: "台", noMatch: "未找到合适型号" };
  expect(differenceEntries(rooms, words, 7)).toEqual([
    {
      index: 7,
      what: "changed",
      roomCode: "1",
      roomName: "会议室",
      note: "房间名称 办公室 → 会议室；冷负荷 3,000 → 3,100 kW",
    },
    {
      index: 8,
      what: "changed",
      roomCode: "2",
      roomName: "办公室",
      note: "FCU-1 × 2 台 → FCU-2 × 3 台（已变更）",
    },
    { index: 9, what: "fresh", roomCode: "3", roomName: "办公室", note: "FCU-1 × 1 台" },
    { index: 10, what: "gone", roomCode: "4", roomName: "办公室", note: "未找到合适型号" },
  ]);
  expect(differencesShown(rooms, "changed")).toEqual(rooms.slice(0, 2));
  expect(differencesShown(rooms, "gone")).toEqual(rooms.slice(3));
  expect(differencesShown(rooms, "all")).toBe(rooms);
});

test("an answer that is to be replaced is no part of a plan", () => {
  const rooms = madeRooms([
    { id: "1", standing: "unanswered" },
    { id: "2", quantity: 3 },
  ]);
  expect(countRooms(rooms)).toMatchObject({ rooms: 2, matched: 1, units: 3 });
  const [room] = comparePlans(plan([]), { products: PRODUCTS, rooms }).rooms;
  expect(room?.after).toMatchObject({ productId: null, units: 0 });
});

test("a room that only stands elsewhere is named with its floor, whether the earlier version knew floors or not", () => {
  const before = plan([{ id: "1" }, { id: "2" }]);
  const after = { ...before, rooms: { ...before.rooms, floors: ["3F", ""] } };
  const { changed, same, rooms } = comparePlans(before, after);
  expect([changed, same]).toEqual([1, 1]);
  expect(rooms[0]!.changes).toEqual([{ field: "floor", before: "", after: "3F" }]);
});
