import { describe, expect, it } from "vitest";
import { rowsGrownBy } from "#domain/building/batch/table/gatherRows.ts";
import { lockRooms } from "#domain/building/batch/edit/lockRooms.ts";
import { pasteQuantities } from "#domain/building/batch/edit/pasteQuantities.ts";
import { specifiedQuantity } from "#domain/building/batch/roomQuantity.ts";
import { batchOf } from "../../../../support/testBatch.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";

const quantities = (batch: ReturnType<typeof batchOf>) =>
  batch.rooms.ids.map((_, row) => specifiedQuantity(batch, row));
const all = (batch: ReturnType<typeof batchOf>) => rowsGrownBy(batch.rooms.ids.length, 0);

describe("a pasted column of quantities", () => {
  it("goes into the rooms from the first one down, in the order of the view", () => {
    const batch = batchOf(testRooms(4));
    const pasted = pasteQuantities(batch, Int32Array.of(3, 1, 0), "2\r\n5\r\n");
    expect(quantities(batch)).toEqual([null, 5, null, 2]);
    expect(pasted).toEqual({ taken: 2, unset: 0, refused: 0, refusals: [] });
  });

  it("takes figures as spreadsheets show them, and an empty cell as 不指定", () => {
    const batch = batchOf([testRoom(0), testRoom(1, { equipmentNumber: 7 }), testRoom(2), testRoom(3)]);
    const pasted = pasteQuantities(batch, all(batch), "１２\n\n1,200\n 3 ");
    expect(quantities(batch)).toEqual([12, null, 1200, 3]);
    expect(pasted).toMatchObject({ taken: 4, unset: 1, refused: 0 });
  });

  it.each([
    ["0", "not-a-quantity"],
    ["-2", "not-a-quantity"],
    ["2.5", "not-a-quantity"],
    ["10001", "not-a-quantity"],
    ["12,00", "not-a-quantity"],
    ["3 台", "not-a-quantity"],
    ["3\t4", "several-columns"],
  ])("refuses %j as %s, with its line and room, and takes the others", (text, why) => {
    const batch = batchOf([testRoom(0), testRoom(1, { equipmentNumber: 7 }), testRoom(2)]);
    const pasted = pasteQuantities(batch, all(batch), `4\n${text}\n6`);
    expect(quantities(batch)).toEqual([4, 7, 6]);
    const { roomCode, roomName } = testRoom(1);
    expect(pasted).toEqual({
      taken: 2,
      unset: 0,
      refused: 1,
      refusals: [{ line: 2, text, roomCode, roomName, why }],
    });
  });

  it("leaves locked rooms, and says what is longer than the table", () => {
    const batch = batchOf(testRooms(2));
    lockRooms(batch, Int32Array.of(0), true);
    const pasted = pasteQuantities(batch, all(batch), "1\n2\n3");
    expect(quantities(batch)).toEqual([null, 2]);
    expect(pasted.refusals.map(({ line, why }) => [line, why])).toEqual([
      [1, "locked"],
      [3, "no-room"],
    ]);
  });

  it("counts every refused figure and names the first 200", () => {
    const batch = batchOf(testRooms(300));
    const { refused, refusals } = pasteQuantities(batch, all(batch), "x\n".repeat(300));
    expect(refused).toBe(300);
    expect(refusals).toHaveLength(200);
  });
});
