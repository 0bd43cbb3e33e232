import * as fc from "fast-check";
import type { AirRoom } from "#domain/building/systems/air/AirRoom.ts";
import { PROPOSED_AIR, type AirSettings } from "#domain/building/systems/air/AirSettings.ts";

/** A room of 30 m² with two square diffusers of 300 mm that share 600 m³/h. */
export const airRoom = (code: string, more: Partial<AirRoom> = {}): AirRoom => ({
  roomId: `id ${code}`,
  code,
  name: `房间 ${code}`,
  zone: "",
  floor: "1F",
  level: 0,
  area: 30,
  model: "FS4-300×300",
  count: 2,
  air: 600,
  neck: 0.09,
  ...more,
});

const figure = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const orNull = (figures: fc.Arbitrary<number>) => fc.option(figures, { nil: null, freq: 8 });

export const drawnAirRoom: fc.Arbitrary<AirRoom> = fc
  .record({
    code: fc.constantFrom("__proto__", "constructor", "", "1", "01", "A", "B", "B", "2", "3", "10"),
    zone: fc.constantFrom("", "东", "__proto__"),
    level: fc.integer({ min: -3, max: 6 }),
    area: fc.oneof({ weight: 30, arbitrary: figure(5, 200) }, { weight: 1, arbitrary: fc.constant(0) }),
    count: fc.integer({ min: 1, max: 4 }),
    air: orNull(figure(0, 6000)),
    neck: orNull(figure(0.01, 0.5)),
  })
  .map((drawn) => airRoom(drawn.code, { ...drawn, floor: `${drawn.level}` }));

/** Settings within what is allowed together. */
export const drawnAirSettings: fc.Arbitrary<AirSettings> = fc
  .record({
    use: fc.constantFrom("supply", "return"),
    shape: fc.constantFrom("rectangular", "round"),
    building: fc.constantFrom("public", "dwelling"),
    noise: orNull(figure(25, 85)),
    height: orNull(fc.constantFrom(200, 320, 630)),
    control: fc.constantFrom("constant", "variable"),
    temperature: fc.constantFrom(16, 20, 35),
    plantLevel: fc.constantFrom(-2, -1, 1, 3),
    plant: figure(0.5, 1),
    kept: fc.constantFrom(0, 120),
    filterClean: orNull(fc.constantFrom(50, 80)),
    filterFinal: orNull(fc.constantFrom(100, 200)),
    efficiency: orNull(figure(0.4, 0.9)),
  } as const)
  .map(({ plant, ...drawn }) => ({
    ...PROPOSED_AIR,
    ...drawn,
    factors: { terminal: 1, floor: 1, riser: 1, plant },
  }));
