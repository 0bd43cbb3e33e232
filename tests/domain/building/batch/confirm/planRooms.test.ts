import { expect, it } from "vitest";
import { planProductIds, planRooms } from "#domain/building/batch/confirm/planRooms.ts";
import { planTotals } from "#domain/building/batch/confirm/planTotals.ts";
import { PENDING } from "#domain/building/batch/table/ResultColumns.ts";
import { area, power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind, type TestFilter } from "../../../../support/testKind.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { testRoom } from "../../../../support/testRooms.ts";

function plannedBatch() {
  const batch = batchOf([
    testRoom(0, { roomArea: area(55), coolingLoad: power(6) }),
    testRoom(1, { coolingLoad: power(1.8), equipmentNumber: 4 }),
    testRoom(2, { coolingLoad: power(500) }),
    testRoom(3, { coolingLoad: power(1), equipmentNumber: 1 }),
    testRoom(4, { coolingLoad: power(1) }),
  ]);
  answerAll(batch);
  batch.results.pending[4] = PENDING.unanswered;
  return batch;
}
const parameter = { code: "COOLING", name: "全冷量", value: 3 };

it("hands over every room, with a product only where there is a match", () => {
  const batch = plannedBatch();
  expect(planProductIds(batch)).toEqual(["p-3", "p-1", "p-2"]);
  const rooms = planRooms(batch, {
    parametersOf: new Map([["p-3", [parameter]]]),
    brandNames: new Map(),
  });
  expect(rooms[0]).toEqual({
    roomId: "r0",
    roomCode: "1F-1",
    roomName: "办公室",
    roomArea: 55,
    equipmentNumber: 3,
    productId: "p-3",
    productModel: "M3",
    productName: "试验机组",
    parameters: [parameter],
    standing: "matched",
    remark: "",
    isSample: true,
    conditions: ["中档", "20 ㎡/台"],
    searchData: { level: "MEDIUM_LEVEL", area: 20 },
  });
  expect(rooms[1]).toMatchObject({ equipmentNumber: 4, productId: "p-1", parameters: [] });
  expect(rooms[2]).toEqual({
    roomId: "r2",
    roomCode: "1F-3",
    roomName: "走廊",
    roomArea: 12,
    equipmentNumber: 1,
    standing: "unmatched",
    remark: "未找到合适型号：no-candidates",
  });
  expect(rooms[4]).not.toHaveProperty("productId");
});

it("hands over the present filter where an answer is in force, and the one that was asked where it is not", () => {
  const { fields, together } = testKind.filterFields;
  const remarked = {
    ...testKind,
    filterFields: { fields: { ...fields, area: { ...fields.area, isRemark: true as const } }, together },
  };
  const batch: Batch<TestFilter> = { ...plannedBatch(), kind: remarked };
  const handedOver = () => {
    const [room] = planRooms(batch, { parametersOf: new Map(), brandNames: new Map() });
    return [room?.standing, room?.conditions, room?.searchData];
  };
  batch.filter = { level: "MEDIUM_LEVEL", area: 30 };
  expect(handedOver()).toEqual(["matched", ["中档", "30 ㎡/台"], batch.filter]);
  batch.filter = { level: "HIGH_LEVEL", area: 30 };
  expect(handedOver()).toEqual(["changed", ["中档", "20 ㎡/台"], { level: "MEDIUM_LEVEL", area: 20 }]);
});

it("counts rooms and units of each model, most units first", () => {
  const same = { name: "试验机组", seriesName: "试验系列", isSample: true, rooms: 1, doubtful: 0 };
  expect(planTotals(plannedBatch())).toEqual([
    { productId: "p-1", model: "M1", units: 4, ...same },
    { productId: "p-3", model: "M3", units: 3, ...same },
    { productId: "p-2", model: "M2", units: 1, ...same },
  ]);
});
