import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addLevels } from "#domain/physics/sound/levels.ts";
import {
  diffuseLevel,
  roomAbsorption,
  roomConstant,
  ROOM_TYPES,
  schultzSpectrum,
} from "#domain/physics/sound/room.ts";
import { aWeighted } from "#domain/physics/sound/levels.ts";
import { roomLevel } from "#domain/physics/sound/roomLevel.ts";
import {
  heardLevel,
  unitDistances,
  unitsSound,
  type UnitPower,
  type UnitRoom,
  type UnitsSound,
} from "#domain/physics/sound/unitsInRoom.ts";

const unitsLevel = (power: UnitPower, count: number, room: UnitRoom): number =>
  heardLevel(unitsSound(power, count, room), null);

const OFFICE: UnitRoom = { area: 36, height: 3, type: "average" };
const rooms: fc.Arbitrary<UnitRoom> = fc.record({
  area: fc.double({ min: 4, max: 5_000, noNaN: true }),
  height: fc.double({ min: 2, max: 20, noNaN: true }),
  type: fc.constantFrom(...ROOM_TYPES),
});

describe("units spread below a ceiling", () => {
  it("stand on a square of the room's area each, the listener 1.2 m high below one of them", () => {
    const [own, ...others] = unitDistances(4, OFFICE);
    expect(own).toBeCloseTo(1.8, 12);
    // √(36/4) = 3 m apart: the four nearest of a square lattice are the unit itself and three beside it.
    for (const each of others) expect(each).toBeCloseTo(Math.hypot(1.8, 3), 12);
    // A listener is never nearer than half a metre.
    expect(unitDistances(1, { area: 10, height: 1.3 })).toEqual([0.5]);
  });

  it("give a worked level: one of L_WA 50 in 36 m², 3 m high", () => {
    // S = 2·36 + 4·6·3 = 144 m²; α = (0.20 + 0.23)/2; R = 144·0.215/0.785 = 39.44 m².
    // 50 + 10·lg(2/(4π·1.8²) + 4/39.44) = 50 + 10·lg(0.04912 + 0.10142) = 41.78
    expect(unitsLevel({ total: 50 }, 1, OFFICE)).toBeCloseTo(41.78, 2);
  });

  it("agree with a plain sum over every unit, by one figure and by octaves", () => {
    const octaves = [60, 58, 55, 50, 45, 40, 35, 30];
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 64 }), (room, count) => {
        const surface = 2 * room.area + 4 * Math.sqrt(room.area) * room.height;
        const absorption = roomAbsorption(room.type);
        const constant = roomConstant(surface, (absorption[3]! + absorption[4]!) / 2);
        const distances = unitDistances(count, room);
        expect(distances).toHaveLength(count);
        expect(unitsLevel({ total: 55 }, count, room)).toBeCloseTo(
          addLevels(distances.map((distance) => diffuseLevel(55, 2, distance, constant))),
          9,
        );
        const bands = (of: (distance: number) => readonly number[]) => {
          const each = distances.map(of);
          return octaves.map((_, band) => addLevels(each.map((levels) => levels[band]!)));
        };
        const diffuse = bands((distance) =>
          octaves.map((level, band) =>
            diffuseLevel(level, 2, distance, roomConstant(surface, absorption[band]!)),
          ),
        );
        const schultz = bands((distance) => schultzSpectrum(octaves, room.area * room.height, distance));
        expect(unitsLevel({ octaves }, count, room)).toBeCloseTo(
          Math.max(aWeighted(diffuse), aWeighted(schultz)),
          9,
        );
      }),
    );
  });

  it("are louder with every unit, and by less than all at the nearest place would be", () => {
    fc.assert(
      fc.property(rooms, fc.integer({ min: 1, max: 3_000 }), (room, count) => {
        const [one, all, more] = [1, count, count + 1].map((units) => unitsLevel({ total: 40 }, units, room));
        expect(more!).toBeGreaterThan(one!);
        expect(all!).toBeLessThanOrEqual(one! + 10 * Math.log10(count) + 1e-9);
      }),
    );
  });

  it("are added to other ones in a room as every source by itself is, by octaves and by one figure, with the background", () => {
    const [coil, outlet] = [
      [60, 58, 55, 50, 45, 40, 35, 30],
      [40, 42, 45, 48, 47, 43, 38, 30],
    ] as const;
    fc.assert(
      fc.property(
        rooms,
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (room, few, many) => {
          const surface = 2 * room.area + 4 * Math.sqrt(room.area) * room.height;
          const absorption = roomAbsorption(room.type);
          const total = { total: 38 };
          const heard = [
            unitsSound({ octaves: coil }, few, room),
            unitsSound({ octaves: outlet }, many, room),
            unitsSound(total, few, room),
          ];
          const sources = [
            ...unitDistances(few, room).map((distance) => ({ power: coil, distance })),
            ...unitDistances(many, room).map((distance) => ({ power: outlet, distance })),
          ];
          const { deciding } = roomLevel(
            sources.map((source) => ({ ...source, directivity: 2 })),
            { volume: room.area * room.height, surface, absorption },
          );
          const constant = roomConstant(surface, (absorption[3]! + absorption[4]!) / 2);
          const ofOne = unitDistances(few, room).map((distance) => diffuseLevel(38, 2, distance, constant));
          const sum = (of: (sound: UnitsSound) => number) => heard.map(of).reduce((a, b) => a + b, 0);
          const all = { diffuse: sum(({ diffuse }) => diffuse), schultz: sum(({ schultz }) => schultz) };
          expect(heardLevel(all, 33)).toBeCloseTo(addLevels([deciding, ...ofOne, 33]), 9);
        },
      ),
    );
  });
});
