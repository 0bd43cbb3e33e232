import { expect, test } from "vitest";
import { runtimeProperties, type Reading } from "#domain/desk/project/selectedFigures.ts";

const reading = (speed: string, valueX: number, nameY: string, valueY: number): Reading => ({
  curveCode: nameY,
  speed,
  nameX: "风量",
  valueX,
  unitX: "m³/h",
  nameY,
  valueY,
  unitY: "Pa",
});
const shown = (...given: Parameters<typeof runtimeProperties>) =>
  runtimeProperties(...given).map(({ name, values, unit }) => `${name} ${values.join()} ${unit}`);

const HIGH = [reading("高速", 10_000, "全压", 500), reading("高速", 10_000, "静压", 420)];
const LOW = [reading("低速", 6000, "全压", 180)];

test("the only setting states its flow once, and every reading", () => {
  expect(shown([reading("", 10_000, "全压", 500), reading("", 10_000, "静压", 420)], null)).toEqual([
    "风量 10000 m³/h",
    "全压 500 Pa",
    "静压 420 Pa",
  ]);
});

test("a setting runs at the regulated speed where it has a point there, any other at full speed, as on the chart", () => {
  const regulated = { rate: 0.8, readings: [reading("高速", 8200, "全压", 336)], settings: ["高速"] };
  expect(shown([...HIGH, ...LOW], regulated)).toEqual([
    "高速 转速比例 80 %",
    "高速 风量 8200 m³/h",
    "高速 全压 336 Pa",
    "低速 风量 6000 m³/h",
    "低速 全压 180 Pa",
  ]);
});

test("a speed that no setting takes changes nothing", () => {
  expect(runtimeProperties([...HIGH, ...LOW], { rate: 0.4, readings: [], settings: [] })).toEqual(
    runtimeProperties([...HIGH, ...LOW], null),
  );
});

test("a setting that is regulated and has no point there, against a static head, moves nothing", () => {
  const still = { rate: 0.5, readings: [], settings: [""] };
  expect(shown([reading("", 10_000, "全压", 500)], still)).toEqual(["转速比例 50 %", "风量 0 m³/h"]);
});

test("two points of one setting state a flow each", () => {
  expect(shown([reading("", 10_000, "全压", 500), reading("", 6000, "全压", 640)], null)).toEqual([
    "风量 10000 m³/h",
    "全压 500 Pa",
    "风量 6000 m³/h",
    "全压 640 Pa",
  ]);
});
