import { expect, it } from "vitest";
import { joinTables } from "#domain/batch/joinTables.ts";
import { packRooms } from "#domain/rooms/packRooms.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

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
