import { describe } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { hearingBy, roomSounds } from "#domain/building/batch/sound/roomSounds.ts";
import { PROPOSED_SOUND } from "#domain/building/sound/SoundSettings.ts";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { EVERYTHING, type BatchView } from "#domain/building/batch/state/batchState.ts";
import { roomQuantity } from "#domain/building/batch/roomQuantity.ts";
import { viewRows } from "#domain/building/batch/view/viewRows.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { unitsLevel } from "#domain/physics/sound/unitsInRoom.ts";
import { answerAll, batchOf } from "../tests/support/testBatch.ts";
import { testKind } from "../tests/support/testKind.ts";
import { testRoom } from "../tests/support/testRooms.ts";
import { area } from "#domain/base/units.ts";
import { measure } from "./measure.ts";

/**
 * The levels in all rooms of a building, as the batch worker computes them after every change: areas to a hundredth of a
 * square metre, units that state their octaves, of which the level costs most. The plain way computes each room anew.
 */
const SIZES = [5_000, 20_000] as const;
const OPTIONS = { time: 500, warmupTime: 0, warmupIterations: 1, iterations: 3 } as const;
const USE: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
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
    Array.from({ length: size }, (_, at) => testRoom(at, { roomArea: area(12 + (at % 6_000) / 100) })),
  );
  answerAll(batch);
  const heard = { ...batch, kind: { ...testKind, noise: { figures: [], of: () => USE } } };
  // Another hearing each time: nothing is known from the time before.
  const whole = () => roomSounds({ ...heard, hearing: hearingBy(() => NOISE) });
  if (whole().some(({ level }) => level === null)) throw new Error("the work was not done");

  describe(`${size} rooms`, () => {
    measure(
      "levels and verdicts, equal rooms once",
      () => {
        if (whole().length !== size) throw new Error("the work was not done");
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
          sum += unitsLevel({ octaves: NOISE.octaves! }, roomQuantity(heard, row), {
            area: batch.rooms.figures.roomArea[row]!,
            height,
            type,
          });
        if (!(sum > 0)) throw new Error("the work was not done");
      },
      OPTIONS,
    );
  });
}
