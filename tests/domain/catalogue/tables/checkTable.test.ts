import { expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { checkTable, sourcesOf } from "#domain/catalogue/tables/checkTable.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { readAll } from "../../../support/judgeDrawn.ts";
import { gridOf } from "../../../support/tableLines.ts";

const GIVEN = { brand: "", series: "", forms: new Map<string, string>() };

const checked = (text: string) =>
  readAll([gridOf(text)]).tables.flatMap(
    (table) => checkTable(table, sourcesOf(table, TEST_STANDARD, GIVEN), TEST_STANDARD).products,
  );

it("says which figure of a product is left out because it is a range or a text", () => {
  const [one, other] = checked(
    "示例 XA 系列风机\n型号|风量 m³/h|全压 Pa|电机功率 kW\nXA-1|1000|200|0.75-4\nXA-2|1000|200|三",
  );
  expect(one?.key).not.toBeNull();
  expect(one?.remarks.map(({ severity, field }) => [severity, field])).toEqual([["warned", "电机功率 kW"]]);
  expect(other?.remarks.map(({ severity, field }) => [severity, field])).toEqual([["warned", "电机功率 kW"]]);
});

it("says which figure of a step has no property", () => {
  const [one] = checked("示例 XA 系列水泵\n型号|流量 m³/h|扬程(高/低) m\nXA-1|10|20/10");
  expect(one?.remarks.map(({ field }) => field)).toEqual(["扬程(高/低) m 高", "扬程(高/低) m 低"]);
});

const brandsOf = (text: string, given: string) =>
  readAll([gridOf(text)]).tables.flatMap((table) =>
    sourcesOf(table, TEST_STANDARD, { ...GIVEN, brand: given }).products.map(
      ({ fields }) => new Map(fields).get("brand") ?? "",
    ),
  );

it("takes the brand of a product from its column, else from the table or a person", () => {
  const head = "型号|品牌|流量 m³/h|扬程 m\n";
  expect(brandsOf(`${head}XA-1|甲厂|10|20\nXB-1|乙厂|10|20\nXC-1|__proto__|10|20`, "丙厂")).toEqual([
    "甲厂",
    "乙厂",
    "__proto__",
  ]);
  expect(brandsOf(`${head}XA-1|甲厂|10|20\n||12|18`, "丙厂")).toEqual(["甲厂"]);
  expect(brandsOf("型号|流量 m³/h|扬程 m\nXA-1|10|20", "丙厂")).toEqual(["丙厂"]);
});

it("makes no curve of two makers' products of one model", () => {
  const [table] = readAll([gridOf("型号|品牌|流量 m³/h|扬程 m\nXA-1|甲厂|10|20\nXA-1|乙厂|12|18")]).tables;
  expect(table?.products.map(({ model, brand, points }) => [model, brand, points.length])).toEqual([
    ["XA-1", "甲厂", 0],
  ]);
  expect(table?.refused.map(({ code, product }) => [code, product])).toEqual([["repeated-product", "XA-1"]]);
});

const HEAD = "型号|高档风量 m³/h|高档供冷量 W|高档显冷量 W|中档风量 m³/h|中档供冷量 W|中档显冷量 W";
const ROW = "340|1820|1300|260|1560|1100";
const formsOf = (text: string, given: readonly (readonly [string, string])[] = []) =>
  readAll([gridOf(text)]).tables.map((table) => {
    const sources = sourcesOf(table, TEST_STANDARD, { ...GIVEN, forms: new Map(given) });
    const { forms, lackedByBatch, leftOut } = checkTable(table, sources, TEST_STANDARD);
    const stated = sources.products.map(({ fields }) => [
      new Map(fields).get(PROPERTY.structure),
      new Map(fields).get(PROPERTY.installation),
    ]);
    return { asked: forms.map(({ name, stated: value }) => [name, value]), lackedByBatch, leftOut, stated };
  });

it("26: takes the form of fan coils from the title, from a person or from columns, and says what a batch run lacks", () => {
  expect(formsOf(`示例 FP 系列卧式暗装风机盘管\n${HEAD}\nFP-34|${ROW}`)).toEqual([
    {
      asked: [
        ["结构形式", "卧式"],
        ["安装形式", "暗装"],
      ],
      lackedByBatch: [],
      leftOut: [],
      stated: [["卧式", "暗装"]],
    },
  ]);
  // A title that names both forms decides neither.
  const both = `示例 FP 系列卧式、立式风机盘管\n${HEAD}\nFP-34|${ROW}`;
  expect(formsOf(both)).toMatchObject([
    { lackedByBatch: ["结构形式", "安装形式"], stated: [[undefined, undefined]] },
  ]);
  expect(
    formsOf(both, [
      [PROPERTY.structure, "立式"],
      [PROPERTY.installation, "吊装"],
    ]),
  ).toMatchObject([{ lackedByBatch: ["安装形式"], stated: [["立式", undefined]] }]);
  const columns = `示例 FP 系列风机盘管\n${HEAD}|结构形式|安装形式\nFP-34|${ROW}|卧式|暗装\nFP-51|${ROW}|立式|明装`;
  expect(formsOf(columns)).toEqual([
    {
      asked: [],
      lackedByBatch: [],
      leftOut: [],
      stated: [
        ["卧式", "暗装"],
        ["立式", "明装"],
      ],
    },
  ]);
});
