import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addRoom,
  appendRooms,
  deleteRooms,
  editRoom,
  replaceRooms,
  setQuantity,
} from "#domain/building/batch/edit/editRooms.ts";
import { setQuantities } from "#domain/building/batch/edit/setQuantities.ts";
import { packNumbers, packTexts } from "#domain/building/rooms/PackedTable.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { summarise } from "#domain/building/batch/run/summarise.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power, temperature } from "#domain/base/units.ts";
import { answerAll, batchOf, isStale } from "../../../../support/testBatch.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

const beside = { version: 1, shown: 0, saving: "saved", undo: null, redo: null, tickedShown: 0 } as const;
const all = (batch: ReturnType<typeof batchOf>) => batch.rooms.ids.map((_, row) => roomAt(batch.rooms, row));

describe("rooms", () => {
  it("come out of their columns as they went in", () => {
    const rooms = [
      testRoom(0),
      testRoom(1, { roomArea: null, summerDryBulb: temperature(25), equipmentNumber: 4 }),
      testRoom(2, { roomName: "会议室（大）", heatLoad: power(0) }),
    ];
    expect(all(batchOf(rooms))).toEqual(rooms);
  });

  it("get an id where they have none, or one that is taken", () => {
    const batch = batchOf([]);
    const roomId = packTexts(["a", "", "a"]);
    replaceRooms(batch, { rows: 3, columns: { roomId, roomCode: packTexts(["1", "2", "3"]) } }, "楼", "");
    const ids = batch.rooms.ids;
    expect(ids[0]).toBe("a");
    expect(new Set(ids).size).toBe(3);
    expect(ids.every((id) => id !== "")).toBe(true);
    expect(all(batch).map(({ roomCode, roomName, roomArea }) => [roomCode, roomName, roomArea])).toEqual([
      ["1", "", null],
      ["2", "", null],
      ["3", "", null],
    ]);
  });

  it("specify a quantity only by an integer of 1 or more", () => {
    const batch = batchOf([]);
    replaceRooms(batch, { rows: 4, columns: { equipmentNumber: packNumbers([0, 1.5, 2, null]) } }, "楼", "");
    expect(all(batch).map(({ equipmentNumber }) => equipmentNumber)).toEqual([null, null, 2, null]);
  });

  it("keep their results when others are appended, added or deleted", () => {
    const batch = batchOf(testRooms(3));
    answerAll(batch);
    const model = () => roomRows(batch, Int32Array.of(batch.rooms.rowOf.get("r2")!), 0)[0]!.selection?.model;
    const before = model();
    appendRooms(batch, packRooms([testRoom(7)]));
    const { roomId: _, ...draft } = testRoom(8, { roomName: "新房间" });
    addRoom(batch, draft);
    deleteRooms(batch, ["r0", "r1", "unknown"]);
    expect(model()).toBe(before);
    expect(batch.rooms.names).toEqual(["走廊", "会议室", "新房间"]);
    expect(summarise(batch, beside)).toMatchObject({ rooms: 3, matched: 1 });
  });

  it("replaced by another building take everything but the filter along", () => {
    const batch = batchOf(testRooms(3));
    batch.filter = { level: "HIGH_LEVEL", area: 30 };
    answerAll(batch);
    replaceRooms(batch, packRooms(testRooms(2)), "另一栋", "面积为假设");
    expect(summarise(batch, beside)).toMatchObject({
      buildingName: "另一栋",
      assumptions: "面积为假设",
      rooms: 2,
      matched: 0,
      hasRun: false,
      outdated: 0,
      filter: { level: "HIGH_LEVEL", area: 30 },
    });
  });

  it("that do not exist cannot be changed", () => {
    const batch = batchOf(testRooms(1));
    expect(setQuantity(batch, "nobody", 2)).toBe(false);
    expect(editRoom(batch, "nobody", testRoom(0))).toBe(false);
  });
});

