import * as fc from "fast-check";
import type { IndoorUnitFigure } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import { area, power } from "#domain/base/units.ts";
import { indoorUnit, indoorUnitConditions } from "../../../../../../support/indoorUnitMaker.ts";
import { testRoom } from "../../../../../../support/testRooms.ts";

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 4 });
/** Round figures, so that units are often equal and requirements exactly met. */
export const kilowatts = fc.integer({ min: 1, max: 12 }).map((halves) => power(halves / 2));
export const anyUnits = fc
  .array(
    fc.record({
      brandCode: fc.constantFrom("B1", "B2"),
      structure: maybe(fc.constantFrom("V000501", "V000504")),
      model: fc.constantFrom("M1", "M2"),
      cooling: maybe(kilowatts),
      heating: maybe(kilowatts),
      inputPower: maybe(fc.constantFrom(power(0.04), power(0.06))),
    }),
    { maxLength: 30 },
  )
  .map((stated) => stated.map((about, at) => indoorUnit(`u${at}`, about)));
export const anyRooms = fc.array(
  fc
    .record({
      roomArea: maybe(fc.integer({ min: 0, max: 80 }).map(area)),
      coolingLoad: maybe(fc.integer({ min: -1, max: 24 }).map(power)),
      heatLoad: maybe(fc.integer({ min: -1, max: 24 }).map(power)),
      equipmentNumber: maybe(fc.integer({ min: 1, max: 4 })),
    })
    .map((about) => testRoom(1, about)),
  { minLength: 1, maxLength: 8 },
);
export const anyConditions = fc
  .record({
    brandCode: maybe(fc.constantFrom("B1", "B2")),
    structure: maybe(fc.constantFrom("V000501", "V000504")),
    checks: fc.subarray<IndoorUnitFigure>(["cooling", "heating"]),
    topSize: fc.constantFrom(1, 3, 50),
    productIds: maybe(fc.constant(["u0", "u2", "u3", "u9"])),
  })
  .map(indoorUnitConditions);
