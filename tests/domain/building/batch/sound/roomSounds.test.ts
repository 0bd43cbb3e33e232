import { describe, expect, it } from "vitest";
import { area } from "#domain/base/units.ts";
import { hearingBy, roomSounds, type NoiseOf } from "#domain/building/batch/sound/roomSounds.ts";
import {
  PROPOSED_SOUND,
  soundFault,
  withOwnLimit,
  type SoundSettings,
} from "#domain/building/sound/SoundSettings.ts";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { OCTAVE_POWERS } from "#domain/catalogue/noiseStatement.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { addLevels } from "#domain/physics/sound/levels.ts";
import { heardLevel, unitsSound } from "#domain/physics/sound/unitsInRoom.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const USE: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
const OCTAVES = [50, 48, 45, 42, 38, 34, 30, 26];
const loud = unitNoise(
  OCTAVE_POWERS.map((code, band) => ({ code, value: OCTAVES[band]! })),
  USE,
);
const powered = unitNoise(
  [
    { code: PROPERTY.noise, value: 52 },
    { code: PROPERTY.noiseKind, value: "声功率级" },
  ],
  USE,
);
const bare = unitNoise([{ code: PROPERTY.noise, value: 52 }], USE);

const silent = unitNoise([], USE);

const ROOM = { roomName: "办公室", roomArea: area(20) };
function soundsOf(
  rooms: readonly Parameters<typeof testRoom>[1][],
  noiseOf: NoiseOf,
  settings: Partial<SoundSettings> = {},
) {
  const batch = batchOf(rooms.map((about, at) => testRoom(at, about)));
  answerAll(batch);
  const kind = { ...testKind, noise: { figures: [], of: () => USE } };
  const sound = { ...PROPOSED_SOUND, ...settings };
  return roomSounds({ ...batch, kind, sound, hearing: hearingBy(noiseOf) });
}

describe("levels in the rooms of a building", () => {
  it("are judged outright by octaves, and borderline within 5 dB by one figure", () => {
    const [byOctaves] = soundsOf([ROOM], () => loud);
    expect(byOctaves).toMatchObject({ isEstimated: false, verdict: "pass", gap: null, limit: 45 });
    const room = { area: 20, height: 3, type: "average" } as const;
    const level = heardLevel(unitsSound({ octaves: OCTAVES }, byOctaves!.parts[0].units, room), null);
    expect(byOctaves!.level).toBe(level);
    const [byPower] = soundsOf([ROOM], () => powered);
    expect(byPower).toMatchObject({ isEstimated: true, verdict: "borderline" });
    expect(soundsOf([ROOM], () => loud, { background: 50 })[0]).toMatchObject({
      level: addLevels([level, 50]),
      verdict: "fail",
    });
  });

  it("say why there is none: not asked for, no noise, a bare figure, no area, no use", () => {
    const without = { ...ROOM, roomArea: null };
    const gaps = (of: NoiseOf, room: Parameters<typeof testRoom>[1] = ROOM) =>
      soundsOf([room], of).map(({ level, verdict, gap }) => [level === null, verdict, gap]);
    expect(gaps(() => undefined)).toEqual([[true, "cannot-judge", "unasked"]]);
    expect(gaps(() => silent)).toEqual([[true, "cannot-judge", "no-noise"]]);
    expect(gaps(() => bare)).toEqual([[true, "cannot-judge", "noise-kind"]]);
    expect(gaps(() => powered, without)).toEqual([[true, "cannot-judge", "no-area"]]);
    expect(gaps(() => powered, { ...ROOM, roomName: "走廊" })).toEqual([[false, "cannot-judge", "no-use"]]);
  });

  it("take a limit that was typed, for the room before that of its use, and say where it is from", () => {
    const uses = [
      { contains: "办公", use: "office", limit: 38 },
      { contains: "机房", use: null, limit: 60 },
    ] as const;
    const rooms = [ROOM, ROOM, { ...ROOM, roomName: "机房" }, { ...ROOM, roomName: "走廊" }];
    const limits = (settings: Partial<SoundSettings>) =>
      soundsOf(rooms, () => loud, settings).map(({ limit, clause }) => [limit, clause]);
    const gb = "GB 50118-2010 办公室";
    expect(limits({})).toEqual([
      [45, gb],
      [45, gb],
      [null, ""],
      [null, ""],
    ]);
    expect(
      limits({
        uses,
        own: [
          { room: "r1", limit: 33 },
          { room: "r3", limit: 50 },
        ],
      }),
    ).toEqual([
      [38, "自定限值"],
      [33, "自定限值"],
      [60, "自定限值"],
      [50, "自定限值"],
    ]);
    expect(soundFault({ ...PROPOSED_SOUND, own: [{ room: "r1", limit: 3 }] })).toBe(
      "噪声限值应在 10 到 100 dB(A) 之间",
    );
    expect(withOwnLimit([{ room: "r1", limit: 33 }], "r1", null)).toEqual([]);
  });

  it("take the use of the first text that the name or the zone contains, whatever its case", () => {
    const uses = [
      { contains: "走廊", use: null },
      { contains: "ICU", use: "ward" },
      { contains: "办公", use: "office" },
    ] as const;
    const rooms = [
      { ...ROOM, roomName: "办公走廊" },
      { ...ROOM, zone: "icu 区" },
      { ...ROOM, roomName: "__proto__" },
    ];
    const found = soundsOf(rooms, () => powered, { uses, period: "night" });
    expect(found.map(({ use, limit }) => [use, limit])).toEqual([
      [null, null],
      ["ward", 40],
      [null, null],
    ]);
  });
});
