import { expect, it } from "vitest";
import { refusalMessages, refusedRoomIds } from "#domain/building/batch/run/refusedInput.ts";
import { testRooms } from "../../../../support/testRooms.ts";

const rooms = testRooms(3);
const complaints = [
  { path: "inputCondition.1.roomArea", message: "too large" },
  { path: "body.inputCondition.1.coolingLoad", message: "not finite" },
  { path: "inputCondition.2", message: "odd" },
  { path: "summerSupplyWaterTemperature", message: "too warm" },
  { path: "inputCondition.9.roomArea", message: "of a room that was not sent" },
  { path: "", message: "unreasonable" },
];

it("finds the rooms that a refusal names, each once", () => {
  expect(refusedRoomIds(complaints, rooms)).toEqual(["r1", "r2"]);
});

it("says which room and which figure in the words of the schedule", () => {
  expect(refusalMessages(complaints, rooms)).toEqual([
    "1F-2 会议室 房间面积：too large",
    "1F-2 会议室 冷负荷：not finite",
    "1F-3 走廊：odd",
    "summerSupplyWaterTemperature：too warm",
    "inputCondition.9.roomArea：of a room that was not sent",
    "unreasonable",
  ]);
});

it("says no more than a dialog can show", () => {
  expect(
    refusalMessages(
      Array.from({ length: 500 }, () => complaints[0]!),
      rooms,
    ),
  ).toHaveLength(20);
});
