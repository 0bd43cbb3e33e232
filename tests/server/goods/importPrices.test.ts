import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { channelTarget } from "#server/import/channelTarget.ts";
import type { ImportTarget } from "#server/import/ImportTarget.ts";
import { openImportChannel } from "#server/import/openImportChannel.ts";
import { importPrices } from "#server/import/importPrices.ts";
import { loadReference } from "#server/catalogue/reference/loadReference.ts";
import { createLog } from "#server/process/log.ts";
import type { Database } from "#server/database/connection/database.ts";
import { goods, goodsPrices } from "#server/database/schema/goodsSchema.ts";
import { suppliers } from "#server/database/schema/schema.ts";
import { fillBare } from "../../support/bareDatabase.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import { csvOf, fileWith, targetOf } from "../../support/importFiles.ts";
import { peerWorkbook, workbook, type CellContent } from "../../support/workbooks.ts";

const HEADERS = ["名称", "规格", "品牌", "单位", "含税价（元）", "地区", "供应商", "日期"];
const VALVE: CellContent[] = ["闸阀", "DN50", "甲", "个", 320, "四川省-成都市", "成都某公司", "2026-09-01"];
/** The row with other values in some columns. */
const row = (...changes: readonly (readonly [header: string, cell: CellContent])[]) =>
  VALVE.map((cell, at) => changes.find(([header]) => header === HEADERS[at])?.[1] ?? cell);
const without = (header: string) => VALVE.map((cell, at) => (HEADERS[at] === header ? null : cell));

async function importOf(file: string, target: ImportTarget) {
  const remarks: ImportRemark[] = [];
  const report = await importPrices(
    file,
    () => Promise.resolve(target),
    (remark) => remarks.push(remark),
  );
  return { ...report, said: remarks.map(({ place, field, message }) => `${place}: ${field} ${message}`) };
}
const csv = (...rows: CellContent[][]) => fileWith("prices.csv", csvOf(rows));

