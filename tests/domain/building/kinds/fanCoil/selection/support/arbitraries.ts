import * as fc from "fast-check";
import type { Room } from "#domain/building/rooms/Room.ts";
import { FAN_COIL_FIGURES, type FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { area, flow, heatMoistureRatio, power, temperature } from "#domain/base/units.ts";
import { conditions, GB_STATE, makeFanCoils, room } from "../../../../../../support/fanCoilMaker.ts";

const MEASURED_STATE = { ...GB_STATE, coolingWetBulb: temperature(19) };

/**
 * Catalogues of up to 40 units with the variety of real ones: twins that differ only in id, another rated state,
 * heating
 * at one level or none, electrical input and static pressure not stated.
 */
export const anyCatalogue: fc.Arbitrary<FanCoil[]> = fc
  .record({
    seed: fc.integer({ min: 1, max: 1000 }),
    changes: fc.array(
      fc.record({
        twin: fc.boolean(),
        otherState: fc.boolean(),
        heating: fc.constantFrom("both", "both", "high", "none"),
        isPlaced: fc.boolean(),
      }),
      { maxLength: 40, size: "max" },
    ),
  })
  .map(({ seed, changes }) => {
    const made = makeFanCoils(changes.length, seed);
    return made.map((coil, index): FanCoil => {
      const { twin, otherState, heating, isPlaced } = changes[index]!;
      const model = twin ? made[Math.floor(index / 2)]! : coil;
      const { HIGH_LEVEL: high, MEDIUM_LEVEL: medium } = model.levels;
      return {
        ...model,
        id: coil.id,
        structure: isPlaced ? model.structure : null,
        rated: otherState ? MEASURED_STATE : GB_STATE,
        levels: {
          HIGH_LEVEL: heating === "none" ? { ...high, heating: null } : high,
          MEDIUM_LEVEL: heating === "both" ? medium : { ...medium, heating: null },
        },
      };
    });
  });

const maybe = (min: number, max: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(null, 0, -1) },
  );
const orNull = <Unit>(brand: (figure: number) => Unit, figure: number | null) =>
  figure === null ? null : brand(figure);

/** Any content of a schedule, sensible or not. */
const wildRoom: fc.Arbitrary<Room> = fc
  .record({
    size: maybe(1, 120),
    cooling: maybe(0.2, 40),
    heating: maybe(0.2, 40),
    sensible: maybe(0.1, 30),
    latent: maybe(0.01, 10),
    air: maybe(50, 5000),
    ratio: maybe(2600, 30_000),
    climate: fc.constantFrom(null, [26, 18.7, 20], [24, 17, 18], [27, 19.5, 21], [30, 15.5, 5], [22, 22, 22]),
    quantity: fc.constantFrom(null, null, 1, 3),
  })
  .map(({ size, cooling, heating, sensible, latent, air, ratio, climate, quantity }) =>
    room({
      roomArea: size === null || size < 0 ? null : area(size),
      coolingLoad: orNull(power, cooling),
      heatLoad: orNull(power, heating),
      sensibleLoad: orNull(power, sensible),
      latentLoad: orNull(power, latent),
      airSupplyVolume: orNull(flow, air),
      heatMoistureRatio: orNull(heatMoistureRatio, ratio),
      summerDryBulb: orNull(temperature, climate?.[0] ?? null),
      summerWetBulb: orNull(temperature, climate?.[1] ?? null),
      winterDryBulb: orNull(temperature, climate?.[2] ?? null),
      equipmentNumber: quantity,
    }),
  );

const mostlyOpen = <Value>(...values: Value[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.constantFrom(...values) });

