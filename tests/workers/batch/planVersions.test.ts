import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { allRows } from "../../support/batchRuns.ts";
import { HEAD, productsPart, roomsPart } from "../../support/planMaker.ts";
import { PROJECTS } from "../../support/projectServer.ts";
import { storeFilters } from "../../support/storeFilters.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRooms } from "../../support/testRooms.ts";
import {
  confirmInto,
  openMachine,
  OTHER_KIND,
  selectedBuilding,
  versionPages,
} from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;

const page = versionPages();
const { machine } = page;
const lost = () => Promise.reject(new TypeError("Failed to fetch"));

describe("a confirmed plan", () => {
  it("is stored with the project; unchanged it is no new version, changed it is the next", async () => {
    const { client } = machine();
    await selectedBuilding(client, 30);
    const first = await confirmInto(client, page.project.projectId);
    expect(first.saved).toMatchObject({ ok: true, value: { status: "saved", number: 1 } });
    const { matched } = client.summary();
    expect(await page.project.versions()).toMatchObject([
      { kind: "fanCoil", name: "试验楼.xlsx", number: 1, basedOn: null, rooms: 30, matched },
    ]);
    const again = await confirmInto(client, page.project.projectId);
    expect(again.saved).toEqual({
      ok: true,
      value: { ...(first.saved.ok && first.saved.value), status: "same" },
    });
    await client.setQuantity("r0", 7);
    const { saved } = await confirmInto(client, page.project.projectId);
    expect(saved).toMatchObject({ value: { status: "saved", number: 2 } });
    expect(await page.project.versions()).toMatchObject([
      { number: 2, basedOn: 1, doubtful: 1 },
      { number: 1 },
    ]);
  });

  it("is named in one line that reads as it is written, whatever its building came to be called", async () => {
    const { client } = machine();
    await selectedBuilding(client, 2);
    await client.renameBuilding("试验\u202E楼\u2028一期");
    expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({ ok: true });
    expect(await page.project.versions()).toMatchObject([{ name: "试验楼一期" }]);
  });

  it("is what was confirmed, whatever is edited before it is stored", async () => {
    const { client } = machine();
    await selectedBuilding(client, 5);
    const plan = await client.confirm(FOREVER);
    await client.deleteRooms(["r0"]);
    await client.setQuantity("r1", 99);
    if (!plan.ok) throw new Error(plan.message);
    const { projectId } = page.project;
    await client.saveVersion(plan.value.id, projectId, FOREVER);
    expect(await page.project.versions()).toMatchObject([{ rooms: 5, doubtful: 0, units: plan.value.units }]);
    expect(await client.saveVersion(plan.value.id - 1, projectId, FOREVER)).toMatchObject({
      code: "plan.gone",
    });
  });

  it("goes on from its version after the building was left", async () => {
    const { client } = machine();
    await selectedBuilding(client, 5);
    await confirmInto(client, page.project.projectId);
    const { buildingId } = client.summary();
    await client.newBuilding("别处");
    await client.openBuilding(buildingId);
    await client.setQuantity("r0", 3);
    expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({
      value: { status: "saved", number: 2 },
    });
  });

  it("that two make of one version at once is a conflict: both are kept, and whoever came second goes on from theirs", async () => {
    const one = machine();
    await selectedBuilding(one.client, 5);
    await confirmInto(one.client, page.project.projectId);
    const [first] = await page.project.versions();
    const other = machine();
    await other.client.openVersion(page.project.projectId, first!.id);
    await other.client.setQuantity("r0", 4);
    await confirmInto(other.client, page.project.projectId);
    await one.client.setQuantity("r0", 5);
    expect((await confirmInto(one.client, page.project.projectId)).saved).toMatchObject({
      ok: true,
      value: {
        status: "conflict",
        yours: { number: 3, basedOn: 1, isParallel: true },
        theirs: { number: 2, author: expect.any(String) },
      },
    });
    await one.client.setQuantity("r0", 6);
    expect((await confirmInto(one.client, page.project.projectId)).saved).toMatchObject({
      value: { status: "saved", number: 4 },
    });
    expect((await page.project.versions()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  it("whose save is interrupted leaves nothing half stored, and sent again it is there once", async () => {
    let parts = 0;
    let isCut = true;
    const { client } = machine((method, path, answer) =>
      isCut && path.endsWith("/plan_parts") && ++parts > 2 ? lost() : answer(),
    );
    await selectedBuilding(client, 3500);
    const { saved, save } = await confirmInto(client, page.project.projectId);
    expect(saved).toMatchObject({ ok: false, code: "network" });
    expect(await page.project.versions()).toEqual([]);
    isCut = false;
    expect(await save()).toMatchObject({ ok: true, value: { status: "saved", number: 1 } });
    expect(await save()).toMatchObject({ ok: true, value: { status: "same", number: 1 } });
    expect(await page.project.versions()).toMatchObject([{ rooms: 3500 }]);
  });

  it("whose answer is lost on the way is sent again by itself, and is there once", async () => {
    let answers = 0;
    const { client } = machine(async (_method, path, answer) => {
      if (!path.endsWith("/plans")) return answer();
      const response = await answer();
      return ++answers === 1 ? lost() : response;
    });
    await selectedBuilding(client, 5);
    const { saved } = await confirmInto(client, page.project.projectId);
    expect(saved).toMatchObject({ value: { status: "saved", number: 1 } });
    expect(answers).toBe(2);
    expect(await page.project.versions()).toHaveLength(1);
  });

  it.each([
    [200, "unexpected.answer", 1],
    [502, "unavailable", 3],
  ])(
    "that a page of HTTP %i answers in the server's place fails as %s, sent %i times",
    async (status, code, sent) => {
      let asked = 0;
      const { client } = machine(async (_method, path, answer) => {
        if (!path.endsWith("/plans")) return answer();
        asked++;
        return Promise.resolve(new Response("<html></html>", { status }));
      });
      await selectedBuilding(client, 5);
      expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({ ok: false, code });
      expect(asked).toBe(sent);
    },
  );

  it("of which a project is full says so in the server's sentence", async () => {
    const message = "此项目保存的方案已满 500 MB，另建项目后再保存";
    const full = JSON.stringify({ code: "invalid.input", message, data: null });
    const { client } = machine((_method, path, answer) =>
      path.endsWith("/plan_parts") ? Promise.resolve(new Response(full, { status: 400 })) : answer(),
    );
    await selectedBuilding(client, 5);
    const { saved } = await confirmInto(client, page.project.projectId);
    expect(saved).toEqual({ ok: false, code: "invalid.input", message });
  });

  it("of whoever may only look is refused by name", async () => {
    const stranger = await page.server.person();
    const { client } = openMachine(page.server, stranger);
    page.keep(client);
    await selectedBuilding(client, 3);
    expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({ code: "not.found" });
  });
});

describe("a version", () => {
  it("opens elsewhere as a building of its own, as it was; what was open stays in the list", async () => {
    const here = machine();
    await selectedBuilding(here.client, 60);
    await here.client.setFilter({ level: "HIGH_LEVEL", area: 20 });
    await here.client.choose("r3", "p-9", { level: "HIGH_LEVEL", area: 20 });
    await here.client.tick({ of: "range", from: "r3", to: "r5", isTicked: true });
    await here.client.lockTicked(true);
    await confirmInto(here.client, page.project.projectId);
    const rows = (await allRows(here.client)).map((row) => ({ ...row, isTicked: false }));
    const { buildingName, conditions, filter, matched, changed, locked } = here.client.summary();

    const there = machine();
    await there.client.replaceRooms(packRooms(testRooms(2)), "另一栋", "");
    const [version] = await page.project.versions();
    expect(await there.client.openVersion(page.project.projectId, version!.id)).toEqual({
      ok: true,
      value: { kind: "fanCoil" },
    });
    expect(there.client.summary()).toMatchObject({
      buildingName,
      conditions,
      filter,
      matched,
      changed,
      locked,
    });
    expect(await allRows(there.client)).toEqual(rows);
    const buildings = await there.client.buildings();
    expect(buildings.map(({ name, rooms, isCurrent }) => [name, rooms, isCurrent])).toEqual([
      ["试验楼.xlsx", 60, true],
      ["另一栋", 2, false],
    ]);
    await there.client.openBuilding(buildings[1]!.id);
    expect(there.client.summary()).toMatchObject({ buildingName: "另一栋", rooms: 2 });
  });

  it("offers for a room what is offered now: what was offered then it does not hold", async () => {
    const { client } = machine();
    await selectedBuilding(client, 3);
    const filter: TestFilter = { level: "MEDIUM_LEVEL", area: 20 };
    const offered = await client.offered("r1", filter, FOREVER);
    await confirmInto(client, page.project.projectId);
    await client.openVersion(page.project.projectId, (await page.project.versions())[0]!.id);
    expect(await client.offered("r1", filter, FOREVER)).toEqual(offered);
  });

  it("of another kind of equipment opens under that one, with its rooms for both", async () => {
    const { client, open } = machine();
    const outlets = open(OTHER_KIND);
    page.keep(outlets);
    await selectedBuilding(outlets, 4);
    await confirmInto(outlets, page.project.projectId);
    await client.newBuilding("别处");
    const [version] = await page.project.versions();
    expect(version).toMatchObject({ kind: "airOutlet" });
    expect(await client.openVersion(page.project.projectId, version!.id)).toMatchObject({
      value: { kind: "airOutlet" },
    });
    expect((await allRows(outlets)).every(({ selection }) => selection !== null)).toBe(true);
    expect((await allRows(client)).map(({ roomId, selection }) => [roomId, selection])).toEqual(
      ["r0", "r1", "r2", "r3"].map((id) => [id, null]),
    );
  });

  it("that cannot be had, read or kept leaves what is open as it is", async () => {
    let isCut = false;
    const { client } = machine((_method, path, answer) =>
      isCut && path.includes("/plan_parts/") ? lost() : answer(),
    );
    await selectedBuilding(client, 3);
    await confirmInto(client, page.project.projectId);
    const [version] = await page.project.versions();
    const before = await client.buildings();
    const open = (id: string) => client.openVersion(page.project.projectId, id);
    expect(await open(randomUUID())).toMatchObject({ code: "not.found" });
    isCut = true;
    expect(await open(version!.id)).toMatchObject({ code: "network" });
    isCut = false;
    const path = `${PROJECTS}/${page.project.projectId}`;
    const part = async (body: unknown) =>
      ((await page.person.post(`${path}/plan_parts`, body)).data as { id: string }).id;
    const strange = await page.person.post(`${path}/plans`, {
      saveKey: randomUUID(),
      kind: "fanCoil",
      building: randomUUID(),
      name: "残缺",
      basedOn: null,
      head: HEAD,
      roomParts: [await part(roomsPart([{ id: "1" }]))],
      productParts: [await part(productsPart("p-1"))],
    });
    const strangeId = (strange.data as { id: string }).id;
    const { queries } = page.server.database;
    await storeFilters(queries, strangeId, ["{"]);
    expect(await open(strangeId)).toMatchObject({ code: "plan.unreadable" });
    for (const [filter, fields] of [
      ["{}", "档位、单台承担面积"],
      ['{"level":"MEDIUM_LEVEL","singleUnitResponsibilityArea":-1}', "单台承担面积"],
    ] as const) {
      await storeFilters(queries, strangeId, [filter]);
      expect(await open(strangeId)).toEqual({
        ok: false,
        code: "plan.unreadable",
        message: `此版本的筛选条件（${fields}）无法识别，可能由更新的程序保存，请刷新页面后再试`,
      });
    }
    const full = vi
      .spyOn(BatchStorage.prototype, "save")
      .mockRejectedValue(new DOMException("full", "QuotaExceededError"));
    expect(await open(version!.id)).toMatchObject({ code: "building.unsaved" });
    full.mockRestore();
    expect((await client.buildings()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(client.summary()).toMatchObject({ buildingName: "试验楼.xlsx", rooms: 3 });
  });
});
