import { beforeAll, beforeEach, expect, it } from "vitest";
import { area, power } from "#domain/base/units.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";

import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { checkedFormulas, rowsIn } from "../../support/bookFormulas.ts";
import { channelWorker } from "../../support/channelWorker.ts";
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
async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.heatSources(null, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

/** 40 rooms with heat in a severe cold climate. */
async function heated() {
  const client = openRealBatch(fanCoilKind, server);
  const rooms = Array.from({ length: 40 }, (_, at) =>
    testRoom(at, {
      ...{ floor: `${Math.floor(at / 10) + 1}F`, roomArea: area(40) },
      ...{ coolingLoad: power(5), heatLoad: power(4) },
    }),
  );
  await client.replaceRooms(packRooms(rooms), "试验楼", "");
  await client.run("all");
  await client.setSources({ climate: "severeColdAB" });
  return client;
}

it("hands taken boilers on: schedule, calculation book, overview, machines to confirm and what a change came to", async () => {
  const client = await heated();
  await asked(client);
  const [best] = (await client.heatLines(0, 1)).lines;
  await client.takeHeat(best!.key);
  const plan = await client.confirm(never());
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.value.toConfirm).toEqual([]);
  const schedule = await client.equipmentSchedule(plan.value.id, never());
  if (!schedule.ok) throw new Error(schedule.message);
  const { rows, sheets: parts } = schedule.value;
  const scheduled = rows.filter(([tag]) => tag.startsWith("GL"));
  expect(scheduled.map(([, name, model, , units]) => [name, model, units])).toEqual(
    best!.groups.map(({ of, count }) => ["锅炉", of.model, count]),
  );
  expect(parts.at(-1)!.name).toBe("冷热源");

  const { load, kept } = await asked(client);
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  const book = await client.systemBook("2026-11-30", [], never());
  if (!book.ok) throw new Error(book.message);
  expect(book.value.map(({ name }) => name).slice(-2)).toEqual(["热源设备选型计算书", "热源方案"]);
  const file = await sheets.write(book.value);
  const duty = await rowsIn(file, "热源设备选型计算书");
  const item = (name: string) => duty.find(([own]) => own === name);
  expect(item("计算热负荷")![1]).toBeCloseTo(load!, 9);
  expect(item("装机")![1]).toBeCloseTo(best!.installed, 9);
  expect(item("停最大一台")![1]).toBeCloseTo(kept!.verdict.verdict!.withoutLargest, 9);
  expect(item("停机余量")![1]).toBe(70);
  expect(item("判定")![3]).toBe("仍满足");
  const compared = await rowsIn(file, "热源方案");
  expect(compared.filter((row) => String(row.at(-1)).startsWith("已采用"))).toHaveLength(1);
  await checkedFormulas(file);
  sheets.dispose();

  const page = await client.overview([], undefined, never());
  if (!page.ok) throw new Error(page.message);
  expect(page.value.overview.lines.find(({ id }) => id === "source/fanCoil/heat")).toMatchObject({
    ...{ state: "meets", words: "仍满足" },
  });
  await client.systems(true, never());
  // Half of the load, then what all units carry at their stated flows.
  await client.setSystem("hot", { block: load! / 2 });
  await client.systems(true, never());
  await client.setSystem("hot", { block: null, flowRule: "stated" });
  const systems = await client.systems(true, never());
  if (!systems.ok) throw new Error(systems.message);
  const hot = systems.value.systems.find(({ kind }) => kind === "hot");
  expect(hot!.consequence).toMatch(/→ 热源 热负荷 [\d,.]+ → [\d,.]+ kW → 不再满足$/u);
  const again = await client.confirm(never());
  if (!again.ok) throw new Error(again.message);
  expect(again.value.toConfirm).toMatchObject([{ system: null, name: "热源", state: "fails" }]);
  client.dispose();
});

it("offers boilers of the catalogue for the systems of hot water, and only judges those that were taken", async () => {
  const client = await heated();
  const first = await asked(client);
  expect(first.systems).toHaveLength(1);
  expect(first.load).toBeCloseTo(first.systems[0]!.power!, 9);
  expect(first.machines).toBeGreaterThan(200);
  expect(first.fits).toBeGreaterThan(0);
  const { lines, count } = await client.heatLines(0, 200);
  expect(count).toBe(first.count);
  const [best] = lines;
  expect(best).toMatchObject({ faults: [], isTaken: false });
  expect(best!.verdict.withoutLargest).toBeGreaterThanOrEqual(0.7);
  expect(lines.some(({ price }) => price !== null && price.yuan > 0)).toBe(true);

  expect(await client.takeHeat("1 nothing")).toBe("方案已变化，请重新选择");
  expect(await client.takeHeat(best!.key)).toBe("");
  const taken = await asked(client);
  expect(taken.kept).toMatchObject({ installed: best!.installed, verdict: { state: "meets", faults: [] } });
  expect(taken.kept!.records.every((state) => state === "same")).toBe(true);
  expect(await client.setHeat({ block: -1 })).toMatch(/^热负荷应在/u);
  await client.setHeat({ block: 2 * best!.installed });
  expect((await asked(client)).kept!.verdict.faults[0]!.code).toBe("heat-short");
  await client.setHeat({ way: "exchanger" });
  const exchangers = await asked(client);
  expect(exchangers.kept).toEqual((await asked(client)).kept);
  expect((await client.heatLines(0, 1)).lines[0]!.groups[0]!.of.type).toMatch(/式/u);

  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(fanCoilKind, server);
  await summaryWhere(again, ({ rooms: all }) => all > 0);
  expect((await asked(again)).settings).toEqual(exchangers.settings);
  again.dispose();
});
