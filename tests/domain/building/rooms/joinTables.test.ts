import { expect, it } from "vitest";
import { joinTables } from "#domain/building/rooms/joinTables.ts";
import { numberAt, packNumbers, packTexts, textAt } from "#domain/building/rooms/PackedTable.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { testRoom, testRooms } from "../../../support/testRooms.ts";

it("is the table of all rooms at once, wherever they were parted", () => {
  const rooms = [...testRooms(7), testRoom(7, { roomName: "", roomCode: "𝄞-1" })];
  const whole = packRooms(rooms);
  for (const cut of [0, 1, 5, 8])
    expect(joinTables([packRooms(rooms.slice(0, cut)), packRooms(rooms.slice(cut))])).toEqual(whole);
  expect(joinTables(rooms.map((room) => packRooms([room])))).toEqual(whole);
});

it("joins nothing to an empty table", () => {
  expect(joinTables([])).toEqual({ rows: 0, columns: {} });
});

it("leaves blank what only other pieces have", () => {
  const one = { rows: 1, columns: { a: packTexts(["x"]) } };
  const two = {
    rows: 2,
    columns: { a: packTexts(["y", "z"]), b: packTexts(["1F", ""]), c: packNumbers([1, 2]) },
  };
  const { rows, columns } = joinTables([one, two, one]);
  const read = (name: string) => Array.from({ length: rows }, (_, row) => textAt(columns[name]!, row));
  expect([read("a"), read("b")]).toEqual([
    ["x", "y", "z", "x"],
    ["", "1F", "", ""],
  ]);
  expect(Array.from({ length: rows }, (_, row) => numberAt(columns["c"]!, row))).toEqual([null, 1, 2, null]);
});
