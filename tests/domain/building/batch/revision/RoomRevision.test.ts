import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviseRooms } from "#domain/building/batch/revision/RoomRevision.ts";
import { revisionEntries, revisionOrder } from "#domain/building/batch/revision/revisionEntries.ts";
import { takeRevision } from "#domain/building/batch/revision/takeRevision.ts";
import { roomAt } from "#domain/building/batch/table/RoomColumns.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { area, power } from "#domain/base/units.ts";
import { runsOf } from "../../../../support/runsOf.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testRoom, testRooms } from "../../../../support/testRooms.ts";
import { differs, matchPlainly, revisedPlainly } from "./plainRevision.ts";

/** Few labels, so that codes repeat, are missing and come in full width. */
const listedRoom = fc.record({
  roomCode: fc.constantFrom("", "A1", "Ａ1", "A2", "a2", "B-1", "C3"),
  roomName: fc.constantFrom("", "办公室", "会议室", "Lab", "Ｌab"),
  roomArea: fc.constantFrom(null, area(20), area(30)),
  coolingLoad: fc.constantFrom(null, power(2), power(4)),
  equipmentNumber: fc.constantFrom(null, 1, 3),
});
const schedule = (prefix: string) =>
  fc
    .array(listedRoom, { maxLength: 12 })
    .map((rooms): Room[] =>
      rooms.map((room, at) => testRoom(at, { ...room, roomId: `${prefix}${at}`, heatLoad: null })),
    );

const held = (before: readonly Room[], after: readonly Room[]) =>
  reviseRooms(batchOf(before).rooms, { rooms: packRooms(after), fields: ROOM_FIELDS });

const roomsOf = ({ rooms }: ReturnType<typeof batchOf>) => rooms.ids.map((_, row) => roomAt(rooms, row));

describe("a revised schedule", () => {
  it("matches rooms as the plain search of every pair does", () => {
    fc.assert(
      fc.property(schedule("b"), schedule("a"), (before, after) => {
        const plain = matchPlainly(before, after);
        const { match, counts } = held(before, after);
        expect(Array.from(match.earlier, (row) => (row < 0 ? null : row))).toEqual(plain);
        expect(counts.gone).toBe(before.length - plain.filter((row) => row !== null).length);
        expect(counts.fresh).toBe(plain.filter((row) => row === null).length);
        const changed = plain.filter(
          (from, at) => from !== null && differs(revisedPlainly(before, after)[at]!, before[from]!),
        );
        expect(counts.changed).toBe(changed.length);
        expect(counts.same + counts.changed + counts.fresh).toBe(after.length);
      }),
      { numRuns: runsOf(500) },
    );
  });

  it("laid over the old rooms gives the new ones, each with the id that it had", () => {
    fc.assert(
      fc.property(schedule("b"), schedule("a"), (before, after) => {
        const batch = batchOf(before);
        takeRevision(batch, held(before, after), false);
        const expected = revisedPlainly(before, after);
        const given = expect.stringMatching(/^room-/u) as unknown;
        expect(roomsOf(batch)).toEqual(expected.map((room) => ({ ...room, roomId: room.roomId ?? given })));
        expect(new Set(batch.rooms.ids).size).toBe(after.length);
        expect([...batch.rooms.rowOf.keys()]).toEqual(batch.rooms.ids);
      }),
      { numRuns: runsOf(300) },
    );
  });

  it("that says the same in any order changes nothing of a room and its result", () => {
    const rooms = testRooms(40);
    fc.assert(
      fc.property(fc.shuffledSubarray(rooms, { minLength: 40 }), (shuffled) => {
        const batch = batchOf(rooms);
        answerAll(batch);
        const before = new Map(
          batch.rooms.ids.map((id, row) => [id, [batch.results.product[row], batch.rooms.editions[row]]]),
        );
        const revision = held(rooms, shuffled);
        expect(revision.counts).toEqual({ fresh: 0, gone: 0, changed: 0, same: 40, unmatched: 0 });
        takeRevision(batch, revision, false);
        expect(roomsOf(batch)).toEqual(shuffled);
        batch.rooms.ids.forEach((id, row) => {
          expect([batch.results.product[row], batch.rooms.editions[row]]).toEqual(before.get(id));
        });
        expect(batch.results.verdict.some((verdict) => verdict !== 0)).toBe(false);
      }),
      { numRuns: runsOf(20) },
    );
  });

  it("finds the same differences whatever the order of either list", () => {
    fc.assert(
      fc.property(schedule("b"), schedule("a"), (before, after) => {
        expect(held(before.toReversed(), after.toReversed()).counts).toEqual(held(before, after).counts);
      }),
    );
  });

  it("leaves what it has no column for alone", () => {
    const before = [testRoom(0, { coolingLoad: power(3), roomName: "旧名" })];
    const after = [testRoom(0, { coolingLoad: null, heatLoad: null, roomArea: null, roomName: "" })];
    const revision = reviseRooms(batchOf(before).rooms, {
      rooms: packRooms(after),
      fields: ["roomCode", "coolingLoad"],
    });
    const [entry] = revisionEntries(revision, revisionOrder(revision, "changed"), 0);
    expect(entry!.note).toBe("冷负荷 3 → - - kW");
    const batch = batchOf(before);
    takeRevision(batch, revision, false);
    expect(roomsOf(batch)).toEqual([{ ...before[0], coolingLoad: null }]);
  });

  it("takes a figure that came by way of another unit for the same", () => {
    const before = [testRoom(0, { coolingLoad: power(0.3) })];
    expect(held(before, [testRoom(0, { coolingLoad: power(0.1 + 0.2) })]).counts.same).toBe(1);
  });
});