describe("results are stale", () => {
  const selected = () => {
    const batch = batchOf(testRooms(2));
    answerAll(batch);
    return batch;
  };

  it("never before a selection, nor right after one", () => {
    const batch = batchOf(testRooms(1));
    setQuantity(batch, "r0", 3);
    expect(isStale(batch)).toBe(false);
    answerAll(batch);
    expect(isStale(batch)).toBe(false);
  });

  it("after a changed quantity, and no longer once it is run again", () => {
    const batch = selected();
    setQuantity(batch, "r1", null);
    expect(isStale(batch)).toBe(false);
    setQuantity(batch, "r1", 2);
    expect(isStale(batch)).toBe(true);
    answerAll(batch);
    expect(isStale(batch)).toBe(false);
  });

  it("after a changed load or quantity, and no longer once the room is put back by hand", () => {
    const batch = selected();
    const { roomId: _, ...room } = roomAt(batch.rooms, 0);
    editRoom(batch, "r0", { ...room, coolingLoad: power(10.74) });
    setQuantity(batch, "r1", 3);
    expect(summarise(batch, beside)).toMatchObject({ matched: 0, changed: 2 });
    editRoom(batch, "r0", room);
    setQuantities(batch, Int32Array.of(1), () => NaN);
    expect(summarise(batch, beside)).toMatchObject({ matched: 2, changed: 0 });
    expect(isStale(batch)).toBe(false);
  });

  it("exactly where the room needs something else than what its answer is for", () => {
    const edits = fc.array(fc.constantFrom(null, 1, 2, 3), { maxLength: 8 });
    fc.assert(
      fc.property(edits, edits, (before, after) => {
        const batch = batchOf(testRooms(1));
        for (const quantity of before) setQuantity(batch, "r0", quantity);
        answerAll(batch);
        for (const quantity of after) setQuantity(batch, "r0", quantity);
        const last = (quantities: readonly (number | null)[]) => quantities.at(-1) ?? null;
        expect(isStale(batch)).toBe(after.length > 0 && last(before) !== last(after));
      }),
    );
  });

  it("after a changed filter, and no longer once it is changed back", () => {
    const batch = selected();
    batch.filter = { level: "HIGH_LEVEL", area: 20 };
    expect(isStale(batch)).toBe(true);
    // The order of the fields makes no difference.
    batch.filter = { area: 20, level: "MEDIUM_LEVEL" };
    expect(isStale(batch)).toBe(false);
  });

  it("after a room has joined, and no longer when it has left", () => {
    const batch = selected();
    appendRooms(batch, packRooms([testRoom(5)]));
    expect(isStale(batch)).toBe(true);
    deleteRooms(batch, ["r5"]);
    expect(isStale(batch)).toBe(false);
  });
});

describe("the summary", () => {
  it("names the figures that some room states and the climate in force", () => {
    const batch = batchOf([
      testRoom(0, { summerDryBulb: temperature(18), winterDryBulb: temperature(16) }),
      testRoom(1, { roomArea: null, airSupplyVolume: null }),
    ]);
    expect(summarise(batch, beside)).toMatchObject({
      stated: ["roomArea", "coolingLoad", "heatLoad", "summerDryBulb", "winterDryBulb"],
      climate: { minSummerBulb: 18, maxWinterDryBulb: 20 },
    });
    editRoom(batch, "r0", testRoom(0, { roomArea: null }));
    expect(summarise(batch, beside)).toMatchObject({
      stated: ["coolingLoad", "heatLoad"],
      climate: { minSummerBulb: 18.7, maxWinterDryBulb: 20 },
    });
  });

  it("knows no climate without rooms", () => {
    expect(summarise(batchOf([]), beside)).toMatchObject({ rooms: 0, stated: [], climate: null });
  });

  it("shows a calculated quantity before a selection even where one is specified", () => {
    const batch = batchOf([testRoom(0, { roomArea: area(45), equipmentNumber: 5 })]);
    const row = () => roomRows(batch, Int32Array.of(0), 0)[0];
    expect(row()).toMatchObject({ calculatedQuantity: 3, specifiedQuantity: 5 });
    answerAll(batch);
    expect(row()).toMatchObject({ calculatedQuantity: null, specifiedQuantity: 5 });
    setQuantity(batch, "r0", null);
    expect(row()).toMatchObject({ calculatedQuantity: 3, specifiedQuantity: null });
  });
});
