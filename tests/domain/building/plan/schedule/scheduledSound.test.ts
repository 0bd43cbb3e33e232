import { describe, expect, it } from "vitest";
import { area } from "#domain/base/units.ts";
import { hearingBy } from "#domain/building/batch/sound/roomSounds.ts";
import type { RoomSound } from "#domain/building/batch/state/RoomSound.ts";
import { planSchedule, scheduleNotes } from "#domain/building/plan/schedule/planSchedule.ts";
import { scheduledSound } from "#domain/building/plan/schedule/scheduledSound.ts";
import { scheduleRows } from "#domain/building/plan/schedule/scheduleRows.ts";
import { unitNoise, type NoiseUse } from "#domain/building/sound/unitNoise.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { answerAll, batchOf } from "../../../../support/testBatch.ts";
import { testKind } from "../../../../support/testKind.ts";
import { testRoom } from "../../../../support/testRooms.ts";

const sound = (about: Partial<RoomSound>): RoomSound => ({
  parts: [
    {
      ...{ kind: "test", title: "试验设备", counter: "台", units: 1 },
      ...{ statement: "octaves", isEstimated: false, level: 38.4, gap: null },
    },
  ],
  ...{ use: "office", level: 38.4, atLeast: null, isEstimated: false, limit: 45, clause: "" },
  ...{ verdict: "pass", gap: null },
  ...about,
});

describe("the sound of a schedule's model", () => {
  it("is the range of its levels, and counts the rooms that do not simply meet their limit", () => {
    expect(scheduledSound([])).toBe("");
    expect(scheduledSound([sound({})])).toBe("室内 38 dB(A)");
    expect(
      scheduledSound([
        sound({ level: 32.6 }),
        sound({ level: 47, verdict: "fail", isEstimated: true }),
        sound({ level: null, verdict: "cannot-judge", isEstimated: true }),
      ]),
    ).toBe("室内 33～47 dB(A)（估算），不满足 1 间，无法判定 1 间");
    expect(scheduledSound([sound({ level: null, verdict: "cannot-judge" })])).toBe("室内声级无法判定 1 间");
  });

  it("stands in the remark and is said in the notes, of kinds that are heard alone", () => {
    const rooms = [0, 1].map((at) => testRoom(at, { roomName: "办公室", roomArea: area(20) }));
    const batch = batchOf(rooms);
    answerAll(batch);
    const use: NoiseUse = { figure: PROPERTY.noise, hasOctaves: true };
    const noise = unitNoise([{ code: PROPERTY.noise, value: 52 }], use);
    const heard = {
      ...batch,
      kind: { ...testKind, noise: { figures: [], of: () => use } },
      hearing: hearingBy(() => noise),
    };
    const sources = { parametersOf: new Map(), brandNames: new Map(), unitOf: new Map() };
    const schedule = planSchedule(heard, sources);
    expect(scheduleRows(schedule)[0]![5]).toContain("室内声级无法判定");
    expect(scheduleNotes(heard, schedule).join()).toContain("室内声级为该型号各房间");
    const silent = planSchedule(batch, sources);
    expect(scheduleRows(silent).flat().join()).not.toContain("室内");
    expect(scheduleNotes(batch, silent).join()).not.toContain("室内声级");
  });
});
