import { expect, test } from "vitest";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { checkFlat, saidOf } from "../../../support/importTables.ts";

test("where no product has a second row the same columns are properties, in the units of their definitions", () => {
  const [checked] = checkFlat([
    [
      "分类",
      "品牌",
      "型号",
      "流量 (gpm)",
      "Head (kPa)",
      "Pump efficiency (1)",
      "介质温度 ℉",
      "可变频",
      "水泵类型",
      "P000160 (in)",
      "备注",
    ],
    ["水泵", "甲", "P-1", 100, 98.0665, 0.7, 50, "是", "立式离心泵", 10, "不读"],
  ]);
  expect(checked?.remarks).toEqual([]);
  const values = new Map(checked?.product?.values.map(({ propertyCode, ...value }) => [propertyCode, value]));
  expect(values.get("P000007")).toEqual({ number: expect.closeTo(22.71247, 5) });
  expect(values.get("P000531")).toEqual({ number: expect.closeTo(10, 10) });
  expect(values.get("P000532")).toEqual({ number: 70 });
  expect(values.get("P000902")).toEqual({ number: 10 });
  expect(values.get("P000904")).toEqual({ bool: true });
  expect(values.get("P000535")).toEqual({ enumCode: "V000901" });
  expect(values.get("P000160")).toEqual({ number: expect.closeTo(254, 10) });
  expect(values.size).toBe(7);
});

test.each<[Cell, object]>([
  ["10-20", { rangeFrom: 10, rangeTo: 20 }],
  ["0.1~0.2 kPa", { rangeFrom: 100, rangeTo: 200 }],
  ["10至", { rangeFrom: 10, rangeTo: null }],
  [15, { rangeFrom: 15, rangeTo: 15 }],
])("the range %s", (cell, expected) => {
  const [checked] = checkFlat([
    ["分类", "品牌", "型号", "压力范围"],
    ["通风机", "甲", "F", cell],
  ]);
  expect(checked?.product?.values).toMatchObject([expected]);
});

test("a range that runs backwards is refused", () => {
  const checked = checkFlat([
    ["分类", "品牌", "型号", "压力范围 (kPa)"],
    ["通风机", "甲", "F", "20-10"],
  ]);
  expect(saidOf(checked)).toEqual(["refused row 2: 压力范围 (kPa) runs from 20000 down to 10000"]);
});
