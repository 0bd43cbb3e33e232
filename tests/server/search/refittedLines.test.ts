import { expect, test } from "vitest";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { fitSetting } from "#domain/physics/curve/fitSetting.ts";
import { packFit, type PackedFit } from "#domain/physics/curve/packFit.ts";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { refittedLines } from "#server/search/refittedLines.ts";

const FLOWS = [20, 40, 60, 80, 100, 120];
const VALUES = {
  head: [39, 38, 36, 33, 29, 24],
  efficiency: [35, 58, 71, 76, 74, 66],
  shaftPower: [6.07, 7.13, 8.27, 9.45, 10.66, 11.87],
} as const satisfies Partial<Record<CurveQuantity, readonly number[]>>;
type Quantity = keyof typeof VALUES;
const QUANTITIES = Object.keys(VALUES) as Quantity[];

const curveOf = (quantity: Quantity) => ({
  x: Float64Array.from(FLOWS),
  y: Float64Array.from(VALUES[quantity]),
});
/** Lines as they were once fitted, each separately. */
const older = (quantities: readonly Quantity[], setting: string | null = null) =>
  quantities.map((quantity) => ({
    setting,
    rotationalSpeed: null,
    isScalable: true,
    flows: FLOWS,
    quantity,
    values: VALUES[quantity],
    fit: packFit(fitCurve(curveOf(quantity))) as unknown,
  }));
const together = (quantities: readonly Quantity[]) =>
  fitSetting(quantities.map((quantity) => ({ quantity, curve: curveOf(quantity) }))).map(({ fitted }) =>
    packFit(fitted),
  );

test("power and efficiency that were fitted each by itself are fitted together", () => {
  const refitted = refittedLines(older(QUANTITIES));
  expect(refitted.map(({ fit }) => fit)).toEqual(together(QUANTITIES));
  expect(refitted.map(({ fit }) => (fit as PackedFit).kind)).toContain("derived");
  expect(refitted.map(({ quantity, values }) => [quantity, values])).toEqual(Object.entries(VALUES));
});

test("each setting for itself, and one that states no power stays", () => {
  const lines = [...older(QUANTITIES, "高速"), ...older(["head", "efficiency"], "低速")];
  const refitted = refittedLines(lines);
  expect(refitted.slice(0, 3).map(({ fit }) => fit)).toEqual(together(QUANTITIES));
  expect(refitted.slice(3)).toEqual(lines.slice(3));
});

test("what was fitted together, or cannot be fitted, is left as it is", () => {
  const newer = refittedLines(older(QUANTITIES));
  expect(refittedLines(newer)).toBe(newer);
  const unfitted = older(QUANTITIES).map((line) => ({ ...line, fit: null }));
  expect(refittedLines(unfitted)).toBe(unfitted);
});
