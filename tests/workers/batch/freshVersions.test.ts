import { expect, it } from "vitest";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { summaryWhere } from "../../support/openBatch.ts";
import { rows } from "../../support/schedules.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { confirmInto, KIND, versionPages } from "../../support/versionPage.ts";

const FOREVER = new AbortController().signal;
/** A kind whose products are outlets of 300 × 300 mm. */
const VENTED: BatchKind<TestFilter> = { ...KIND, air: { neckOf: () => 0.09 } };
const page = versionPages();

async function cardsOf(client: BatchClient<TestFilter>) {
  const answer = await client.airSystems(true, FOREVER);
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems.map(({ kind, settings, card }) => ({ kind, settings, card }));
}

it("stores fresh air without any outlet chosen as versions, opens one with the same duty, and compares two", async () => {
  const { client } = page.machine(undefined, VENTED);
  const { rooms } = rows(
    ["房间编号", "房间名称", "面积(㎡)", "新风量(m³/h)"],
    ["R1", "办公室", 40, 180],
    ["R2", "办公室", 40, 300],
  );
  await client.replaceRooms(rooms, "试验楼.xlsx", "");
  await client.setFresh({});
  await confirmInto(client, page.project.projectId);
  const { lines } = await client.freshLines("all", 0, 1);
  await client.setRoomFresh(lines[0]!.id, { flow: 600 });
  const before = await cardsOf(client);
  expect(before.find(({ kind }) => kind === "fresh")!.card!.flow).toBeCloseTo(900 * 1.05, 9);
  const { saved } = await confirmInto(client, page.project.projectId);
  expect(saved).toMatchObject({ ok: true, value: { status: "saved", number: 2 } });

  const [second, first] = await page.project.versions();
  const { client: other } = page.machine(undefined, VENTED);
  expect(await other.openVersion(page.project.projectId, second!.id)).toMatchObject({ ok: true });
  expect(await cardsOf(other)).toEqual(before);
  expect((await confirmInto(other, page.project.projectId)).saved).toMatchObject({
    value: { status: "same" },
  });
  const compared = await other.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  expect(compared.value.ducts).toMatchObject([{ id: "fresh", isSame: false }]);
});

it("stores what a schedule states of fresh air that nobody has asked for yet, and opens it", async () => {
  const { client } = page.machine(undefined, VENTED);
  const { rooms } = rows(
    ["房间编号", "房间名称", "面积(㎡)", "新风量(m³/h)"],
    ["R1", "办公室", 40, 180],
    ["R2", "办公室", 40, null],
  );
  await client.replaceRooms(rooms, "试验楼.xlsx", "");
  await confirmInto(client, page.project.projectId);
  const [version] = await page.project.versions();
  const { client: other } = page.machine(undefined, VENTED);
  expect(await other.openVersion(page.project.projectId, version!.id)).toMatchObject({ ok: true });
  expect(await other.freshAir()).toMatchObject({ isAsked: false, scheduled: 1 });
  await other.setFresh({});
  expect((await other.freshLines("all", 0, 2)).lines[0]).toMatchObject({ flow: 180, basis: "typed" });
});

it("keeps conditions of ducts whose outlets are not chosen yet, and compares them", async () => {
  const { client } = page.machine(undefined, VENTED);
  const { rooms } = rows(["房间编号", "房间名称", "面积(㎡)"], ["R1", "办公室", 40]);
  await client.replaceRooms(rooms, "试验楼.xlsx", "");
  expect((await summaryWhere(client, ({ rooms: count }) => count === 1)).hasToKeep).toBe(false);
  await client.setAir("air", { friction: 1.2, summerDry: 35 });
  await summaryWhere(client, ({ hasToKeep, hasRun }) => hasToKeep === true && !hasRun);
  expect((await confirmInto(client, page.project.projectId)).saved).toMatchObject({
    value: { status: "saved", number: 1 },
  });
  const [version] = await page.project.versions();
  const { client: other } = page.machine(undefined, VENTED);
  await other.openVersion(page.project.projectId, version!.id);
  expect((await cardsOf(other))[0]!.settings).toMatchObject({ friction: 1.2, summerDry: 35 });
});

it("makes ducts of rooms by their supply air before outlets are chosen: a plan with schedule, book and versions", async () => {
  const { client } = page.machine(undefined, VENTED);
  const { rooms } = rows(
    ["房间编号", "房间名称", "面积(㎡)", "送风量(m³/h)"],
    ["R1", "办公室", 40, 900],
    ["R2", "办公室", 40, 600],
    ["R3", "库房", 20, null],
  );
  await client.replaceRooms(rooms, "试验楼.xlsx", "");
  const empty = await client.airSystems(true, FOREVER);
  expect(empty).toMatchObject({ value: { rooms: 0, supplied: 2 } });
  await client.setAir("air", { outlets: "all" });
  const answer = await client.airSystems(true, FOREVER);
  if (!answer.ok) throw new Error(answer.message);
  const [sheet] = answer.value.systems;
  expect(sheet).toMatchObject({ rooms: 2, outlets: 0, air: 1500 });
  expect(sheet!.card!.flow).toBeCloseTo(1500 * 1.05, 9);
  expect(sheet!.remarks.find(({ code }) => code === "outlet-unchosen")!.text).toContain("2 间的风口未选型");
  const book = await client.systemBook("2026-11-30", [], FOREVER);
  expect(book.ok && book.value.map(({ name }) => name)).toContain("送风系统设备选型计算书");
  const plan = await client.confirm(FOREVER);
  expect(plan).toMatchObject({ value: { units: 0, air: { fresh: 0, systems: 1, machines: 0 } } });
  await confirmInto(client, page.project.projectId);
  const before = await cardsOf(client);

  await client.setAir("air", { friction: 0.8 });
  await confirmInto(client, page.project.projectId);
  const [second, first] = await page.project.versions();
  const compared = await client.compareVersions(page.project.projectId, first!.id, second!.id, FOREVER);
  if (!compared.ok) throw new Error(compared.message);
  expect(compared.value.ducts).toMatchObject([{ id: "air", isSame: false }]);
  const { client: other } = page.machine(undefined, VENTED);
  await other.openVersion(page.project.projectId, first!.id);
  expect(await cardsOf(other)).toEqual(before);
});
