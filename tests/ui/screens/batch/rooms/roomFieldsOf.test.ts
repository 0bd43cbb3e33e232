import { expect, it } from "vitest";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { roomFieldsOf } from "#ui/screens/batch/rooms/roomFieldsOf.ts";

const ALWAYS = ["roomCode", "roomName", "floor", "zone", "roomArea", "equipmentNumber"];

it("asks of a room what decides about its equipment: its air for outlets, its loads for indoor units", () => {
  expect(roomFieldsOf(airOutletKind)).toEqual([...ALWAYS, "airSupplyVolume"]);
  expect(roomFieldsOf(indoorUnitKind)).toEqual([...ALWAYS, "coolingLoad", "heatLoad"]);
  expect(roomFieldsOf(fanCoilKind)).toHaveLength(15);
});
