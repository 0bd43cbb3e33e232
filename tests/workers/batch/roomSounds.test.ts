import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { FAN_COIL_DEFAULTS } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { INDOOR_UNIT_DEFAULTS } from "#domain/building/kinds/indoorUnit/IndoorUnitFilter.ts";
import { indoorUnitKind } from "#domain/building/kinds/indoorUnit/indoorUnitKind.ts";
import { numberAt, textAt } from "#domain/building/rooms/PackedTable.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { PROPOSED_SOUND } from "#domain/building/sound/SoundSettings.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { SoundAsk } from "#workers/batch/sound/SoundSheet.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const ALL: SoundAsk = { show: "all", sort: null };

/** A brand whose units say how their noise was measured. */
const TESTED = "B000001";

const ROOMS = 30;
const rooms = () =>
  packRooms(
    Array.from({ length: ROOMS }, (_, at) =>
      testRoom(at, {
        floor: `${Math.floor(at / 10) + 1}F`,
        roomName: ["办公室", "走廊"][at % 2]!,
        roomArea: area(18 + at),
        coolingLoad: power(1.6),
        heatLoad: power(1.1),
      }),
    ),
  );

async function selected<Filter>(kind: BatchKind<Filter>, filter = kind.defaultFilter) {
  const client = openRealBatch(kind, server);
  await client.replaceRooms(rooms(), "试验楼", "");
  await client.setFilter(filter);
  await client.run("all");
  return client;
}

async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.buildingSound(never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

it("gives every room with units a level, and a verdict where its use has a limit", async () => {
  const client = await selected(fanCoilKind);
  const { rooms: served, counts, settings } = await asked(client);
  expect(served).toBe(client.summary().matched);
  expect(settings).toEqual(PROPOSED_SOUND);
  expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(served);
  const { lines } = await client.soundLines(ALL, 0, 100);
  expect(lines).toHaveLength(served);
  for (const { name, use, level, limit, verdict, gap, parts, isEstimated } of lines) {
    const [{ statement }] = parts;
    expect(isEstimated).toBe(true);
    expect(level === null).toBe(statement === "bare");
    expect([use, limit]).toEqual(name === "办公室" ? ["office", 45] : [null, null]);
    const known = level === null || limit === null ? null : level - limit;
    expect(verdict).toBe(
      known === null ? "cannot-judge" : Math.abs(known) < 5 ? "borderline" : known <= 0 ? "pass" : "fail",
    );
    expect(gap).toBe(statement === "bare" ? "noise-kind" : limit === null ? "no-use" : null);
  }
  client.dispose();
});

it("shows the rooms of a verdict, and sorts by level and margin with unknown ones last", async () => {
  const client = await selected(fanCoilKind, { ...FAN_COIL_DEFAULTS, brandCode: TESTED });
  await client.setSound({ background: 44.5 });
  const { counts } = await asked(client);
  for (const show of ["pass", "fail", "borderline", "cannot-judge"] as const) {
    const { count, lines } = await client.soundLines({ show, sort: null }, 0, 100);
    expect(count).toBe(counts[show]);
    expect(lines.every(({ verdict }) => verdict === show)).toBe(true);
  }
  const falling = await client.soundLines({ show: "all", sort: { by: "level", isFalling: true } }, 0, 100);
  const levels = falling.lines.map(({ level }) => level!);
  expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  const rising = await client.soundLines({ show: "all", sort: { by: "margin", isFalling: false } }, 0, 100);
  const margins = rising.lines.map(({ level, limit }) => (limit === null ? null : limit - level!));
  const known = margins.filter((margin) => margin !== null);
  expect(margins).toEqual([
    ...known.toSorted((a, b) => a - b),
    ...Array.from({ length: ROOMS - known.length }, () => null),
  ]);
  expect(known).toHaveLength(ROOMS / 2);
  client.dispose();
});

it("hands all rooms over with what their levels rest on", async () => {
  const client = await selected(fanCoilKind);
  const answer = await client.soundSheets(never());
  expect(answer.ok).toBe(true);
  const [about, sheet] = answer.ok ? answer.value : [];
  const { lines } = await client.soundLines(ALL, 0, 100);
  expect(sheet!.table.rows).toBe(lines.length);
  const column = (of: PlanSheet, title: string) => {
    const { key } = of.titles.find((each) => each.title === title)!;
    const cells = of.table.columns[key]!;
    return Array.from({ length: of.table.rows }, (_, row) =>
      cells.kind === "text" ? textAt(cells, row) : numberAt(cells, row),
    );
  };
  const levels = column(sheet!, "室内声级 dB(A)");
  for (const [at, { level }] of lines.entries()) expect(levels[at] ?? 0).toBeCloseTo(level ?? 0, 9);
  expect(column(sheet!, "标记")).toEqual(lines.map(({ level }) => (level === null ? "" : "估算")));
  expect(column(sheet!, "判定")).toContain("无法判定");
  expect(column(sheet!, "原因")).toContain("房间用途未定，没有限值");
  expect(column(about!, "内容")).toContain("GB 50118-2010，二手资料，待核对");
  client.dispose();
});

it("takes conditions in one step of undo, refuses impossible ones in words, and keeps them with the building", async () => {
  const client = await selected(indoorUnitKind, { ...INDOOR_UNIT_DEFAULTS, brandCode: TESTED });
  expect((await client.soundLines(ALL, 0, 1)).count).toBe(0);
  await asked(client);
  const first = (await client.soundLines(ALL, 0, 1)).lines[0]!;
  expect(first.level).toBeGreaterThan(20);
  expect(await client.setSound({ height: 0 })).toBe("房间净高应在 2 到 50 m 之间");
  expect(client.summary().undo).toBe("run");
  expect(await client.setSound({ uses: [{ contains: "走廊", use: "ward" }], period: "night" })).toBe("");
  expect(client.summary().undo).toBe("set-sound");
  await asked(client);
  const uses = (await client.soundLines(ALL, 0, 2)).lines.map(({ use, limit }) => [use, limit]);
  expect(uses).toEqual([
    [null, null],
    ["ward", 40],
  ]);
  await client.undo();
  expect((await asked(client)).settings).toEqual(PROPOSED_SOUND);
  await client.redo();
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(indoorUnitKind, server);
  await summaryWhere(again, ({ rooms: count }) => count > 0);
  expect((await asked(again)).settings).toEqual({
    ...PROPOSED_SOUND,
    uses: [{ contains: "走廊", use: "ward" }],
    period: "night",
  });
  again.dispose();
});
