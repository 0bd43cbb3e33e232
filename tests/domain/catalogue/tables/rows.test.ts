import { describe, expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { answeredBy, gridOf, linesOf, questionsOf } from "../../../support/tableLines.ts";

const fan = (rows: string) => `示例 XA 系列风机\n${rows}`;

describe("rows of one model", () => {
  it("are products of their own where a machine has something once", () => {
    const text = fan("型号|电压 V|风量 m³/h|静压 Pa|电机功率 kW\nXA-3|220|1000|200|0.3\n|380|1100|190|0.4");
    expect(linesOf(text)).toEqual([
      "XA-3 | 220 V: voltage=220V flow=1000m³/h staticPressure=200Pa motorPower=0.3kW",
      "XA-3 | 380 V: voltage=380V flow=1100m³/h staticPressure=190Pa motorPower=0.4kW",
    ]);
    expect(questionsOf(text)).toEqual([]);
  });

  it("are curves of their own for each of them", () => {
    const text = fan(
      "型号|电压 V|风量 m³/h|静压 Pa\nXA-3|220|1000|200\n||1200|150\n|380|1100|190\n||1300|140",
    );
    expect(linesOf(text)).toEqual([
      "XA-3 | 220 V: voltage=220V; flow=1000m³/h staticPressure=200Pa; flow=1200m³/h staticPressure=150Pa",
      "XA-3 | 380 V: voltage=380V; flow=1100m³/h staticPressure=190Pa; flow=1300m³/h staticPressure=140Pa",
    ]);
  });

  it("are asked about where another column tells them apart", () => {
    const text =
      "示例 FP 系列风机盘管\n型号|排数|风量 m³/h|制冷量 kW|水流量 L/s\nFP-51|2|510|2.7|0.1\n|3|500|3.1|0.12";
    expect(questionsOf(text)).toEqual(["rows-of-a-model → variants"]);
    expect(linesOf(text)).toEqual([
      "? FP-51 | 2: 排数=2 flow=510m³/h cooling=2.7kW waterFlow=0.1L/s",
      "? FP-51 | 3: 排数=3 flow=500m³/h cooling=3.1kW waterFlow=0.12L/s",
    ]);
    expect(answeredBy(text, "rows-of-a-model", "curve")).toHaveLength(1);
  });

  it("are likely a curve where each part of it has its own motor", () => {
    const text = fan(
      "型号|风量 m³/h|全压 Pa|电机功率 kW\nXA-3|1000|300|0.55\n|1200|280|0.55\n|1400|250|0.75",
    );
    expect(questionsOf(text)).toEqual(["rows-of-a-model → curve"]);
    expect(linesOf(text)).toHaveLength(1);
    expect(answeredBy(text, "rows-of-a-model", "variants").length).toBeGreaterThan(1);
  });

  it("of a model with thousands are named at once", () => {
    const rows = Array.from({ length: 4000 }, (_, at) => `A-1|${at + 1}|${at}`).join("\n");
    expect(linesOf(fan(`型号|重量 kg|扬程 m|电流 A\n${rows}`))).toHaveLength(4000);
  });
});

describe("hidden rows and columns", () => {
  const text =
    "示例 XA 系列水泵\n型号|流量 m³/h|扬程 m|电机功率 kW\nXA-1|10|20|3\nXA-2|11|21|4\nXA-3|12|22|5";
  const remarksOf = (more: Parameters<typeof gridOf>[1]) =>
    readAll([gridOf(text, more)]).refused.map(({ code, field, message }) => [code, field, message]);

  it("are left out with a word", () => {
    const more = { hiddenRows: new Set([3]), hiddenColumns: new Set([3]) };
    expect(linesOf(gridOf(text, more))).toEqual(["XA-1: flow=10m³/h head=20m", "XA-3: flow=12m³/h head=22m"]);
    expect(remarksOf(more)).toEqual([
      ["hidden", "", "第 4 行是隐藏的，没有读入"],
      ["hidden", "电机功率 kW", "D 列是隐藏的，没有读入"],
    ]);
  });

  it("do not move the places of what is shown", () => {
    const { tables } = readAll([gridOf(text, { hiddenRows: new Set([3]) })]);
    expect(tables.flatMap(({ products }) => products.map(({ place }) => place))).toEqual([
      "第 3 行",
      "第 5 行",
    ]);
  });

  it("leave the value of a merged range to the rows of it that are shown", () => {
    const grid = gridOf("示例 XA 系列水泵\n型号|流量 m³/h|扬程 m\nXA-1|10|20\n|12|18\n|14|15", {
      merges: [{ startRow: 2, startCol: 0, endRow: 4, endCol: 0 }],
      hiddenRows: new Set([2]),
    });
    expect(linesOf(grid)).toEqual(["XA-1: ; flow=12m³/h head=18m; flow=14m³/h head=15m"]);
  });
});
