import { describe, expect, it } from "vitest";
import { FAN_COIL_DEFAULTS, type FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";
import type { OptimumQuestion } from "#domain/building/batch/optimum/objective.ts";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area, power } from "#domain/base/units.ts";
import type { MultiRoomRequest } from "#domain/building/selection/multiRoom.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import type { PlanSheet } from "#workers/batch/plan/ConfirmedPlan.ts";
import { recordOf } from "#workers/batch/record/recordOf.ts";
import { allRows, eachWithItsOwnBatch, gate, openForTest, withRooms } from "../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import type { ScriptedCall } from "../../support/scriptedServer.ts";
import { testKind, type TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";
import { sharedServer } from "../../support/testServer.ts";
import { confirmInto, selectedBuilding, versionPages } from "../../support/versionPage.ts";

eachWithItsOwnBatch();
const never = () => new AbortController().signal;

const ruleFor = <Filter>(word: string, own: Partial<Filter>): RoomRule<Filter> => ({
  id: word,
  name: word,
  words: [word],
  floors: [],
  zones: [],
  own,
});
const OFFICES = ruleFor<TestFilter>("办公", { level: "HIGH_LEVEL" });
const HALLS = ruleFor<TestFilter>("走廊", { area: 5 });

const textsOf = ({ table }: PlanSheet) =>
  Object.values(table.columns).flatMap((column) =>
    column.kind === "text" ? Array.from({ length: table.rows }, (_, row) => textAt(column, row)) : [],
  );

const levelsAsked = (calls: readonly ScriptedCall[], path: string) =>
  calls
    .filter((call) => call.path.includes(path))
    .flatMap(({ body }) => {
      const {
        inputCondition,
        level,
        singleUnitResponsibilityArea: square,
      } = body as MultiRoomRequest & {
        level: string;
      };
      return inputCondition.map(({ roomName }) => `${roomName} ${level} ${square}`);
    });
const EACH_ITS_OWN = ["会议室 MEDIUM_LEVEL 20", "办公室 HIGH_LEVEL 20", "走廊 MEDIUM_LEVEL 5"];

describe("rooms under rules", () => {
  it("are asked about with the filter of their own rule, and are matched then", async () => {
    const { client, server } = await withRooms(1200);
    await client.setRules([OFFICES, HALLS]);
    await client.run("all");
    const asked = levelsAsked(server.calls, "/multi_room/");
    expect(asked.length).toBe(1200);
    expect([...new Set(asked)].sort()).toEqual(EACH_ITS_OWN);
    expect(client.summary()).toMatchObject({
      matched: 1200,
      changed: 0,
      unanswered: 0,
      rules: [{ name: "办公" }, { name: "走廊" }],
    });
  });

  it("are counted before the rules hold, and the rules change nothing then", async () => {
    const { client } = await withRooms(10);
    expect(await client.countRules([HALLS, OFFICES])).toEqual({ rules: [3, 4], none: 3 });
    expect(client.summary()).toMatchObject({ rules: [], undo: "replace-rooms" });
  });

  it("are 已变更 where an edit of rules changes their conditions, and run again as such", async () => {
    const { client, server } = await withRooms(9);
    await client.run("all");
    await client.setRules([OFFICES]);
    expect(client.summary()).toMatchObject({ matched: 6, changed: 3, outdated: 3, undo: "set-rules" });
    const sent = server.calls.length;
    await client.run("outdated");
    expect(levelsAsked(server.calls.slice(sent), "/multi_room/")).toEqual(
      Array.from({ length: 3 }, () => "办公室 HIGH_LEVEL 20"),
    );
    expect(client.summary()).toMatchObject({ matched: 9, changed: 0 });
  });

  it("are asked with the rules of when the run began; what was changed meanwhile is 已变更", async () => {
    const { held, script } = gate();
    const { client } = await withRooms(6, script);
    const run = client.run("all");
    await summaryWhere(client, ({ run: { status } }) => status === "running");
    await client.setRules([OFFICES]);
    while (client.summary().run.status === "running") {
      held.splice(0).forEach((release) => release());
      await new Promise((resolve) => setTimeout(resolve));
    }
    await run;
    expect(client.summary()).toMatchObject({ matched: 4, changed: 2 });
    const conditions = (await allRows(client)).map((row) => row.conditions);
    expect(conditions.filter((one) => one !== null)).toEqual([
      testKind.defaultFilter,
      testKind.defaultFilter,
    ]);
  });

  it("follow another rule when a floor is said, or a name", async () => {
    const { client } = await withRooms(6);
    await client.setRules([{ ...HALLS, words: [], floors: ["3F"] }]);
    await client.run("all");
    const { roomId: _id, ...draft } = testRoom(1, { floor: "3F" });
    await client.editRoom("r1", draft);
    expect((await allRows(client))[1]).toMatchObject({ standing: "changed", rule: { name: "走廊" } });
  });

  it("come back with their rules after the tab was closed", async () => {
    const { client } = await withRooms(6);
    await client.setRules([OFFICES, HALLS]);
    await client.run("all");
    await summaryWhere(client, isSaved);
    const rows = await allRows(client);
    client.dispose();
    const { client: again } = openForTest({ environment: { storage: new BatchStorage() } });
    const { rules, matched } = await summaryWhere(again, (summary) => summary.rooms > 0);
    expect({ rules, matched }).toEqual({ rules: [OFFICES, HALLS], matched: 6 });
    expect(await allRows(again)).toEqual(rows);
  });

  it("have none in a record from before there were rules, which opens as it was", async () => {
    const { client } = await withRooms(4);
    await client.run("all");
    await summaryWhere(client, isSaved);
    const { buildingId } = client.summary();
    client.dispose();
    const storage = new BatchStorage();
    const head = (await storage.load(recordOf(buildingId, testKind.name))).get("head");
    expect(Object.keys(head as object)).not.toContain("rules");
    const { client: again } = openForTest({ environment: { storage } });
    expect(await summaryWhere(again, ({ rooms }) => rooms > 0)).toMatchObject({ rules: [], matched: 4 });
  });

  it("are given a product for all alike by their own conditions, unless the panel has others", async () => {
    const { client, server } = await withRooms(6);
    await client.run("all");
    // Rooms 0 and 3 are offices, and the others need no more than product 9 does.
    for (const roomId of ["r0", "r1", "r2", "r3", "r4", "r5"])
      await client.choose(roomId, "p-9", testKind.defaultFilter);
    await client.setRules([OFFICES, HALLS]);
    const sent = server.calls.length;
    const answer = await client.chooseForAll("r1", "p-8", testKind.defaultFilter);
    expect(answer).toMatchObject({ ok: true, value: { taken: 5, lacking: 0 } });
    expect([...new Set(levelsAsked(server.calls.slice(sent), "/multi_room/"))].sort()).toEqual(EACH_ITS_OWN);
    expect(client.summary()).toMatchObject({ matched: 6, otherConditions: 0 });
    await client.chooseForAll("r1", "p-10", { level: "HIGH_LEVEL", area: 30 });
    expect(client.summary()).toMatchObject({ matched: 0, otherConditions: 6 });
  });

  it("get the best plan by their own conditions, and are matched when it is adopted", async () => {
    const { client, server } = await withRooms(12);
    await client.setRules([OFFICES, HALLS]);
    const question: OptimumQuestion = { objective: "fewest", slack: 3, noiseLimit: null };
    expect(await client.optimise(question, never())).toMatchObject({ ok: true });
    expect([...new Set(levelsAsked(server.calls, "/room_candidates/"))].sort()).toEqual(EACH_ITS_OWN);
    const news = await client.optimumNews(-1, never());
    const steps = news.ok ? news.value.found!.steps : [];
    const effect = await client.optimumEffect(steps.at(-1)!.models);
    const changes = effect.ok && effect.value.changed;
    expect(await client.adoptOptimum(steps.at(-1)!.models)).toMatchObject({
      value: { changed: changes, kept: 0 },
    });
    const { matched, changed: stale, otherConditions } = client.summary();
    expect({ matched, stale, otherConditions }).toEqual({
      matched: changes,
      stale: 0,
      otherConditions: 0,
    });
    // Other rules ask other candidates: what was answered for these does not stand for them.
    const sent = server.calls.length;
    await client.setRules([HALLS]);
    await client.optimise(question, never());
    expect(levelsAsked(server.calls.slice(sent), "/room_candidates/")).not.toEqual([]);
  });

  it("get in the best plan what their own conditions allow, whatever the plan does", async () => {
    const { client, server } = openForTest();
    const loads = [0.4, 1.8, 50, 1.8];
    const rooms = loads.map((load, at) =>
      testRoom(at, { roomArea: area(15), coolingLoad: power(load), heatLoad: null }),
    );
    await client.replaceRooms(packRooms(rooms), "试验楼", "");
    // The first and the fourth are offices: 0.9 kW for 0.4 are 125 % too much.
    await client.setRules([ruleFor<TestFilter & { marginLimit: number }>("办公", { marginLimit: 20 })]);
    const told = async (slack: number) => {
      expect(await client.optimise({ objective: "fewest", slack, noiseLimit: null }, never())).toMatchObject({
        ok: true,
      });
      const news = await client.optimumNews(-1, never());
      return news.ok ? news.value.scope : null;
    };
    expect(await told(3)).toMatchObject({
      rooms: 2,
      leftOut: 2,
      limited: 1,
      helpless: 1,
      helpingSlack: null,
    });
    const asked = server.calls.filter(({ path }) => path.includes("/room_candidates/"));
    expect(new Set(asked.map(({ body }) => (body as { slack: number }).slack))).toEqual(new Set([0.2, 3]));
    expect(await client.optimumLeftOut(0, 9)).toMatchObject({
      value: [
        { roomCode: "1F-1", slack: 1.25, allowed: 0.2 },
        { roomCode: "1F-3", slack: null, allowed: null },
      ],
    });
    await client.setRules([ruleFor<TestFilter & { marginLimit: number }>("办公", { marginLimit: 130 })]);
    expect(await told(0.1)).toMatchObject({ rooms: 3, leftOut: 1, limited: 0, helpless: 1 });
  });

  it("say in the workbook which conditions they have, and why", async () => {
    const { client } = await withRooms(6);
    await client.setRules([OFFICES, HALLS]);
    await client.run("all");
    const plan = await client.confirm(never());
    if (!plan.ok) throw new Error(plan.message);
    const text = plan.value.sheets.flatMap(textsOf);
    for (const words of ["办公：名称含“办公”", "工况 2（办公）", "工况 3（走廊）", "工况 1（筛选条件）"])
      expect(text).toContain(words);
    expect(text.filter((one) => one === "工况 2").length).toBe(2);
    expect(plan.value.counts).toMatchObject({ matched: 6, changed: 0, otherConditions: 0 });
  });
});

describe("a version of a plan", () => {
  const page = versionPages();
  const { machine } = page;

  it("opens elsewhere with its rules; other rules are another version", async () => {
    const { client } = machine();
    await selectedBuilding(client, 12);
    await client.setRules([OFFICES, HALLS]);
    await client.run("outdated");
    const { saved } = await confirmInto(client, page.project.projectId);
    if (!saved.ok || saved.value.status === "conflict") throw new Error("the version was not saved");
    const rows = await allRows(client);
    const again = await confirmInto(client, page.project.projectId);
    expect(again.saved).toMatchObject({ value: { status: "same" } });
    await client.setRules([HALLS, OFFICES]);
    const reordered = await confirmInto(client, page.project.projectId);
    expect(reordered.saved).toMatchObject({ value: { status: "saved", number: 2 } });

    const { client: other } = machine();
    expect(await other.openVersion(page.project.projectId, saved.value.versionId)).toMatchObject({
      ok: true,
    });
    expect(other.summary()).toMatchObject({ rules: [OFFICES, HALLS], matched: 12, changed: 0 });
    const of = (list: typeof rows) =>
      list.map(({ rule, standing, selection }) => [rule?.name, standing, selection?.model]);
    expect(of(await allRows(other))).toEqual(of(rows));
  });
});

it("selects wards and offices of one schedule by conditions of their own with the real server", async () => {
  const server = await sharedServer();
  const client = openRealBatch<FanCoilFilter>(fanCoilKind, server);
  try {
    const rooms = Array.from({ length: 60 }, (_, at) =>
      testRoom(at, {
        roomName: at % 2 === 0 ? `病房 ${at}` : `办公室 ${at}`,
        roomArea: area(18),
        coolingLoad: power(1.6 + (at % 5) / 10),
        heatLoad: power(1.1),
      }),
    );
    await client.replaceRooms(packRooms(rooms), "病房楼", "");
    await client.setFilter(FAN_COIL_DEFAULTS);
    await client.setRules([ruleFor<FanCoilFilter>("病房", { structure: "V000403", level: "HIGH_LEVEL" })]);
    await client.run("all");
    expect(client.summary()).toMatchObject({ matched: 60, changed: 0, run: { status: "finished" } });
    const rows = await client.rows(0, 60);
    const names = (isWard: boolean) =>
      new Set(rows.filter(({ rule }) => (rule !== null) === isWard).map(({ selection }) => selection!.name));
    for (const name of names(true)) expect(name).toMatch(/卡式/u);
    for (const name of names(false)) expect(name).toMatch(/卧式/u);
    expect([names(true).size, names(false).size].every((size) => size > 0)).toBe(true);
    await client.undo();
    await client.undo();
    expect(client.summary()).toMatchObject({ rules: [], hasRun: false });
  } finally {
    client.dispose();
  }
});
