import { expect, it } from "vitest";
import { gridOf, linesOf, questionsOf, refusedOf } from "../../../support/tableLines.ts";

const across = (row: number, from: number, to: number) => ({
  ...{ startRow: row, endRow: row, startCol: from, endCol: to },
});
const down = (from: number, to: number, column: number) => ({
  ...{ startRow: from, endRow: to, startCol: column, endCol: column },
});

it("takes three speeds side by side, each with a motor of its own, for machines of their own", () => {
  const group = "风量 m³/h|全压 Pa|电机功率 kW";
  const grid = gridOf(
    `示例 TX 系列轴流风机\n机号|1450 r/min|||960 r/min|||720 r/min||\n|${group}|${group}|${group}\nTX-5|8000|180|1.1|5300|79|0.32|||`,
    { merges: [down(1, 2, 0), across(1, 1, 3), across(1, 4, 6), across(1, 7, 9)] },
  );
  expect(questionsOf(grid)).toEqual(["speeds-across → variants"]);
  // The cell below the third speed is empty, so there is no third machine.
  expect(linesOf(grid)).toEqual([
    "? TX-5 | 1450 r/min: flow=8000m³/h totalPressure=180Pa motorPower=1.1kW speed=1450r/min",
    "? TX-5 | 960 r/min: flow=5300m³/h totalPressure=79Pa motorPower=0.32kW speed=960r/min",
  ]);
});

it("reads what stands once for all rows left of a matrix, and one power in two units by one question", () => {
  const grid = gridOf(
    "示例 MX 系列离心泵\n型号|P2||Q|||\n|kW|HP|m³/h|6|12|18\n|||L/min|100|200|300\nMX 10|0.75|1|H (m)|19|17|14\nMX 15|1.1|1.5||25|23|20",
    {
      merges: [
        ...[down(1, 3, 0), across(1, 1, 2), across(1, 3, 6), down(2, 3, 1), down(2, 3, 2), down(4, 5, 3)],
      ],
    },
  );
  expect(questionsOf(grid)).toEqual(["which-power → motorPower"]);
  expect(linesOf(grid)).toEqual([
    "? MX 10: motorPower=0.75kW; flow=6m³/h head=19m; flow=12m³/h head=17m; flow=18m³/h head=14m",
    "? MX 15: motorPower=1.1kW; flow=6m³/h head=25m; flow=12m³/h head=23m; flow=18m³/h head=20m",
  ]);
});

it("gives the units behind a table on its side to its quantities", () => {
  const grid = gridOf(
    "示例 SX 系列管道泵\n型号|SX40-100||SX50-160||单位\n流量|4.4|6.3|8.8|12.5|m³/h\n扬程|13.1|12.5|33.6|32|m\n电机功率|0.55||3||kW",
    { merges: [across(1, 1, 2), across(1, 3, 4), across(4, 1, 2), across(4, 3, 4)] },
  );
  expect(questionsOf(grid)).toEqual([]);
  expect(linesOf(grid)).toEqual([
    "SX40-100: motorPower=0.55kW; flow=4.4m³/h head=13.1m; flow=6.3m³/h head=12.5m",
    "SX50-160: motorPower=3kW; flow=8.8m³/h head=33.6m; flow=12.5m³/h head=32m",
  ]);
});

it("reads water of a coil by its mass, and 水量 beside a capacity as water", () => {
  const lines = (head: string, value: string) =>
    linesOf(gridOf(`示例 FX 系列风机盘管\n型号|高档风量 m³/h|高档制冷量 kW|${head}\nFX-34|340|1.8|${value}`));
  expect(lines("水流量 kg/h", "320")).toEqual([
    "FX-34: flow.high=340m³/h cooling.high=1.8kW waterFlow=320kg/h",
  ]);
  expect(lines("水量 L/s", "0.09")).toEqual([
    "FX-34: flow.high=340m³/h cooling.high=1.8kW waterFlow=0.09L/s",
  ]);
});

it("refuses a model that is repeated below others at a speed that it has already, and keeps another speed of it", () => {
  const text =
    "示例 XA 系列水泵\n型号|流量 m³/h|扬程 m|转速 r/min\nXA-3|10|20|2900\nXA-4|20|22|2900\nXA-3|5|5|1450\nXA-3|10|25|2900";
  expect(linesOf(text)).toEqual([
    "XA-3 | 2900 r/min: flow=10m³/h head=20m speed=2900r/min",
    "XA-3 | 1450 r/min: flow=5m³/h head=5m speed=1450r/min",
    "XA-4: flow=20m³/h head=22m speed=2900r/min",
  ]);
  expect(refusedOf(text)).toEqual(["repeated-product XA-3"]);
});
