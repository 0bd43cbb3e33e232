import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { judgeHandler } from "#domain/building/systems/air/judgeHandler.ts";
import { textAt } from "#domain/building/rooms/PackedTable.ts";
import { productSheets } from "#server/database/schema/schema.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { airBuilding, fanFor } from "../../support/airBuilding.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, startTestServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const ID = "air-东区";

async function sheetOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.airSystems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems.find(({ id }) => id === ID)!;
}
async function offersOf<Filter>(client: BatchClient<Filter>) {
  const answer = await client.handlerOffers(ID, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}
async function selected(on = server) {
  const client = openRealBatch(airOutletKind, on);
  await client.replaceRooms(airBuilding(), "试验楼", "");
  await client.run("all");
  return client;
}

it("offers units of the catalogue, keeps one in the fan's place, and only judges it from then on", async () => {
  const client = await selected();
  const { need, card } = await sheetOf(client);
  // Without filter, coil and other parts all of the loss is outside of the unit.
  expect(need!.total).toBeCloseTo(card!.pressure * (1.2 / card!.density), 6);
  const { offers, count, failure } = await offersOf(client);
  expect([failure, count > offers.length]).toEqual(["", true]);
  expect(offers.map(({ state, why }) => [state, why])).toEqual(
    offers.map(({ of }) => Object.values(judgeHandler(of, need))),
  );
  const [first] = offers;
  expect(first).toMatchObject({ state: "meets", why: "" });
  expect(first!.of.flow).toBe(
    Math.min(...offers.flatMap(({ of, state }) => (state === "meets" ? [of.flow] : []))),
  );

  await client.keepFan(ID, await fanFor(server, card!));
  expect(await client.keepHandler(ID, "gone")).toContain("重新选择");
  expect(await client.keepHandler(ID, first!.of.id)).toBe("");
  const kept = await sheetOf(client);
  expect(kept.settings).toMatchObject({ fan: null, handler: { of: first!.of, total: need!.total } });
  expect(kept.settings.handler!.hash).toMatch(/^[\da-f]{64}$/u);
  expect(kept.handler).toEqual({ state: "meets", why: "" });
  // Its filter and its coil are within.
  expect(kept.remarks.find(({ code }) => code === "parts-untyped")!.text).not.toContain("盘管");

  await client.typeLength(ID, keyOf("plant"), 5000);
  const far = await sheetOf(client);
  expect(far.handler!.state).toBe("fails");
  expect(far.handler!.why).toContain("机外静压");
  expect(far.consequence).toMatch(/→ (?:仍满足 → )?不再满足$/u);
  expect(far.settings.handler).toEqual(kept.settings.handler);
  await client.undo();
  expect((await sheetOf(client)).handler).toEqual(kept.handler);
  await client.undo();
  expect((await sheetOf(client)).settings.fan).not.toBeNull();
  client.dispose();
});

it("hands the unit over in schedule, book, overview, confirmation and what is saved", async () => {
  const client = await selected();
  const [first] = (await offersOf(client)).offers;
  await client.keepHandler(ID, first!.of.id);
  const row = (await scheduleLines(client)).rows.find(([tag]) => tag === "K")!;
  expect(row).toMatchObject({ 1: "空调机组", 2: first!.of.model, 4: 1 });
  expect(row[5]).toContain("仍满足");
  const book = await client.systemBook("2026-11-30", [], never());
  expect(book.ok && book.value.map(({ name }) => name)).toContain("东区送风系统设备选型计算书");
  await client.typeLength(ID, keyOf("plant"), 5000);
  const overview = await client.overview([], never());
  if (!overview.ok) throw new Error(overview.message);
  expect(overview.value.overview.lines.find(({ name }) => name === "东区送风系统 机组")).toMatchObject({
    ...{ what: first!.of.model, state: "fails" },
  });
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value.doubtful.map(({ name, state }) => [name, state])).toEqual([
    ["东区送风系统 机组", "fails"],
  ]);
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  expect((await sheetOf(again)).settings.handler!.of).toEqual(first!.of);
  again.dispose();
});

it("tells that the unit's record has changed since it was chosen", async () => {
  const own = await startTestServer();
  const client = await selected(own);
  const [first] = (await offersOf(client)).offers;
  const { id } = first!.of;
  await client.keepHandler(ID, id);
  expect(await sheetOf(client)).toMatchObject({ record: "same", isPending: false });
  await summaryWhere(client, isSaved);
  client.dispose();

  const { queries } = own.database;
  await queries
    .update(productSheets)
    .set({ recordHash: "0".repeat(64) })
    .where(eq(productSheets.productId, id));
  const again = openRealBatch(airOutletKind, own);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  const unasked = await again.airSystems(false, never());
  if (!unasked.ok) throw new Error(unasked.message);
  expect(unasked.value.systems.find((each) => each.id === ID)).toMatchObject({
    record: null,
    isPending: true,
  });
  expect(await sheetOf(again)).toMatchObject({
    ...{ record: "other", isPending: false, handler: { state: "meets" } },
  });
  const book = await again.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  const { titles, table } = book.value.find(({ name }) => name === "东区送风系统设备选型计算书")!;
  const texts = (title: string) => {
    const column = table.columns[titles.find((each) => each.title === title)!.key]!;
    return Array.from({ length: table.rows }, (_, row) => textAt(column, row));
  };
  const note = texts("说明")[texts("项目").indexOf("机组判定")];
  expect(note).toContain("产品数据在采用后有更新");
  again.dispose();
  await own.close();
});
