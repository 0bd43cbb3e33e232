import { describe, expect, it } from "vitest";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import { editRoom } from "#domain/building/batch/edit/editRooms.ts";
import { keptChunk, keptGroups, settleKept } from "#domain/building/batch/revision/keptSelections.ts";
import { reviseRooms } from "#domain/building/batch/revision/RoomRevision.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { recheckedAt } from "#domain/building/batch/recheckedAt.ts";
import { roomRows } from "#domain/building/batch/view/roomRow.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { area, power } from "#domain/base/units.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { answerRooms, testKind } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

/** One unit each: a room needs its whole load of one unit, and unit M<k> delivers 0.9·k kW. */
const room = (at: number, load: number, about: Partial<Room> = {}) =>
  testRoom(at, {
    roomCode: `A${at}`,
    roomArea: area(20),
    coolingLoad: power(load),
    heatLoad: null,
    ...about,
  });

function revised(before: readonly Room[], after: readonly Room[], keepsGone = false) {
  const batch = batchOf(before);
  answerAll(batch);
  const revision = reviseRooms(batch.rooms, { rooms: packRooms(after), fields: ROOM_FIELDS });
  takeRevision(batch, revision, keepsGone);
  return batch;
}
type Revised = ReturnType<typeof revised>;

function check(batch: Revised): void {
  for (const group of keptGroups(batch, 500)) {
    const chunk = keptChunk(batch, group)!;
    const request = testKind.request(chunk.filter, chunk.rooms);
    settleKept(batch, chunk, answerRooms({ ...request, productIds: [chunk.productId] }));
  }
}
const rowsOf = (batch: Revised) => roomRows(batch, viewRows(batch, EVERYTHING), 0);
const verdicts = (batch: Revised) => batch.rooms.ids.map((_, row) => recheckedAt(batch, row));

describe("selections under a revised schedule", () => {
  // 2.6 kW gets M3, which delivers 2.7 kW.
  const before = [room(0, 2.6), room(1, 2.6), room(2, 2.6), room(3, 4)];

  it("are renewed where they still do, and say why where they do not", () => {
    const batch = revised(before, [room(0, 2.7), room(1, 2.8), room(2, 2.6), room(9, 1)]);
    expect(verdicts(batch)).toEqual(["unchecked", "unchecked", "none", "none"]);
    check(batch);
    expect(verdicts(batch)).toEqual(["none", "unsatisfied", "none", "none"]);
    const [renewed, wanting, same, fresh] = rowsOf(batch);
    expect(renewed!.selection).toMatchObject({ productId: "p-3", surpluses: [{ percent: 0 }] });
    expect(wanting).toMatchObject({ status: "matched", reason: "no-candidates" });
    expect(wanting!.selection!.productId).toBe("p-3");
    expect(same!.selection!.surpluses[0]!.percent).toBeCloseTo((100 * (2.7 - 2.6)) / 2.6, 9);
    expect(fresh).toMatchObject({ status: "blank", selection: null });
  });

  it("need no question where only the name, or nothing, is another", () => {
    const batch = revised(before, [room(0, 2.6, { roomName: "新名" }), ...before.slice(1)]);
    expect(keptGroups(batch, 500)).toEqual([]);
    expect(rowsOf(batch)[0]).toMatchObject({ roomName: "新名", standing: "matched" });
  });

  it("are asked about product by product, so many rooms at a time", () => {
    const batch = revised(
      before,
      before.map((one) => ({ ...one, heatLoad: power(1) })),
    );
    expect(keptGroups(batch, 2).map(({ roomIds }) => roomIds)).toEqual([["r0", "r1"], ["r2"], ["r3"]]);
  });

  it("stay with rooms that are gone when these are kept", () => {
    const batch = revised(before, [room(0, 2.6)], true);
    expect(batch.rooms.codes).toEqual(["A0", "A1", "A2", "A3"]);
    expect(rowsOf(batch).every(({ standing }) => standing === "matched")).toBe(true);
  });

  it("are to be checked anew once a room found wanting is edited", () => {
    const batch = revised(before, [room(0, 2.8), ...before.slice(1)]);
    check(batch);
    expect(recheckedAt(batch, 0)).toBe("unsatisfied");
    editRoom(batch, "r0", room(0, 2.5));
    expect(recheckedAt(batch, 0)).toBe("unchecked");
    check(batch);
    expect(recheckedAt(batch, 0)).toBe("none");
  });

  it("are not judged by an answer for what the room was, nor after another choice", () => {
    const batch = revised(before, [room(0, 2.8), room(1, 2.8), ...before.slice(2)]);
    const [group] = keptGroups(batch, 500);
    const chunk = keptChunk(batch, group!)!;
    editRoom(batch, "r0", room(0, 2.5));
    answerAll(batch);
    settleKept(
      batch,
      chunk,
      answerRooms({ ...testKind.request(chunk.filter, chunk.rooms), productIds: ["p-3"] }),
    );
    expect(verdicts(batch)).toEqual(["none", "none", "none", "none"]);
    expect(keptChunk(batch, group!)).toBeNull();
  });

  it("can be shown by themselves", () => {
    const batch = revised(before, [room(0, 2.7), room(1, 2.8), ...before.slice(2)]);
    expect([...viewRows(batch, { ...EVERYTHING, show: "unchecked" })]).toEqual([0, 1]);
    check(batch);
    expect([...viewRows(batch, { ...EVERYTHING, show: "unsatisfied" })]).toEqual([1]);
    answerAll(batch);
    expect(viewRows(batch, { ...EVERYTHING, show: "unsatisfied" })).toHaveLength(0);
  });
});
