import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { SOUND_VERDICT_WORDS, soundMargin, type RoomSound } from "#domain/building/batch/state/RoomSound.ts";
import type { OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { columnOf, cellsOf } from "../../support/planSheets.ts";
import { freshStorage } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});

/** A brand whose units say how their noise was measured. */
const TESTED = "B000001";
const NAMES = ["办公室", "走廊", "病房"];
const ROOMS = 36;

async function heard() {
  const client = openRealBatch(fanCoilKind, server);
  await client.replaceRooms(
    packRooms(
      Array.from({ length: ROOMS }, (_, at) =>
        testRoom(at, {
          floor: `${Math.floor(at / 12) + 1}F`,
          roomName: NAMES[at % NAMES.length]!,
          roomArea: area(14 + at),
          // The last has no unit that would do.
          coolingLoad: power(at === ROOMS - 1 ? 500 : 1.6),
          heatLoad: power(1.1),
        }),
      ),
    ),
    "试验楼",
    "",
  );
  await client.setFilter({ ...FAN_COIL_DEFAULTS, brandCode: TESTED });
  await client.run("all");
  // Half of the wards are over their limit by far, none of the offices is.
  await client.setSound({
    background: 46,
    period: "night",
    uses: [
      { contains: "办公", use: "office" },
      { contains: "病房", use: "hotelSpecial" },
    ],
  });
  await vi.waitFor(async () => expect((await client.rows(0, 1))[0]!.sound?.level).toBeGreaterThan(0));
  return client;
}

const shownRows = async (client: BatchClient<never>) => client.rows(0, 200);
const known = ({ sound }: RoomRow) => sound !== null;

it("shows each room with units its level as the tab of noise judges it, once the noise is known", async () => {
  const client = await heard();
  const answer = await client.buildingSound(new AbortController().signal);
  const { lines } = await client.soundLines({ show: "all", sort: null }, 0, 200);
  const rows = (await shownRows(client)).filter(known);
  expect(answer.ok && answer.value.rooms).toBe(rows.length);
  expect(rows.length).toBe(ROOMS - 1);
  for (const [at, { roomId, sound }] of rows.entries())
    expect(lines[at]).toMatchObject({ id: roomId, ...sound });
  expect(new Set(rows.map(({ sound }) => sound!.verdict))).toEqual(
    new Set(["fail", "borderline", "cannot-judge"]),
  );
  client.dispose();
});

it("sorts, filters, groups and sums the table by levels, margins and verdicts", async () => {
  const client = await heard();
  const all = await shownRows(client);
  await client.setView({ sort: { key: "sound", descending: true } });
  const levels = (await shownRows(client)).map(({ sound }) => sound?.level ?? null);
  const stated = levels.filter((level) => level !== null);
  expect(stated).toEqual(stated.toSorted((a, b) => b - a));
  expect(levels.slice(stated.length)).toEqual([null]);

  await client.setView({ sort: { key: "soundVerdict", descending: false } });
  const margins = (await shownRows(client)).map(({ sound }) => sound && soundMargin(sound));
  const limited = margins.filter((margin) => margin !== null);
  expect(limited.length).toBe(all.filter(({ sound }) => sound?.limit != null).length);
  expect(margins.slice(0, limited.length)).toEqual(limited.toSorted((a, b) => a - b));
  await client.setView({ sort: null });

  const over = all.filter(({ sound }) => sound?.verdict === "fail");
  await client.setView({ show: "loud" });
  expect(await shownRows(client)).toHaveLength(over.length);
  await client.setView({ show: "all" });
  await client.filterColumn("soundVerdict", {
    kind: "text",
    key: "soundVerdict",
    contains: "",
    values: ["不满足"],
  });
  expect((await shownRows(client)).map(({ roomId }) => roomId)).toEqual(over.map(({ roomId }) => roomId));
  expect((await client.columnValues("soundVerdict")).values.map(({ text, rooms }) => [text, rooms])).toEqual(
    expect.arrayContaining([["不满足", over.length]]),
  );
  await client.filterColumn("soundVerdict", null);
  await client.filterColumn("sound", { kind: "range", key: "sound", from: 46.5, to: null });
  expect((await shownRows(client)).every(({ sound }) => sound!.level! >= 46.5)).toBe(true);
  await client.filterColumn("sound", null);

  await client.setView({ group: { by: "soundVerdict", folded: [] } });
  await vi.waitFor(async () => expect((await client.lines(0, 1))[0]).toHaveProperty("group"));
  const heads = (await client.lines(0, 200)).filter((line) => "group" in line);
  expect(heads.map(({ group, rooms }) => [group, rooms])).toEqual([
    ["不满足", over.length],
    ["临界", all.filter(({ sound }) => sound?.verdict === "borderline").length],
    ["无法判定", all.filter(({ sound }) => sound?.verdict === "cannot-judge").length],
    ["", 1],
  ]);
  expect(heads[0]!.loud).toEqual({ over: over.length, unknown: 0 });
  client.dispose();
});

