import { expect, it } from "vitest";
import { dutyLines } from "#domain/catalogue/tables/dutyLines.ts";
import type { TableFact } from "#domain/catalogue/tables/TableReading.ts";
import type { Quantity } from "#domain/catalogue/tables/words/quantities.ts";
import { leftOutOf } from "#domain/catalogue/tables/leftOut.ts";
import { TEST_STANDARD } from "../../../support/importStandards.ts";
import { readAll } from "../../../support/judgeDrawn.ts";
import { gridOf } from "../../../support/tableLines.ts";

const tableOf = (text: string) => readAll([gridOf(text)]).tables[0]!;

it("names the columns that have no place in the catalogue, and none that makes a curve or a name", () => {
  const table = tableOf(
    "示例 XA 系列水泵\n型号|流量 m³/h|扬程 m|效率 %|转速 r/min|口径码\nXA-1|10|20|50|2900|7\nXA-1|20|18|60|2900|7\nXA-1|30|15|55|2900|7",
  );
  expect(leftOutOf(table, TEST_STANDARD)).toEqual([{ field: "口径码", reason: "没有认出是什么量" }]);
});

it("gives the duty rows of a product by rising flow, and none where it states no pressure or head", () => {
  const table = tableOf("示例 XA 系列水泵\n型号|流量 m³/h|扬程 m\nXA-1|30|15\nXA-1|10|20\nXA-1|20|18");
  expect(dutyLines(table.products[0]!)).toEqual({
    ...{ flowUnit: "m³/h", lift: "扬程", liftUnit: "m" },
    lines: [
      {
        step: "",
        points: [
          [10, 20],
          [20, 18],
          [30, 15],
        ],
      },
    ],
  });
  const without = tableOf("示例 XA 系列水泵\n型号|流量 m³/h|效率 %|重量 kg\nXA-1|30|60|40");
  expect(dutyLines(without.products[0]!)).toBeNull();
});

it("keeps the lines of two steps apart", () => {
  const table = tableOf(
    "示例 XB 系列双速风机\n型号|高速 风量 m³/h|高速 全压 Pa|低速 风量 m³/h|低速 全压 Pa\nXB-1|10000|600|6000|300",
  );
  expect(dutyLines(table.products[0]!)?.lines).toEqual([
    { step: "高", points: [[10000, 600]] },
    { step: "低", points: [[6000, 300]] },
  ]);
});

it("draws all rows in the units of the first, and none whose unit does not convert", () => {
  const fact = (quantity: Quantity, unit: string, value: number): TableFact => ({
    ...{ quantity, step: null, name: "", unit, value },
  });
  const row = (flow: TableFact, lift: TableFact) => ({ place: "", facts: [flow, lift] });
  const points = [
    row(fact("flow", "m³/h", 36), fact("totalPressure", "Pa", 500)),
    row(fact("flow", "L/s", 5), fact("totalPressure", "kPa", 0.55)),
    row(fact("flow", "m³/h", 72), fact("totalPressure", "", 300)),
    row(fact("flow", "kg", 72), fact("totalPressure", "Pa", 300)),
  ];
  expect(dutyLines({ facts: [], points })).toEqual({
    ...{ flowUnit: "m³/h", lift: "全压", liftUnit: "Pa" },
    lines: [
      {
        step: "",
        points: [
          [18, 550],
          [36, 500],
        ],
      },
    ],
  });
});