describe("the list of differences", () => {
  const before = [
    testRoom(0, { roomCode: "A1", roomName: "办公室", roomArea: area(20), coolingLoad: power(3.2) }),
    testRoom(1, { roomCode: "A2", roomName: "会议室" }),
    testRoom(2, { roomCode: "D", roomName: "库房" }),
    testRoom(3, { roomCode: "D", roomName: "库房" }),
    testRoom(4, { roomCode: "", roomName: "走廊" }),
  ];
  const after = [
    testRoom(0, { roomCode: " Ａ1", roomName: "办公室", roomArea: area(24), coolingLoad: power(4.1) }),
    testRoom(7, { roomCode: "A9", roomName: "新房间" }),
    testRoom(2, { roomCode: "D", roomName: "库房" }),
    testRoom(5, { roomCode: "", roomName: "门厅" }),
  ];
  const revision = held(before, after);

  it("names each change, and why a room cannot be matched", () => {
    const entries = revisionEntries(revision, revisionOrder(revision, "all"), 0);
    expect(entries.map(({ what, roomCode, roomName, note }) => [what, roomCode, roomName, note])).toEqual([
      ["changed", " Ａ1", "办公室", "房间编号 A1 →  Ａ1；房间面积 20 → 24 ㎡；冷负荷 3.2 → 4.1 kW"],
      ["fresh", "A9", "新房间", ""],
      ["fresh", "D", "库房", "编号和名称与其他房间相同，无法对应，按新增处理"],
      ["fresh", "", "门厅", "没有房间编号，且没有同名的无编号房间，无法对应，按新增处理"],
      ["gone", "A2", "会议室", ""],
      ["gone", "D", "库房", "编号和名称与其他房间相同，无法对应，按删除处理"],
      ["gone", "D", "库房", "编号和名称与其他房间相同，无法对应，按删除处理"],
      ["gone", "", "走廊", "没有房间编号，且没有同名的无编号房间，无法对应，按删除处理"],
    ]);
  });

  it("is as long as the counts say, whatever is shown", () => {
    const { counts } = revision;
    expect(counts).toEqual({ fresh: 3, gone: 4, changed: 1, same: 0, unmatched: 5 });
    for (const show of ["fresh", "gone", "changed", "unmatched"] as const)
      expect(revisionOrder(revision, show)).toHaveLength(counts[show]);
    expect(revisionOrder(revision, "all")).toHaveLength(counts.fresh + counts.gone + counts.changed);
  });

  it("says that a code stands twice where the name tells nothing either", () => {
    const twice = held(
      [testRoom(0, { roomCode: "A", roomName: "一" }), testRoom(1, { roomCode: "A", roomName: "二" })],
      [testRoom(0, { roomCode: "A", roomName: "二" }), testRoom(1, { roomCode: "A", roomName: "三" })],
    );
    const notes = revisionEntries(twice, revisionOrder(twice, "unmatched"), 0).map(({ note }) => note);
    expect(notes).toEqual([
      "编号重复，且没有同编号同名的房间，无法对应，按新增处理",
      "编号重复，且没有同编号同名的房间，无法对应，按删除处理",
    ]);
  });
});

describe("where rooms are in a revised schedule", () => {
  const before = ["1F", "1F", "2F"].map((floor, at) => testRoom(at, { floor, zone: "东区" }));
  const after = ["1F", "3F", ""].map((floor, at) => testRoom(at, { floor }));

  it("is taken with the rooms, and asks for no selection anew", () => {
    const batch = batchOf(before);
    answerAll(batch);
    const revision = reviseRooms(batch.rooms, { rooms: packRooms(after), fields: ["roomCode", "floor"] });
    expect(revision.counts).toMatchObject({ changed: 2, same: 1 });
    const entries = revisionEntries(revision, revisionOrder(revision, "changed"), 0);
    expect(entries.map(({ note }) => note)).toEqual(["楼层 1F → 3F", "楼层 2F → - -"]);
    takeRevision(batch, revision, false);
    expect(batch.rooms.floors).toEqual(["1F", "3F", ""]);
    // The schedule has no column for it.
    expect(batch.rooms.zones).toEqual(["东区", "东区", "东区"]);
    expect([...batch.results.verdict]).toEqual([0, 0, 0]);
  });
});
