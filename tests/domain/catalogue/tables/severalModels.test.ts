import { describe, expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { answeredBy, gridOf, linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

const fan = (rows: string, title = "示例 XA 系列风机") => `${title}\n型号|风量 m³/h|全压 Pa\n${rows}`;
const FIGURES = "flow=1000m³/h totalPressure=200Pa";
const each = (...models: readonly string[]) => models.map((model) => `${model}: ${FIGURES}`);

describe("several models in one cell", () => {
  it.each(["XA-3/XA-4", "XA-3、XA-4", "XA-3，XA-4", "XA-3 XA-4", "XA-3⏎XA-4", "XA-3 / XA-4", "XA-3 和 XA-4"])(
    "are products of their own with the figures of their row: %s",
    (cell) => {
      const text = fan(`${cell}|1000|200`);
      expect(linesOf(text)).toEqual(each("XA-3", "XA-4"));
      expect(questionsOf(text)).toEqual([]);
    },
  );

  it("may begin with a figure", () => {
    expect(linesOf(fan("4-72-3.6A/4-72-4A|1000|200"))).toEqual(each("4-72-3.6A", "4-72-4A"));
  });

  it("each have the whole curve of their rows", () => {
    const curve = ": ; flow=1000m³/h totalPressure=200Pa; flow=1200m³/h totalPressure=150Pa";
    expect(linesOf(fan("XA-3/XA-4|1000|200\n|1200|150\nXA-5|1000|200"))).toEqual([
      `XA-3${curve}`,
      `XA-4${curve}`,
      ...each("XA-5"),
    ]);
  });

  it.each([
    ["XA-3~5", ["XA-3", "XA-4", "XA-5"]],
    ["XA-3～XA-5", ["XA-3", "XA-4", "XA-5"]],
    ["XA-3 至 XA-5", ["XA-3", "XA-4", "XA-5"]],
    ["XA-3、4", ["XA-3", "XA-4"]],
    ["XA-3/4", ["XA-3", "XA-4"]],
    ["XA-35GW/XA-35W", ["XA-35GW", "XA-35W"]],
  ])("are asked about where they are not all written out: %s", (cell, models) => {
    const text = fan(`XA-2|1000|200\n${cell}|1000|200`);
    expect(questionsOf(text)).toEqual(["models-in-cells → each"]);
    expect(linesOf(text)).toEqual([...each("XA-2"), ...each(...models).map((line) => `? ${line}`)]);
    expect(answeredBy(text, "models-in-cells", "one")).toEqual(each("XA-2", cell.replace("～", "~")));
    expect(answeredBy(text, "models-in-cells", "none")).toEqual(each("XA-2"));
  });

  it("are asked about once for all cells of one way of writing", () => {
    expect(questionsOf(fan("XA-3~5|1000|200\nXA-6~8|1000|200"))).toEqual(["models-in-cells → each"]);
  });

  it.each(["XA-3.5~6", "XA2-20~XA2-60", "XA-3A~C", "XA-3~5/XA-7~9"])(
    "are left out with a word where nobody can count them: %s",
    (cell) => {
      const text = fan(`${cell}|1000|200`);
      expect(linesOf(text)).toEqual([]);
      expect(refusedOf(text)).toEqual([`no-model ${cell}`]);
      expect(answeredBy(text, "models-in-cells", "one")).toEqual(each(cell));
    },
  );

  it("are sizes below the series of the title", () => {
    const text = "示例 XA 系列风机\n机号|风量 m³/h|全压 Pa\n3、4|1000|200";
    expect(linesOf(text)).toEqual(each("XA 3", "XA 4").map((line) => `? ${line}`));
  });

  it.each(["SLW40/125", "SLW80/4", "FP-51/WA", "SLW80-200/2", "DN65/DN50", "SLW 80-200"])(
    "are not in the name of one: %s",
    (model) => {
      expect(linesOf(fan(`${model}|1000|200`))).toEqual(each(model));
      expect(questionsOf(fan(`${model}|1000|200`))).toEqual([]);
    },
  );

  it("are not in names that all have a slash", () => {
    const text = fan("SLW80/2|1000|200\nSLW32/40|1000|200");
    expect(linesOf(text)).toEqual(each("SLW80/2", "SLW32/40"));
    expect(questionsOf(text)).toEqual([]);
    expect(questionsOf(fan("SLW32/40|1000|200"))).toEqual(["models-in-cells → one"]);
  });

  it("are refused beside several figures, each maybe that of one of them", () => {
    const text = fan("XA-3/XA-4|1000/1200|200/250");
    expect(linesOf(text)).toEqual([]);
    expect(refusedOf(text)).toEqual(["not-a-figure XA-3", "not-a-figure XA-4"]);
    expect(linesOf(fan("XA-3/XA-4|1000/700|200/150", "示例 XA 系列双速风机"))).toHaveLength(2);
  });

  it("are taken once where one has a row of its own as well", () => {
    const text = fan("XA-3/XA-4|1000|200\nXA-4|1000|200");
    expect(linesOf(text)).toEqual(each("XA-3", "XA-4"));
    expect(refusedOf(text)).toEqual(["repeated-product XA-4"]);
  });
});

describe("a sum or a mean of rows", () => {
  it.each([
    "合计",
    "小 计",
    "总计：",
    "平均",
    "平均值",
    "Total",
    "Subtotal",
    "Summe",
    "XA 系列小计",
    "合计（台）",
  ])("is no product: %s", (name) => {
    const text = fan(`XA-3|1000|200\nXA-4|1000|200\n${name}|2000|400`);
    expect(linesOf(text)).toEqual(each("XA-3", "XA-4"));
    expect(refusedOf(text)).toEqual(["total"]);
  });

  it("is no point of the curve above it, whose rows go on below", () => {
    const text =
      "示例 XA 系列风机\n序号|型号|风量 m³/h|全压 Pa\n1|XA-3|1000|200\n2||1200|150\n平均||1100|175\n3||1400|100";
    expect(linesOf(text)).toEqual([
      "XA-3: ; flow=1000m³/h totalPressure=200Pa; flow=1200m³/h totalPressure=150Pa; flow=1400m³/h totalPressure=100Pa",
    ]);
    const [remark] = readAll([gridOf(text)]).tables.flatMap(({ refused }) => refused);
    expect(remark).toEqual({
      ...{ code: "total", place: "第 5 行", product: "", field: "序号" },
      message: "“平均”是几行的合计或平均，不是产品，没有读入",
    });
  });

  it("is left out of a table on its side", () => {
    const text =
      "示例 XA 系列风机\n型号|XA-3|XA-4|合计\n风量 m³/h|1000|1000|2000\n全压 Pa|200|200|400\n转速 r/min|1450|1450|2900";
    expect(linesOf(text).map((line) => line.split(":")[0])).toEqual(["XA-3", "XA-4"]);
    expect(refusedOf(text)).toEqual(["total"]);
  });
});
