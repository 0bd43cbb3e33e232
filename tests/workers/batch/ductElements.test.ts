import { beforeAll, beforeEach, expect, it } from "vitest";
import type { FoundProduct } from "#api/contract/search.ts";
import { airOutletKind } from "#domain/building/kinds/airOutlet/airOutletKind.ts";
import type { ElementKind } from "#domain/building/systems/air/DuctElement.ts";
import { elementSearch } from "#domain/building/systems/air/elementSearch.ts";
import { keyOf } from "#domain/building/systems/EstimatedTree.ts";
import { listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import type { AskedElement } from "#workers/batch/systems/AskedElement.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { airBuilding } from "../../support/airBuilding.ts";
import { checkedFormulas, rowsIn } from "../../support/bookFormulas.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { freshStorage, isSaved, summaryWhere } from "../../support/openBatch.ts";
import { openRealBatch } from "../../support/realBatch.ts";
import { scheduleLines } from "../../support/scheduleLines.ts";
import { sharedServer, type TestServer } from "../../support/testServer.ts";

beforeEach(freshStorage);
let server: TestServer;
beforeAll(async () => {
  server = await sharedServer();
});
const never = () => new AbortController().signal;
const EAST = "air-东区";
const MAIN = keyOf("plant");

async function asked<Filter>(client: BatchClient<Filter>) {
  const answer = await client.airSystems(true, never());
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.systems;
}

/** The first product of the catalogue that is as large as a duct. */
async function fitting(
  kind: ElementKind,
  a: number,
  b: number,
): Promise<NonNullable<AskedElement["product"]>> {
  const { category, state } = elementSearch(kind, { a, b });
  const answer = await server.app.request("/api/search/selection/v1/products/query", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...listConditions(category, state), pageSize: 1 }),
  });
  const { data } = (await answer.json()) as { data: { list: readonly FoundProduct[] } };
  const { id, model, brandName: brand, productPropertyValues } = data.list[0]!;
  const figure = (code: string) => Number(productPropertyValues.find((each) => each.code === code)!.value);
  const stated = { loss: figure(PROPERTY.airPressureDrop), flow: figure(PROPERTY.airFlow) };
  return {
    ...{ id, model, brand, stated },
    width: figure(PROPERTY.width),
    height: figure(PROPERTY.height),
  };
}

