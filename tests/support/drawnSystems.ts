import * as fc from "fast-check";
import type { SystemRoom } from "#domain/building/systems/water/SystemRoom.ts";
import { PROPOSED_SYSTEMS, type WaterSettings } from "#domain/building/systems/water/WaterSettings.ts";

/** A room with two units of a product that states everything. */
export const systemRoom = (code: string, more: Partial<SystemRoom> = {}): SystemRoom => ({
  roomId: `id ${code}`,
  code,
  name: `房间 ${code}`,
  zone: "",
  floor: "1F",
  level: 0,
  area: 30,
  model: "FP-85",
  count: 2,
  unitFlow: 0.8,
  unitLoss: 25_000,
  cooling: 4,
  heating: 6,
  coolingLoad: 7,
  heatLoad: 5,
  ...more,
});

const NAMES = ["__proto__", "constructor", "", "1", "01", "A", "B", "B"];
const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orNull = (figures: fc.Arbitrary<number>) => fc.option(figures, { nil: null, freq: 8 });

export const drawnRoom: fc.Arbitrary<SystemRoom> = fc
  .record({
    code: fc.constantFrom(...NAMES, "2", "3", "10"),
    zone: fc.constantFrom("", "东", "__proto__"),
    level: fc.integer({ min: -3, max: 6 }),
    area: fc.oneof({ weight: 30, arbitrary: figure(5, 200) }, { weight: 1, arbitrary: fc.constant(0) }),
    count: fc.integer({ min: 1, max: 4 }),
    unitFlow: orNull(figure(0.1, 3)),
    unitLoss: orNull(figure(5000, 60_000)),
    cooling: figure(1, 12),
    heating: orNull(figure(1, 15)),
    coolingLoad: orNull(figure(0.5, 30)),
    heatLoad: orNull(figure(0.5, 30)),
  })
  .map((drawn) => systemRoom(drawn.code, { ...drawn, floor: `${drawn.level}` }));

/** Settings of cold water, drawn within what is allowed together. */
export const drawnSettings: fc.Arbitrary<WaterSettings> = fc
  .record({
    routing: fc.constantFrom("direct", "reverse"),
    control: fc.constantFrom("variable", "constant"),
    valve: fc.constantFrom("onOff", "modulating"),
    flowRule: fc.constantFrom("stated", "fromLoad"),
    series: fc.constantFrom("steel", "ppr S3.2"),
    friction: fc.constantFrom(150, 300),
    plantLevel: fc.constantFrom(-2, -1, 1, 3),
    plant: figure(0.5, 1),
    block: orNull(figure(10, 500)),
  } as const)
  .map(({ plant, ...drawn }) => ({
    ...PROPOSED_SYSTEMS.cold,
    ...drawn,
    factors: { terminal: 1, floor: 1, riser: 1, plant },
  }));
