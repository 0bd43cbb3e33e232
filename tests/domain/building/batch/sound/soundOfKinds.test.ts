import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { area, flow } from "#domain/base/units.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { hearingBy, roomSounds } from "#domain/building/batch/sound/roomSounds.ts";
import { PROPOSED_SOUND, type SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { unitNoise, type NoiseUse, type UnitNoise } from "#domain/building/sound/unitNoise.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { noiseOfNeck } from "#domain/physics/sound/fanToRoom.ts";
import { lossOfZeta } from "#domain/physics/sound/ductPath.ts";
import { addLevels } from "#domain/physics/sound/levels.ts";
import { roomAbsorption } from "#domain/physics/sound/room.ts";
import { roomLevel } from "#domain/physics/sound/roomLevel.ts";
import { unitDistances } from "#domain/physics/sound/unitsInRoom.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const COIL_USE: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
const AIR_USE: NoiseUse = { ...COIL_USE, isOfAir: true };
const OCTAVES = [50, 48, 45, 42, 38, 34, 30, 26];
const COIL = unitNoise(
  OCTAVE_POWERS.map((code, band) => ({ code, value: OCTAVES[band]! })),
  COIL_USE,
);
const NECK = [
  { code: PROPERTY.length, value: 250 },
  { code: PROPERTY.width, value: 250 },
];
const OUTLET = unitNoise(NECK, AIR_USE);
const BARE = unitNoise([...NECK, { code: PROPERTY.noise, value: 35 }], AIR_USE);

/** A building of one office under two kinds of equipment: units that state octaves, and outlets. */
function office(about: { readonly size?: number; readonly air?: number | null; readonly outlets?: number }) {
  const { size = 20, air = 900, outlets = 2 } = about;
  const of = (equipmentNumber: number | null) => {
    const batch = batchOf([
      testRoom(0, {
        ...{ roomName: "办公室", roomArea: area(size), equipmentNumber },
        airSupplyVolume: air === null ? null : flow(air),
      }),
    ]);
    answerAll(batch);
    return batch;
  };
  const named = (name: string, title: string, use: NoiseUse) => ({
    ...{ ...testKind, name, words: { ...testKind.words, title } },
    noise: { figures: [], of: () => use },
  });
  const own = { ...of(null), kind: named("coil", "风机盘管", COIL_USE) };
  const other = { ...of(outlets), kind: named("outlet", "风口", AIR_USE) };
  return { own, other: other as unknown as Batch<unknown> };
}

function heard(
  about: Parameters<typeof office>[0],
  outlet: UnitNoise | undefined,
  settings: Partial<SoundSettings> = {},
) {
  const { own, other } = office(about);
  const noiseOf = (_: string, use: NoiseUse) => (use === AIR_USE ? outlet : COIL);
  const hearing = hearingBy(noiseOf, () => [other]);
  const [sound] = roomSounds({ ...own, hearing, sound: { ...PROPOSED_SOUND, ...settings } });
  return hearing.explained(sound!)!;
}

describe("the level of a room with units of several kinds", () => {
  it("is that of every unit and every outlet by itself, each at its distance", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 6, max: 400, noNaN: true }),
        fc.double({ min: 50, max: 5000, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.double({ min: 20, max: 60, noNaN: true })),
        (size, air, outlets, background) => {
          const sound = heard({ size, air, outlets }, OUTLET, { background });
          const [coils] = sound.parts;
          const neck = { sides: [250, 250] as const };
          const ofNeck = noiseOfNeck(neck, air / outlets, lossOfZeta(2, air / outlets, 0.0625)).power;
          const room = { area: size, height: 3 };
          const sources = [
            ...unitDistances(coils.units, room).map((distance) => ({ power: OCTAVES, distance })),
            ...unitDistances(outlets, room).map((distance) => ({ power: ofNeck, distance })),
          ];
          const { deciding } = roomLevel(
            sources.map((source) => ({ ...source, directivity: 2 })),
            {
              volume: size * 3,
              surface: 2 * size + 12 * Math.sqrt(size),
              absorption: roomAbsorption("average"),
            },
          );
          const plain = background === null ? deciding : addLevels([deciding, background]);
          expect(sound.level).toBeCloseTo(plain, 8);
          expect(sound.parts.map(({ kind, units }) => [kind, units])).toEqual([
            ["coil", coils.units],
            ["outlet", outlets],
          ]);
        },
      ),
    );
  });

  it("is estimated as far as an estimate moves it: quiet outlets leave the verdict of octaves as it is", () => {
    const quiet = heard({ air: 100 }, OUTLET);
    expect(quiet).toMatchObject({ isEstimated: false, verdict: "pass" });
    expect(heard({ air: 1900 }, OUTLET)).toMatchObject({ isEstimated: true });
  });

  it("is at least that of what is known where outlets are not, which may be too loud, but is never quiet enough", () => {
    const alone = heard({}, undefined, { isAlone: true });
    expect(alone).toMatchObject({ gap: null, verdict: "pass", atLeast: null });
    expect(alone.parts).toHaveLength(1);
    for (const [outlet, why] of [
      [BARE, "风口 2 台：噪声值未注明测试条件，不能用于房间声级"],
      [undefined, "风口 2 台：噪声数据尚未取到"],
    ] as const) {
      const partly = heard({}, outlet);
      expect(partly).toMatchObject({
        ...{ level: null, atLeast: alone.level, gap: "others", verdict: "cannot-judge" },
      });
      expect(partly.basis).toContain(why);
    }
    expect(heard({ air: null }, OUTLET).basis).toContain("房间没有送风量");
    expect(heard({}, BARE, { own: [{ room: "r0", limit: 20 }] })).toMatchObject({
      ...{ level: null, verdict: "fail" },
    });
  });
});
