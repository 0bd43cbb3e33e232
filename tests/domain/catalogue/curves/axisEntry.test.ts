import { expect, it } from "vitest";
import type { ChartAxis } from "#domain/catalogue/curves/ChartAxis.ts";
import { axisEntry } from "#domain/catalogue/curves/proposedEntry.ts";

const FRAME = { left: 100, right: 500, top: 50, bottom: 250 };
const axisOf = (kind: "linear" | "log", from: number, to: number): ChartAxis => {
  const [low, high] = kind === "log" ? [Math.log10(from), Math.log10(to)] : [from, to];
  const b = (high - low) / (FRAME.right - FRAME.left);
  return {
    ...{ side: "bottom", at: 250, figuresAt: 260, figures: 5, error: 0, doubts: [] },
    ...{ text: "", quantity: "flow", unit: "m³/h", colour: "#000000" },
    scale: { kind, a: low - b * FRAME.left, b },
  };
};
const ends = (...told: Parameters<typeof axisOf>) => {
  const { from, to } = axisEntry(axisOf(...told), FRAME);
  return [from, to];
};

it("takes an end a hair beside a round figure for that figure, and no other", () => {
  expect(ends("linear", 0.00025, 160.001)).toEqual([0, 160]);
  expect(ends("linear", -0.0002, 0.9)).toEqual([-0.0002, 0.9]);
  expect(ends("linear", 12.3, 160.4)).toEqual([12.3, 160.4]);
});

it("leaves the lower end of a logarithm as it was read", () => {
  expect(ends("log", 1.02, 50_000)).toEqual([1.02, 50_000]);
});
