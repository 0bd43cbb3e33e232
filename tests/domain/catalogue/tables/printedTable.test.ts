import { expect, it } from "vitest";
import { readAll } from "../../../support/judgeDrawn.ts";
import { gridOf } from "../../../support/tableLines.ts";

const printedOf = (text: string) => readAll([gridOf(text)]).tables.map(({ printed }) => printed);

it("keeps a table as it was printed, with what each of its columns was read as", () => {
  const [printed] = printedOf("示例 ABC 系列水泵\n型号|流量 m³/h|扬程|颜色|功率 kW\nA-1|10|20|红|1.5");
  expect(printed).toMatchObject({
    rows: [
      ["型号", "流量 m³/h", "扬程", "颜色", "功率 kW"],
      ["A-1", "10", "20", "红", "1.5"],
    ],
    count: 2,
    isTurned: false,
  });
  expect(printed?.columns.map(({ at, name, unit, asked }) => [at, name, unit, asked.length])).toEqual([
    [0, "型号", "", 0],
    [1, "流量", "m³/h", 0],
    [2, "扬程", "m", 0],
    [3, "", "", 0],
    [4, "电机功率", "kW", 1],
  ]);
});

it("keeps a table on its side as it lies", () => {
  const [printed] = printedOf(
    "示例 DF 系列风机\n机号|2.8|3.2\n转速 (r/min)|2900|2900\n风量 (m³/h)|2000|3000\n全压 (Pa)|600|700",
  );
  expect(printed?.isTurned).toBe(true);
  expect(printed?.rows[0]).toEqual(["机号", "2.8", "3.2"]);
  expect(printed?.columns.map(({ at, name }) => [at, name])).toEqual([
    [0, "机号"],
    [1, "转速"],
    [2, "流量"],
    [3, "全压"],
  ]);
});

it("keeps the first rows of a long one", () => {
  const rows = Array.from({ length: 500 }, (_, at) => `A-${at}|${at + 1}|20`).join("\n");
  const [printed] = printedOf(`示例 ABC 系列水泵\n型号|流量 m³/h|扬程 m\n${rows}`);
  expect([printed?.rows.length, printed?.count]).toEqual([60, 501]);
});