describe.each(DATABASES)("into $name", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fillBare(await open());
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.queries.delete(goodsPrices);
    await database.queries.delete(goods);
    await database.queries.delete(suppliers);
  });
  const imported = (file: string) => importOf(file, targetOf(database));
  const held = () => database.queries.select().from(goodsPrices).orderBy(goodsPrices.price);

  test("a list comes in from every kind of file, and a workbook of another program", async () => {
    const tables = [HEADERS, VALVE];
    const json = [
      {
        name: "闸阀",
        specification: "DN50",
        brand: "甲",
        unit: "个",
        "tax-included price": 320,
        area: "510100",
        supplier: "成都某公司",
        date: "2026-09-01",
      },
    ];
    const files = [
      await csv(["二〇二六年九月", null], ...tables),
      await fileWith("p.json", JSON.stringify(json)),
      await fileWith("p.xlsx", await workbook({ rows: tables })),
      await fileWith("q.xlsx", await peerWorkbook(tables.map((cells) => [...cells]))),
    ];
    for (const [at, file] of files.entries()) {
      const { added, updated, said } = await imported(file);
      expect([added, updated, said]).toEqual(at === 0 ? [1, 0, []] : [0, 1, []]);
    }
    expect(await held()).toMatchObject([{ areaCode: "510100", price: 320, pricedOn: "2026-09-01" }]);
    expect(await database.queries.select().from(suppliers)).toMatchObject([
      { name: "成都某公司", brandCode: null, contactUserName: null, isSample: false },
    ]);
  });

  test("dates of a workbook are days, and each of its sheets may be a list", async () => {
    const dated = row(["日期", new Date(Date.UTC(2026, 7, 31))]);
    const other = row(["地区", "北京市-朝阳区"]);
    const file = await fileWith(
      "two.xlsx",
      await workbook(
        { name: "成都", rows: [HEADERS, dated] },
        { name: "说明", rows: [["仅供参考"]] },
        { name: "北京", rows: [HEADERS, other, without("单位")] },
      ),
    );
    const { added, refused, said } = await imported(file);
    expect([added, refused, said]).toEqual([2, 1, ["北京 row 3: unit is missing"]]);
    const days = new Map((await held()).map(({ areaCode, pricedOn }) => [areaCode, pricedOn]));
    expect([days.get("110105"), days.get("510100")]).toEqual(["2026-09-01", "2026-08-31"]);
  });

  test("each refused row has its reason, and the others are taken", async () => {
    const rows: readonly (readonly [CellContent[], string])[] = [
      [without("名称"), "name is missing"],
      [without("地区"), "area is missing"],
      [without("供应商"), "supplier is missing"],
      [without("日期"), "date is missing"],
      [row(["含税价（元）", "面议"]), '含税价（元） is "面议", which is not a number'],
      [row(["含税价（元）", 0]), "含税价（元） is no price"],
      [row(["含税价（元）", -5]), "含税价（元） is -5, which is negative"],
      [row(["地区", "成都府"]), '地区 "成都府" is not an area'],
      [row(["地区", "吉林"]), '地区 "吉林" may be 吉林省 or 吉林省-吉林市'],
      [row(["日期", "2026-13-01"]), '日期 is "2026-13-01", which is not a date such as 2026-09-15'],
      [row(["日期", "2026-02-30"]), '日期 is "2026-02-30", which is not a date such as 2026-09-15'],
      [row(["日期", "2999-01-01"]), "日期 is 2999-01-01, which is still to come"],
      [row(["名称", "闸".repeat(200)]), "name is longer than 128 characters"],
    ];
    const { added, refused, said } = await imported(
      await csv(HEADERS, VALVE, ...rows.map(([cells]) => cells)),
    );
    expect(said).toEqual(rows.map(([, reason], at) => `row ${at + 3}: ${reason}`));
    expect([added, refused]).toEqual([1, rows.length]);
  });

  test("a price that does not say that it includes tax is refused, and one in ten thousand yuan is converted", async () => {
    const named = (header: string) => HEADERS.map((each) => (each.startsWith("含税价") ? header : each));
    for (const header of ["单价", "不含税价（元）", "price"])
      expect((await imported(await csv(named(header), VALVE))).said).toEqual([
        `row 2: ${header} does not say that the price includes tax; the header must, such as 含税价`,
      ]);
    await imported(await csv(named("含税单价（万元）"), row(["含税价（元）", "1.25"])));
    await imported(await csv(named("含税价"), row(["含税价（元）", "￥1,280.50"], ["供应商", "乙公司"])));
    expect((await held()).map(({ price }) => price)).toEqual([1280.5, 12_500]);
  });

  test("properties of the category are read with their units, and a column that nobody knows is refused", async () => {
    const headers = [...HEADERS, "分类", "Motor power (W)", "厚度（cm）"];
    const fan: CellContent[] = [...row(["名称", "离心风机"]), "通风机", 550, 0.2];
    const stranger: CellContent[] = [...VALVE, null, 5, null];
    const unknown: CellContent[] = [...row(["规格", "DN65"]), "飞机", null, null];
    const { added, said } = await imported(await csv(headers, fan, stranger, unknown));
    expect([added, said]).toEqual([
      1,
      ["row 3: Motor power (W) is not a column of a price list", 'row 4: category "飞机" does not exist'],
    ]);
    const [found] = await database.queries.select().from(goods);
    expect(found).toMatchObject({ categoryCode: "C000001", values: { P000502: 0.55, P000703: 2 } });
  });

  test("prices of standard materials state what the library is searched by, and thickness", async () => {
    await loadReference(database.queries);
    const headers = [...HEADERS, "分类", "公称尺寸 DN", "壁厚（cm）", "壁厚系列", "厚度"];
    const pipe = [...row(["名称", "焊接钢管"], ["规格", "DN100"]), "焊接钢管", 100, 0.4, "普通", 4];
    const wrong = [...row(["名称", "焊接钢管"], ["规格", "DN125"]), "焊接钢管", "大", null, "特厚", null];
    const { added, said } = await imported(await csv(headers, pipe, wrong));
    expect(added).toBe(1);
    expect(said).toEqual([
      'row 3: 公称尺寸 DN is "大", which is not a number',
      expect.stringMatching(/^row 3: 壁厚系列 .*特厚/u),
    ]);
    const [found] = await database.queries.select().from(goods);
    expect(found).toMatchObject({
      categoryCode: "M000101",
      values: { MP0001: 100, MP0003: 4, MP0006: { enum: "普通" }, P000703: 4 },
    });
  });

  test("absurd rows are refused with a sentence each, and the row among them that is none is taken", async () => {
    const rows: readonly (readonly [CellContent[], string | RegExp])[] = [
      [row(["含税价（元）", 1e300]), /含税价（元） is 1e\+300, larger than/u],
      [row(["含税价（元）", "1e999"]), /含税价（元） /u],
      [row(["含税价（元）", "=1+1"]), '含税价（元） is "=1+1", which is not a number'],
      [row(["含税价（元）", true]), /含税价（元） /u],
      [row(["日期", 20_260_901]), /./u],
      [row(["日期", "昨天"]), '日期 is "昨天", which is not a date such as 2026-09-15'],
      [row(["日期", -1]), '日期 is "-1", which is not a date such as 2026-09-15'],
      [row(["地区", 999_999]), '地区 "999999" is not an area'],
      [row(["供应商", "\u0000"]), /supplier holds a character that is not text/u],
      [row(["规格", "\ud800"]), /specification holds a character that is not text/u],
      [row(["单位", "x".repeat(10_000)]), "unit is longer than 128 characters"],
    ];
    const file = await fileWith(
      "absurd.json",
      JSON.stringify(
        rows.map(([cells]) => Object.fromEntries(cells.map((cell, at) => [HEADERS[at]!, cell]))),
      ),
    );
    const { added, refused, said } = await imported(file);
    // A date that a spreadsheet wrote without dashes is valid.
    expect([added, refused]).toEqual([1, rows.length - 1]);
    const asked = rows.filter(([cells]) => !cells.includes(20_260_901));
    expect(said).toHaveLength(asked.length);
    for (const [at, [, reason]] of asked.entries()) expect(said[at]).toMatch(reason);
  });

  test("the latest price stays: the same list again updates, an older one is refused, and so is a row that stands twice", async () => {
    await imported(await csv(HEADERS, VALVE));
    expect(await imported(await csv(HEADERS, VALVE))).toMatchObject({ added: 0, updated: 1, refused: 0 });
    const older = row(["日期", "2026-08-01"], ["含税价（元）", 300]);
    expect((await imported(await csv(HEADERS, older))).said).toEqual([
      "row 2: date is 2026-08-01, before that of the price that is held",
    ]);
    const newer = row(["日期", "2026-10-01"], ["含税价（元）", 350]);
    expect(await imported(await csv(HEADERS, newer, newer))).toMatchObject({
      updated: 1,
      said: ["row 3: row stands in the file twice, first at row 2"],
    });
    expect(await held()).toMatchObject([{ price: 350, pricedOn: "2026-10-01" }]);
  });

  test("a contact that one list names stays when the next leaves it out", async () => {
    const headers = [...HEADERS, "联系人", "电话"];
    await imported(await csv(headers, [...VALVE, "王工", "028-1"]));
    await imported(await csv(HEADERS, row(["地区", "四川省"])));
    expect(await database.queries.select().from(suppliers)).toMatchObject([
      { contactUserName: "王工", contactMobile: "028-1" },
    ]);
  });
});

