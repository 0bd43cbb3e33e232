import { expect, it } from "vitest";
import { rangeWords } from "#domain/building/systems/water/rangeWords.ts";

it.each([
  ["pumps", "运行台数应为 1 至 6 台的整数"],
  ["supply", "供水温度应在 −20 至 110 ℃ 之间"],
  ["winter.supply", "冬季供水温度应在 −20 至 110 ℃ 之间"],
  ["efficiency", "水泵效率应在 5 至 100 % 之间"],
  ["lengths", "管长应在 0 至 10,000 m 之间"],
  ["factors.floor", "同时使用系数应大于 0，不大于 1"],
  ["primary.efficiency", "一级泵水泵效率应在 5 至 100 % 之间"],
  ["condenser.lift", "冷却水：提升高度应在 0 至 300 m 之间"],
  ["year", "负荷分布过长，请减少行数"],
  ["constructor", "数值超出范围，请检查"],
] as const)("says what %s may be", (field, words) => {
  expect(rangeWords(field)).toBe(words);
});
