import { describe } from "vitest";
import { INDOOR_UNIT_TYPE } from "#domain/catalogue/indoorUnitValues.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import { indoorUnitColumns } from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import { selectIndoorUnits } from "#domain/building/kinds/indoorUnit/selection/selectIndoorUnits.ts";
import { selectIndoorUnitsPlainly } from "../tests/support/plain/indoorUnit/selectIndoorUnitsPlainly.ts";
import { area, power } from "#domain/base/units.ts";
import { generateIndoorUnits } from "#server/samples/indoorUnit/generateIndoorUnits.ts";
import { indoorUnitConditions } from "../tests/support/indoorUnitMaker.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { measureEngines } from "./measureEngines.ts";

/** The plain loop selects for a part of a building only: all rooms take the same time. */
const PLAIN_ROOMS = 1_000;

const units: readonly IndoorUnit[] = generateIndoorUnits().records.map(({ unit }) => ({
  ...unit,
  productType: INDOOR_UNIT_TYPE,
}));
const columns = indoorUnitColumns(units);
// Any structure: more candidates make a room take longer.
const asked = indoorUnitConditions({ structure: null, checks: ["cooling", "heating"] });

/** 10 to 80 ㎡ with 60 to 180 W/㎡, hardly two alike. */
const room = (at: number) => {
  const size = 10 + ((at * 7.31) % 70);
  const load = (size * (60 + ((at * 13.7) % 120))) / 1000;
  return testRoom(at, { roomArea: area(size), coolingLoad: power(load), heatLoad: power(load * 0.8) });
};

describe.each([5_000, 50_000])(`%i rooms, ${units.length} indoor units`, (count) => {
  const rooms = Array.from({ length: count }, (_, at) => room(at));
  const part = rooms.filter((_, at) => at % (count / PLAIN_ROOMS) === 0);
  measureEngines({
    name: `${count} rooms`,
    rooms: count,
    plainRooms: PLAIN_ROOMS,
    fast: () => selectIndoorUnits(columns, rooms, asked),
    plain: () => selectIndoorUnitsPlainly(units, part, asked),
    matched: 1,
  });
});