describe("a file that is no price list", () => {
  const never: ImportTarget = {
    name: "nothing",
    standard: () => Promise.reject(new Error("asked")),
    write: () => Promise.reject(new Error("asked")),
    priceStandard: () => Promise.reject(new Error("asked")),
    writePrices: () => Promise.reject(new Error("asked")),
    documentStandard: () => Promise.reject(new Error("asked")),
    holdsContent: () => Promise.reject(new Error("asked")),
    writePart: () => Promise.reject(new Error("asked")),
    writeDocument: () => Promise.reject(new Error("asked")),
    keepRun: () => Promise.reject(new Error("asked")),
    finish: () => Promise.reject(new Error("asked")),
    close: () => Promise.resolve(),
  };
  test.each<[string, string, RegExp]>([
    ["a.csv", "型号,流量\nA,1", /no row of headers with a name \(名称\) and a tax-included price/u],
    ["a.json", "{", /is not JSON/u],
    ["a.json", "{}", /must hold an array of prices/u],
    ["a.json", "[[1]]", /holds something else .* as price 1/u],
    ["a.json", "[]", /holds no prices/u],
    ["a.xlsx", "no workbook", /is not a workbook/u],
    ["a.pdf", "x", /must end in/u],
    ["a.csv", "", /is empty/u],
  ])("%s with %s ends with a sentence", async (name, content, sentence) => {
    await expect(importOf(await fileWith(name, content), never)).rejects.toThrow(sentence);
  });
});

test("a running server takes a list through its channel", async () => {
  const database = await fillBare(await DATABASES[0]!.open());
  const dir = await mkdtemp(join(tmpdir(), "volute-prices-"));
  const channel = await openImportChannel({
    dir,
    database,
    log: createLog("silent"),
    texts: { readContent: () => Promise.reject(new Error("no documents come")) },
    rebuild: () => Promise.reject(new Error("prices change no selection")),
  });
  try {
    const target = await channelTarget(dir);
    if (target === null) throw new Error("no channel");
    expect(await importOf(await csv(HEADERS, VALVE, without("单位")), target)).toMatchObject({
      added: 1,
      refused: 1,
    });
    expect(await database.queries.$count(goodsPrices)).toBe(1);
  } finally {
    await channel.close();
    await database.close();
    await rm(dir, { recursive: true });
  }
});
