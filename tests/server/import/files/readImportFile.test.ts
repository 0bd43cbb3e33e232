import { open } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { fileWith, importedFrom } from "../../../support/importFiles.ts";
import { workbook } from "../../../support/workbooks.ts";

const HEADERS = ["分类", "品牌", "型号", "级数"];
const book = () => workbook({ rows: [["水泵价目表"], [], HEADERS, ["水泵", "甲", "P-1", 3]] });

describe("a file that is none of ours is refused as a whole, with the reason:", () => {
  test.each<[string, string, () => Promise<Uint8Array> | string, RegExp]>([
    ["nothing in it", "a.csv", () => "", /^is empty$/u],
    ["no headers", "a.csv", () => "1,2,3\n4,5,6", /^has no column "model" \(型号\) in its first rows$/u],
    ["headers alone", "a.csv", () => "分类,品牌,型号", /^holds no products$/u],
    ["another type", "a.pdf", () => "%PDF", /^must end in \.xlsx, \.csv or \.json$/u],
    [
      "text under the name of a workbook",
      "a.xlsx",
      () => "型号,品牌",
      /^is not a workbook that can be read/u,
    ],
    [
      "half a workbook",
      "a.xlsx",
      async () => (await book()).slice(0, 900),
      /^is not a workbook that can be read/u,
    ],
    [
      "sheets of unknown names",
      "a.xlsx",
      () => workbook({ rows: [["型号"]] }, { rows: [["型号"]] }),
      /^has several sheets, none of them named "products" \(产品\)$/u,
    ],
    ["broken JSON", "a.json", () => '[{"model": ', /^is not JSON \(/u],
    ["JSON that is no list", "a.json", () => '{"model": "P"}', /^must hold an array of products$/u],
  ])("%s", async (_, name, content, reason) => {
    await expect(importedFrom(await fileWith(name, await content()))).rejects.toMatchObject({
      name: "UnreadableFile",
      message: expect.stringMatching(reason),
    });
  });

  test("a file that is not there", async () => {
    await expect(importedFrom("/nowhere/a.csv")).rejects.toThrow("cannot be read (ENOENT)");
  });

  test("more than 100 MB, without reading them", async () => {
    const file = await fileWith("a.csv", "x");
    const handle = await open(file, "r+");
    await handle.truncate(101 * 1024 ** 2);
    await handle.close();
    await expect(importedFrom(file)).rejects.toThrow("is larger than 100 MB");
  });
});

describe("one product, whatever wrote the file:", () => {
  const csv = "\n分类,品牌,型号,级数\n水泵,甲,P-1,3\n";
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  /** 型号,品牌,分类 and 甲,水泵 as Chinese Windows saves them. */
  const gb18030 = Buffer.from(
    "d0cdbac52cc6b7c5c62cb7d6c0e02c50303030353336 0a502d312cbcd72ccbaeb1c32c33".replace(" ", ""),
    "hex",
  );
  test.each<[string, string, () => Promise<Uint8Array> | Uint8Array | string]>([
    ["UTF-8", "a.csv", () => csv],
    ["UTF-8 with a mark", "a.csv", () => `\ufeff${csv}`],
    ["UTF-16", "a.csv", () => utf16(csv)],
    ["GB 18030", "a.CSV", () => gb18030],
    ["semicolons", "a.csv", () => csv.replaceAll(",", ";")],
    ["tabs and quotes", "a.csv", () => csv.replaceAll(",", "\t").replace("P-1", '"P-1"')],
    ["a title above the headers", "a.xlsx", book],
    ["JSON", "a.json", () => '[{"category":"C000002","brand":"甲","model":"P-1","properties":{"级数":3}}]'],
  ])("%s", async (_, name, content) => {
    const { products, remarks } = await importedFrom(await fileWith(name, await content()));
    expect(remarks).toEqual([]);
    expect(products).toMatchObject([
      {
        categoryCode: "C000002",
        brand: "甲",
        model: "P-1",
        values: [{ propertyCode: "P000536", number: 3 }],
      },
    ]);
  });
});

test("of a JSON list, an item that is no product is refused and the others are taken", async () => {
  const list: unknown[] = [
    { category: "水泵", brand: "甲", model: "P-1" },
    { category: "水泵", brand: "甲", model: "P-2", curves: [{ points: "none" }] },
    "P-3",
    { category: "水泵", brand: "甲", model: "P-4", properties: { 级数: { number: 3 } } },
    { category: "水泵", brand: "甲", model: "P-5", colour: "red" },
  ];
  const { products, remarks, counts } = await importedFrom(await fileWith("a.json", JSON.stringify(list)));
  expect(products.map(({ model }) => model)).toEqual(["P-1"]);
  expect(counts.refused).toBe(4);
  expect(remarks.map(({ place, field }) => `${place}: ${field}`)).toEqual([
    "product 2: curves.0.points",
    "product 3: product",
    "product 4: properties.级数",
    "product 5: colour",
  ]);
});

test.each(["__proto__", "constructor", "prototype"])(
  "a column of JSON named %s is unknown, not lost",
  async (name) => {
    const column = `"${name}": 3`;
    const list = `[
    {"category": "水泵", "brand": "甲", "model": "P-1", ${column}},
    {"category": "水泵", "brand": "甲", "model": "P-2", "properties": {${column}}},
    {"category": "水泵", "brand": "甲", "model": "P-3",
     "curves": [{${column}, "points": [{"flow": 20, "head": 9, ${column}}, {"flow": 40, "head": 7}]}]},
    {"category": "水泵", "brand": "甲", "model": "P-4"}
  ]`;
    const { products, remarks } = await importedFrom(await fileWith("a.json", list));
    expect(products.map(({ model }) => model)).toEqual(["P-4"]);
    expect(remarks.map((remark) => `${remark.place}: ${remark.field} ${remark.message}`)).toEqual(
      ["product 1", "product 2", "product 3", "product 3"].map(
        (place) => `${place}: ${name} is not a property of this category`,
      ),
    );
  },
);

test("a formula that nobody has computed is said, not lost", async () => {
  const rows = [HEADERS, ["水泵", "甲", "P-1", null]];
  const file = await workbook({ rows, cells: new Map([["1,3", { formula: "1+2" }]]) });
  const { products, remarks } = await importedFrom(await fileWith("a.xlsx", file));
  expect(products).toEqual([]);
  expect(remarks).toMatchObject([{ place: "row 2", field: "级数" }]);
});

test("a cell formatted in % is read as it is shown", async () => {
  const rows = [
    ["category", "brand", "model", "flow", "head", "efficiency"],
    ["水泵", "A", "P-1", 20, 32, 0.57],
    [null, null, "P-1", 40, 28, 0.71],
    [null, null, "P-1", 60, 21, 0.6655],
  ];
  const plain = Array.from({ length: 5 }, () => ({}));
  const curveOf = async (numFmt: string) => {
    const file = await workbook({ rows, columns: [...plain, { numFmt }] });
    const { products, remarks } = await importedFrom(await fileWith("a.xlsx", file));
    return [products[0]?.curves.find(({ quantity }) => quantity === "efficiency")?.values, remarks.length];
  };
  expect(await curveOf("0.0%")).toEqual([[57, 71, 66.55], 0]);
  const [values, remarks] = await curveOf('0.00" %"');
  expect(values).toEqual([0.57, 0.71, 0.6655]);
  expect(remarks).toBeGreaterThan(0);
});
