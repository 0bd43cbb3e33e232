import * as v from "valibot";
import { expect, test } from "vitest";
import { PlanPartSchema } from "#api/contract/projectPlans.ts";
import { area } from "#domain/base/units.ts";
import { hearingBy } from "#domain/building/batch/sound/roomSounds.ts";
import { comparePlans, type ComparedPlan } from "#domain/building/plan/comparePlans.ts";
import { joinPlanParts } from "#domain/building/plan/joinPlanParts.ts";
import { differenceEntries, soundCompared } from "#domain/building/plan/planDifferences.ts";
import { planHead, planPieces, planTables } from "#domain/building/plan/planOfBatch.ts";
import { PROPOSED_SOUND, type SoundSettings } from "#domain/building/sound/SoundSettings.ts";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { answerAll, batchOf } from "../../../support/testBatch.ts";
import { testKind } from "../../../support/testKind.ts";
import { testRoom } from "../../../support/testRooms.ts";

const USE: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
const NOISE = unitNoise(
  OCTAVE_POWERS.map((code) => ({ code, value: 30 })),
  USE,
);
const WORDS = { counter: "台", noMatch: "未找到合适型号" };

/** A building of three rooms as a version keeps it: an office, a corridor without a limit, and a room without an area. */
function version(settings: Partial<SoundSettings>, isHeard = true) {
  const rooms = [
    { roomName: "办公室", roomArea: area(20) },
    { roomName: "走廊", roomArea: area(20) },
    { roomName: "办公室", roomArea: null },
  ].map((about, at) => testRoom(at, about));
  const batch = batchOf(rooms);
  answerAll(batch);
  const heard = {
    ...batch,
    kind: { ...testKind, noise: { figures: [], of: () => USE } },
    sound: { ...PROPOSED_SOUND, ...settings },
    hearing: isHeard ? hearingBy(() => NOISE) : null,
  };
  const tables = planTables(heard);
  const pieces = [...planPieces(heard, tables, new Map())].map((piece) =>
    // What a version holds is what its parts are on the wire.
    v.parse(PlanPartSchema, JSON.parse(JSON.stringify(piece))),
  );
  const content: ComparedPlan = {
    products: pieces.flatMap((piece) => (piece.kind === "products" ? piece.products : [])),
    rooms: joinPlanParts(pieces.flatMap((piece) => (piece.kind === "rooms" ? [piece.rooms] : []))),
  };
  return { content, head: planHead(heard, tables, new Map()) };
}

const compared = (before: ReturnType<typeof version>, after: ReturnType<typeof version>) => {
  const { sound, rooms, ...counts } = comparePlans(before.content, after.content);
  return { ...counts, sound: soundCompared(before.head, after.head, sound), rooms };
};

test("a version keeps each room's level to a tenth, and two say which rooms are louder or judged otherwise", () => {
  const quiet = version({});
  const { soundLevel, soundVerdict } = quiet.content.rooms;
  expect(soundVerdict).toEqual(["pass", "cannot-judge", "cannot-judge"]);
  expect(soundLevel).toEqual([expect.any(Number), soundLevel![0], null]);
  expect(soundLevel![0]! * 10).toBeCloseTo(Math.round(soundLevel![0]! * 10), 9);
  expect(compared(quiet, version({}))).toMatchObject({
    ...{ changed: 0, same: 3, sound: { louder: 0, quieter: 0, verdicts: 0 } },
  });

  const loud = version({ background: 50 });
  const { changed, same, sound, rooms } = compared(quiet, loud);
  expect([changed, same]).toEqual([2, 1]);
  expect(sound).toEqual({ louder: 2, quieter: 0, verdicts: 1 });
  expect(compared(loud, quiet).sound).toEqual({ louder: 0, quieter: 2, verdicts: 1 });
  const was = soundLevel![0]!.toFixed(1);
  const now = loud.content.rooms.soundLevel![0]!.toFixed(1);
  expect(differenceEntries(rooms, WORDS, 0).map(({ note }) => note)).toEqual([
    `室内声级 ${was} → ${now} dB(A)；噪声 满足 → 不满足`,
    `室内声级 ${was} → ${now} dB(A)`,
  ]);
});

test("a limit alone changes a verdict and no level", () => {
  const { sound, rooms } = compared(version({}), version({ own: [{ room: "r0", limit: 10 }] }));
  expect(sound).toEqual({ louder: 0, quieter: 0, verdicts: 1 });
  expect(differenceEntries(rooms, WORDS, 0).map(({ note }) => note)).toEqual(["噪声 满足 → 不满足"]);
});

test("a version from before levels were kept is told as unknown, whichever it is", () => {
  const silent = version({}, false);
  expect(silent.content.rooms.soundLevel).toBeUndefined();
  expect(silent.head).not.toHaveProperty("isHeard");
  const heard = version({ background: 50 });
  for (const [before, after] of [
    [silent, heard],
    [heard, silent],
  ] as const) {
    const { changed, sound, rooms } = compared(before, after);
    expect([changed, sound, rooms]).toEqual([0, null, []]);
  }
});
