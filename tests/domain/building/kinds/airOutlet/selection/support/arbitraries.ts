import * as fc from "fast-check";
import { isRound, OUTLET_TYPES, type OutletType } from "#domain/catalogue/outletTypes.ts";
import { area, flow } from "#domain/base/units.ts";
import { outlet, outletConditions } from "../../../../../../support/airOutletMaker.ts";
import { testRoom } from "../../../../../../support/testRooms.ts";

// Few and round sizes, so that velocities are often equal or exactly at the ends of the range.
const size = fc.constantFrom(100, 120, 150, 200, 250, 300, 400, 500, 600);
const type = fc.constantFrom(...(Object.keys(OUTLET_TYPES) as OutletType[]));
const brand = fc.constantFrom("B1", "B2");

export const catalogue = fc
  .array(
    fc.record({ type, length: size, width: size, brand, stated: fc.option(fc.constantFrom(0.02, 0.05)) }),
    {
      maxLength: 60,
    },
  )
  .map((all) =>
    all.map(({ type: of, length, width, brand: brandCode, stated }, at) =>
      outlet(of, isRound(of) ? [length] : [length, width], {
        id: `o${at}`,
        brandCode,
        ...(stated === null ? {} : { stated }),
      }),
    ),
  );

export const rooms = fc
  .array(
    fc.record({
      air: fc.option(
        fc.oneof(fc.constantFrom(0, 144, 360, 720, 1440), fc.double({ min: 10, max: 1e5, noNaN: true })),
      ),
      area: fc.option(fc.integer({ min: 0, max: 400 })),
      quantity: fc.option(fc.integer({ min: 1, max: 5 })),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) =>
    all.map(({ air, area: roomArea, quantity }, at) =>
      testRoom(at, {
        airSupplyVolume: air === null ? null : flow(air),
        roomArea: roomArea === null ? null : area(roomArea),
        equipmentNumber: quantity,
      }),
    ),
  );

const span = (min: number, max: number) =>
  fc
    .tuple(fc.integer({ min: min * 2, max: max * 2 }), fc.integer({ min: min * 2, max: max * 2 }))
    .map(([a, b]) => ({ from: Math.min(a, b) / 2, to: Math.max(a, b) / 2 }));

export const asked = fc
  .record({
    type,
    velocity: span(1, 10),
    nozzleThrow: fc.option(fc.integer({ min: 1, max: 40 })),
    aspectRatio: fc.option(span(1, 6)),
    brandCode: fc.option(brand),
    topSize: fc.constantFrom(1, 3, 50),
  })
  .map(({ nozzleThrow, aspectRatio, ...rest }) =>
    outletConditions({
      ...rest,
      nozzleThrow: rest.type === "V000164" ? nozzleThrow : null,
      aspectRatio: isRound(rest.type) ? null : aspectRatio,
    }),
  );