it("hands the verdicts over with the plan, each with its limit, margin and reason, and counts them", async () => {
  const client = await heard();
  const rows = await shownRows(client);
  const plan = await client.confirm(new AbortController().signal);
  if (!plan.ok) throw new Error(plan.code);
  const [about, sheet] = plan.value.sheets;
  const verdicts = columnOf(sheet!, "选型·噪声判定");
  expect(verdicts).toEqual(rows.map(({ sound }) => sound && SOUND_VERDICT_WORDS[sound.verdict]));
  expect(columnOf(sheet!, "选型·噪声限值（dB(A)）")).toEqual(rows.map(({ sound }) => sound?.limit ?? null));
  // A background that drowns the units leaves nothing to estimate.
  const marks = rows.map(({ sound }) => sound && (sound.isEstimated ? "估算" : null));
  expect(new Set(marks)).toEqual(new Set(["估算", null]));
  expect(columnOf(sheet!, "选型·声级标记")).toEqual(marks);
  expect(columnOf(sheet!, "选型·噪声说明")).toContain("房间用途未定，没有限值");
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  expect(plan.value.counts).toMatchObject({
    loud: count("不满足"),
    "loud-borderline": count("临界"),
    "loud-unknown": count("无法判定"),
  });
  expect(cellsOf(about!).map(([what, rooms]) => [what, rooms])).toEqual(
    expect.arrayContaining([
      ["噪声不满足（间）", count("不满足")],
      ["噪声无法判定（间）", count("无法判定")],
    ]),
  );
  client.dispose();
});

it("takes the limit of one room in a step of undo, and judges by it", async () => {
  const client = await heard();
  const [first] = await shownRows(client);
  expect(await client.setRoomLimit(first!.roomId, 3)).toBe("噪声限值应在 10 到 100 dB(A) 之间");
  expect(await client.setRoomLimit(first!.roomId, 60)).toBe("");
  expect((await client.rows(0, 1))[0]!.sound).toMatchObject({
    limit: 60,
    clause: "自定限值",
    verdict: "pass",
  });
  expect(client.summary().undo).toBe("set-sound");
  await client.undo();
  expect((await client.rows(0, 1))[0]!.sound).toEqual(first!.sound);
  client.dispose();
});

it("tells of every alternative for a room the level that its units would make there", async () => {
  const client = await heard();
  const [first] = await shownRows(client);
  const filter = { ...FAN_COIL_DEFAULTS, brandCode: null };
  const answer = await client.alternatives(first!.roomId, filter, new AbortController().signal);
  if (!answer.ok) throw new Error(answer.message);
  const sounds = answer.value.map(({ sound }) => sound!);
  expect(sounds.length).toBeGreaterThan(3);
  for (const { limit, gap, level, verdict } of sounds) {
    expect(limit).toBe(45);
    expect(level === null ? [gap, verdict] : gap).toEqual(
      level === null ? ["noise-kind", "cannot-judge"] : null,
    );
  }
  const chosen = answer.value.find(({ productId }) => productId === first!.selection!.productId);
  expect(chosen!.sound).toEqual(first!.sound);
  client.dispose();
});

it("optimises the building within the limits of its rooms: what is too loud or not known gets none of them", async () => {
  const client = await heard();
  await client.setSound({
    background: null,
    uses: [
      { contains: "办公", use: null, limit: 33 },
      { contains: "病房", use: null, limit: 36 },
    ],
  });
  await client.setFilter({ ...FAN_COIL_DEFAULTS, brandCode: null });
  const question = { objective: "fewest", slack: 1, noiseLimit: null } as const;
  const adopted = async (asked: OptimumQuestion) => {
    await client.optimise(asked, new AbortController().signal);
    const news = await client.optimumNews(0, new AbortController().signal);
    if (!news.ok || news.value.found === null) throw new Error("no plan was found");
    const { steps } = news.value.found;
    expect(await client.adoptOptimum(steps[0]!.models)).toMatchObject({ ok: true });
    await client.buildingSound(new AbortController().signal);
    const rows = (await shownRows(client)).filter(known);
    const isOver = ({ limit, level }: RoomSound) => limit !== null && !(level !== null && level <= limit);
    return { over: rows.filter(({ sound }) => isOver(sound!)).length, leftOut: news.value.scope!.leftOut };
  };
  const loud = await adopted(question);
  expect(loud.over).toBeGreaterThan(0);
  const quiet = await adopted({ ...question, isQuiet: true });
  // Rooms that no product suits keep what they have.
  expect(quiet.over).toBeLessThanOrEqual(quiet.leftOut);
  expect(quiet.over).toBeLessThan(loud.over);
  client.dispose();
});
