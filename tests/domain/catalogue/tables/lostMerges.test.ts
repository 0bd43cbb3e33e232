import { describe, expect, test } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { gridOf, linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

const readPlaces = (text: string) =>
  readAll([gridOf(text)]).tables.flatMap(({ refused }) => refused.map(({ place }) => place));

describe("26: another head within a table", () => {
  test("counts for the rows below it, also where the rows above are few and pasted", () => {
    const table = `型号|流量 m³/h|扬程 m
A-1|10|20
A-2|20|20
型号|流量 L/s|扬程 m
A-3|10|20`;
    expect(linesOf(table)).toEqual([
      "A-1: flow=10m³/h head=20m",
      "A-2: flow=20m³/h head=20m",
      "A-3: flow=10L/s head=20m",
    ]);
  });

  test("is another one if only its second row is", () => {
    const table = `型号|流量|扬程
|m³/h|m
A-1|10|20
型号|流量|扬程
|L/s|m
A-2|10|20`;
    expect(linesOf(table)).toEqual(["A-1: flow=10m³/h head=20m", "A-2: flow=10L/s head=20m"]);
  });

  test("gives its columns other quantities", () => {
    const table = `型号|流量(m³/h)|扬程(m)
A-1|10|20
型号|扬程(m)|流量(m³/h)
A-2|10|20`;
    expect(linesOf(table)).toEqual(["A-1: flow=10m³/h head=20m", "A-2: head=10m flow=20m³/h"]);
  });

  test("that is the same goes on", () => {
    const table = `型号|流量 m³/h|扬程 m
A-1|10|20
型号|流量 m³/h|扬程 m
A-2|20|21`;
    expect(linesOf(table)).toEqual(["A-1: flow=10m³/h head=20m", "A-2: flow=20m³/h head=21m"]);
    expect(refusedOf(table)).toEqual([]);
  });
});

describe("26: a table whose merges are lost", () => {
  const OF_FP34 =
    "? FP-34: flow.high=340m³/h flow.medium=255m³/h flow.low=170m³/h cooling.high=1.8kW cooling.medium=1.5kW cooling.low=1.2kW noise=37dB(A)";

  test.each([
    ["in the middle", "型号||风量 m³/h|||制冷量 kW||噪声"],
    ["at the first", "型号|风量 m³/h|||制冷量 kW|||噪声"],
    ["at the last", "型号|||风量 m³/h|||制冷量 kW|噪声"],
    ["at the first and in the middle", "型号|风量 m³/h||||制冷量 kW||噪声"],
  ])("has each group's name above its own steps, wherever it stands: %s", (_where, heads) => {
    const table = `${heads}
|高|中|低|高|中|低|dB(A)
FP-34|340|255|170|1.8|1.5|1.2|37`;
    expect(linesOf(table)).toEqual([OF_FP34]);
  });

  test("has the units of a row between above them as well", () => {
    const table = `型号||风量|||制冷量||噪声
||m³/h|||kW||dB(A)
|高|中|低|高|中|低|
FP-34|340|255|170|1.8|1.5|1.2|37`;
    expect(linesOf(table)).toEqual([OF_FP34]);
  });

  test("asks which of two columns of models it is, and makes no product of a motor", () => {
    const table = `型号||电动机||重量
|型号|功率 kW|转速 r/min|kg
A-1|Y90|2.2|2900|30
A-2|Y100|3|2900|40`;
    expect(linesOf(table)).toEqual([
      "? A-1: motorPower=2.2kW speed=2900r/min weight=30kg",
      "? A-2: motorPower=3kW speed=2900r/min weight=40kg",
    ]);
    expect(questionsOf(table)).toContain("which-column → 0");
  });
});

describe("26: a table on its side", () => {
  const rows = `||型号|XA-3|XA-4
||风量 m³/h|2000|3000
||全压 Pa|300|350`;
  const PRODUCTS = ["XA-3: flow=2000m³/h totalPressure=300Pa", "XA-4: flow=3000m³/h totalPressure=350Pa"];

  test("is read where it begins in another column", () => {
    expect(linesOf(rows)).toEqual(PRODUCTS);
    expect(linesOf(`XA系列离心风机||||\n${rows}`)).toEqual(PRODUCTS);
  });

  test("names the column of the file in what it refuses", () => {
    const [refusal] = readPlaces(`${rows}\n||转速 r/min|1450|快`);
    expect(refusal).toContain("E 列");
  });
});