export const anyConditions: fc.Arbitrary<FanCoilConditions> = fc
  .record({
    level: fc.constantFrom("MEDIUM_LEVEL" as const, "HIGH_LEVEL" as const),
    checks: fc.subarray([...FAN_COIL_FIGURES]),
    topSize: fc.constantFrom(1, 3, 50),
    brandCode: mostlyOpen("B1", "B2"),
    structure: mostlyOpen("V000401" as const),
    installation: mostlyOpen("V000412" as const),
    staticPressure: mostlyOpen({ from: 12, to: 30 }, { from: 30, to: 30 }),
    productIds: mostlyOpen([], ["unit-1", "unit-2", "unit-3", "unit-9", "nobody"]),
    summerWater: fc.constantFrom(5, 7, 7, 7, 7, 12, 16, 26, 40).map(temperature),
    winterWater: fc.constantFrom(15, 20, 45, 60, 60, 60).map(temperature),
    altitude: fc.constantFrom(0, 0, 0, -154, 1891, 3650, 5000),
  })
  .map((changed) => conditions(changed));

/** Requirements that 40 units of a catalogue can meet, so that there is something to sort. */
export const modestRoom: fc.Arbitrary<Room> = fc
  .record({
    cooling: fc.double({ min: 0.5, max: 8, noNaN: true }),
    sensibleShare: fc.double({ min: 0.55, max: 0.95, noNaN: true }),
    heating: fc.double({ min: 0.5, max: 12, noNaN: true }),
    air: fc.double({ min: 50, max: 1600, noNaN: true }),
    // The second one is so dry that wet coils become dry.
    wetBulb: fc.constantFrom(18.7, 16.5),
  })
  .map(({ cooling, sensibleShare, heating, air, wetBulb }) =>
    room({
      summerDryBulb: temperature(26),
      summerWetBulb: temperature(wetBulb),
      coolingLoad: power(cooling),
      sensibleLoad: power(cooling * sensibleShare),
      latentLoad: power(cooling * (1 - sensibleShare)),
      heatMoistureRatio: heatMoistureRatio(2500 / (1 - sensibleShare)),
      heatLoad: power(heating),
      airSupplyVolume: flow(air),
    }),
  );

export const anyRooms: fc.Arbitrary<Room[]> = fc
  .array(fc.oneof(wildRoom, modestRoom), { minLength: 1, maxLength: 12 })
  .map((rooms) => rooms.map((one, index) => ({ ...one, roomId: `room-${index}` })));

/**
 * Units of a few round sizes: twins with the same figures, distinguished only by electrical input, model and id.
 */
export const roundCatalogue: fc.Arbitrary<FanCoil[]> = fc
  .array(
    fc.record({
      total: fc.constantFrom(2, 3, 4),
      heating: fc.constantFrom(null, 3, 4, 6),
      inputPower: fc.constantFrom(null, 0.05, 0.06),
      model: fc.constantFrom("A", "B"),
    }),
    { maxLength: 12 },
  )
  .map((units) =>
    units.map(({ total, heating, inputPower, model }, index): FanCoil => {
      const level = {
        airFlow: flow(total * 200),
        totalCooling: power(total),
        sensibleCooling: power(total * 0.75),
        heating: orNull(power, heating),
        inputPower: orNull(power, inputPower),
        noise: null,
      };
      return {
        id: `unit-${index}`,
        model,
        brandCode: "B1",
        structure: null,
        installation: null,
        externalStaticPressure: null,
        rated: GB_STATE,
        levels: { HIGH_LEVEL: level, MEDIUM_LEVEL: level },
      };
    }),
  );

/** Rooms at the rated summer air whose needs such units just meet or just miss; two kinds of winter. */
export const roundRooms: fc.Arbitrary<Room[]> = fc.array(
  fc
    .record({
      cooling: fc.constantFrom(null, 2, 3, 4, 5),
      sensible: fc.constantFrom(null, 1.5, 2.25, 3),
      heating: fc.constantFrom(null, 3, 4, 6, 7),
      air: fc.constantFrom(null, 400, 600, 800),
      winterDryBulb: fc.constantFrom(21, 15),
    })
    .map(({ cooling, sensible, heating, air, winterDryBulb }) =>
      room({
        coolingLoad: orNull(power, cooling),
        sensibleLoad: orNull(power, sensible),
        heatLoad: orNull(power, heating),
        airSupplyVolume: orNull(flow, air),
        summerDryBulb: temperature(27),
        summerWetBulb: temperature(19.5),
        winterDryBulb: temperature(winterDryBulb),
      }),
    ),
  { minLength: 1, maxLength: 6 },
);