it("puts dampers and silencers of the catalogue on ducts, one step of undo each, into duty, book, schedule and what is saved", async () => {
  const client = openRealBatch(airOutletKind, server);
  const sheets = createSheetClient(() => channelWorker(createSheetService()));
  await client.replaceRooms(airBuilding(), "试验楼", "");
  await client.run("all");
  await client.lockSize(EAST, MAIN, "1000×500");
  const [before] = await asked(client);
  const [fire, silencer] = [await fitting("fireDamper", 1000, 500), await fitting("silencer", 1000, 500)];
  expect([fire.width, fire.height, silencer.width]).toEqual([1000, 500, 1000]);
  const onMain = { id: null, segment: MAIN };
  expect(await client.putElement(EAST, { ...onMain, kind: "fireDamper", product: fire })).toBe("");
  const [one] = await asked(client);
  // 13,500 m³/h lie within 8 m/s, at which dampers are listed.
  const share = (13_500 / fire.stated!.flow) ** 2 * (one!.card!.density / 1.2);
  expect(one!.elements).toMatchObject([{ basis: "stated", fits: true, segmentName: "P" }]);
  expect(one!.elements[0]!.loss).toBeCloseTo(fire.stated!.loss * share, 9);
  expect(one!.card!.pressure - before!.card!.pressure).toBeCloseTo(1.1 * one!.elements[0]!.loss!, 6);
  expect(one!.consequence).toMatch(/^系统条件改变 → 风管不变 → 风机 /u);
  await client.undo();
  expect((await asked(client))[0]!.card).toEqual(before!.card);
  await client.redo();

  // Beyond 6 m/s nothing is known of a silencer until somebody types its loss.
  await client.putElement(EAST, { ...onMain, kind: "silencer", product: silencer });
  const [silent] = await asked(client);
  expect(silent!.elements[1]).toMatchObject({ basis: "unknown", loss: null });
  expect(silent!.remarks.map(({ code }) => code)).toContain("element-unknown");
  const { id } = silent!.elements[1]!;
  expect(await client.typeElement(EAST, id, 45)).toBe("");
  expect(await client.typeElement(EAST, "gone", 45)).toContain("已不存在");
  expect(await client.typeElement(EAST, id, -1)).toBe("数值超出范围，请检查");
  const [typed] = await asked(client);
  expect(typed!.elements[1]).toMatchObject({ basis: "typed", loss: 45 });
  const { lines } = await client.segmentLines(EAST, { show: "tree", sort: null, season: "summer" }, 0, 9);
  const branch = lines.find(({ level }) => level === "terminal")!;
  await client.putElement(EAST, { id: null, segment: branch.id, kind: "damper", product: null });

  // A duct of another size keeps its elements, and says that they do not fit.
  await client.lockSize(EAST, MAIN, "1250×500");
  const [wide] = await asked(client);
  expect(wide!.elements.map(({ fits }) => fits)).toEqual([false, false, true]);
  expect(wide!.remarks.find(({ code }) => code === "element-unfit")!.mend).toMatchObject({ show: "fitted" });
  await client.undo();

  const [all] = await asked(client);
  const book = await client.systemBook("2026-11-29", [], never());
  if (!book.ok) throw new Error(book.message);
  const file = await sheets.write(book.value, { note: "", address: "https://volute.test/" });
  const elements = await rowsIn(file, "东区送风系统风管元件表");
  expect(elements.slice(1).map(([segment, name, , model]) => [segment, name, model])).toEqual([
    ["P", "防火阀", fire.model],
    ["P", "消声器", silencer.model],
    [branch.name, "调节阀", "未选定"],
  ]);
  expect(elements[3]![8]).toContain("估算");
  const ducts = await rowsIn(file, "东区送风系统水力计算表");
  const column = ducts[0]!.indexOf("元件（Pa）");
  expect(Number(ducts[1]![column])).toBeCloseTo(all!.elements[0]!.loss! + 45, 9);
  const duty = await rowsIn(file, "东区送风系统设备选型计算书");
  expect(duty.find(([item]) => item === "风管元件")![1]).toBe(all!.card!.index.elements);
  expect(duty.find(([item]) => item === "全压 p")![1]).toBe(all!.card!.pressure);
  expect(await checkedFormulas(file)).toBeGreaterThan(3 * all!.segments);
  const materials = await rowsIn(file, "东区送风系统材料表");
  expect(materials.filter(([what]) => what === "消声器")).toMatchObject([{ 1: silencer.model, 2: 1 }]);
  const diagram = await client.systemDiagram(EAST, "summer", []);
  const words = diagram!.texts.map(({ words: text }) => text);
  expect(words).toContain("1000×500 [防消]");
  expect(words.join("")).toContain("消为消声器、防为防火阀、调为调节阀");

  const schedule = await scheduleLines(client);
  const own = schedule.rows.slice(-3);
  expect(own.map(([tag, name, model, , count]) => [tag, name, model, count])).toEqual([
    ["FH", "防火阀", fire.model, 1],
    ["XS", "消声器", silencer.model, 1],
    ["TF", "调节阀", "未选定", 1],
  ]);
  expect(own[0]![3]).toMatch(/^1000×500 mm，设计：风量 13,500 m³\/h，阻力 [\d.]+ Pa$/u);
  expect(own[1]![5]).toBe(`东区送风系统；品牌：${silencer.brand}；阻力为输入`);
  expect(schedule.sheets.at(-1)!.name).toBe("风管元件");
  expect(schedule.notes.join()).toMatch(/合计为末端个数，不含.*风管元件/u);

  await client.dropElements(EAST, [id]);
  expect((await asked(client))[0]!.elements).toHaveLength(2);
  await client.undo();
  await summaryWhere(client, isSaved);
  client.dispose();
  const again = openRealBatch(airOutletKind, server);
  await summaryWhere(again, ({ rooms }) => rooms > 0);
  const [kept] = await asked(again);
  expect(kept!.elements).toEqual(all!.elements);
  // Another product in its place keeps it where it was.
  const other = await fitting("silencer", 1000, 500);
  await again.putElement(EAST, { id, segment: MAIN, kind: "silencer", product: other });
  expect((await asked(again))[0]!.elements[1]).toMatchObject({ id, basis: "unknown" });
  sheets.dispose();
  again.dispose();
});
