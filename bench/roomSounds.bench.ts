import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Batch } from "#domain/building/batch/Batch.ts";
import { hearingBy, roomSounds } from "#domain/building/batch/sound/roomSounds.ts";
import { PROPOSED_SOUND } from "#domain/building/sound/SoundSettings.ts";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { EVERYTHING, type BatchView } from "#domain/building/batch/state/batchState.ts";
import { roomQuantity } from "#domain/building/batch/roomQuantity.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { unitsSound } from "#domain/physics/sound/unitsInRoom.ts";
import { answerAll, batchOf } from "../tests/support/testBatch.ts";
import { testKind } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { area, flow } from "#domain/base/units.ts";
import { measure } from "./measure.ts";

/**
 * The levels in all rooms of a building, as the batch worker computes them after every change: areas to a
 * hundredth of a square metre, and units that state their octaves, for which a level takes longest; alone, and
 * with outlets in the same rooms.
 */
const SIZES = [5_000, 20_000] as const;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;
const USE: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
const AIR: NoiseUse = { ...USE, isOfAir: true };
/** A square neck without a stated noise. */
const OUTLET = unitNoise(
  [
    { code: PROPERTY.length, value: 250 },
    { code: PROPERTY.width, value: 250 },
  ],
  AIR,
);
const SORTED: BatchView = {
  ...EVERYTHING,
  sort: { key: "sound", descending: true },
  columns: [{ kind: "range", key: "sound", from: 0, to: null }],
};
const NOISE = unitNoise(
  OCTAVE_POWERS.map((code, band) => ({ code, value: 55 - 2 * band })),
  USE,
);

for (const size of SIZES) {
  const batch = batchOf(
    Array.from({ length: size }, (_, at) =>
      testRoom(at, { roomArea: area(12 + (at % 6_000) / 100), airSupplyVolume: flow(200 + (at % 900)) }),
    ),
  );
  answerAll(batch);
  const heard = { ...batch, kind: { ...testKind, noise: { figures: [], of: () => USE } } };
  // Different conditions each time, so that nothing is cached.
  const whole = () => roomSounds({ ...heard, hearing: hearingBy(() => NOISE) });
  const outlets = { ...batch, kind: { ...testKind, name: "outlets", noise: { figures: [], of: () => AIR } } };
  const noiseOf = (_: string, use: NoiseUse) => (use === AIR ? OUTLET : NOISE);
  const both = () =>
    roomSounds({ ...heard, hearing: hearingBy(noiseOf, () => [outlets as unknown as Batch<unknown>]) });
  if (both().some(({ level, parts }) => level === null || parts.length !== 2))
    throw new Error("the work was not done");
  if (whole().some(({ level }) => level === null)) throw new Error("the work was not done");

  describe(`${size} rooms`, () => {
    measure(
      "levels and verdicts",
      () => {
        if (whole().length !== size) throw new Error("the work was not done");
      },
      OPTIONS,
    );
    measure(
      "levels and verdicts of units and outlets together, whose noise is estimated from their air",
      () => {
        if (both().length !== size) throw new Error("the work was not done");
      },
      OPTIONS,
    );
    measure(
      "the table sorted and filtered by them, nothing known before",
      () => {
        const hearing = hearingBy(() => NOISE);
        const rows = viewRows({ ...heard, hearing }, SORTED);
        if (rows.length !== size) throw new Error("the work was not done");
      },
      OPTIONS,
    );
    measure(
      "levels alone, each room anew",
      () => {
        const { height, type } = PROPOSED_SOUND;
        let sum = 0;
        for (let row = 0; row < size; row++)
          sum += unitsSound({ octaves: NOISE.octaves! }, roomQuantity(heard, row), {
            area: batch.rooms.figures.roomArea[row]!,
            height,
            type,
          }).diffuse;
        if (!(sum > 0)) throw new Error("the work was not done");
      },
      OPTIONS,
    );
  });
}
