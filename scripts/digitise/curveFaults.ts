import type { ChartCurve } from "#domain/catalogue/curves/readCharts.ts";
import type { ExpectedCurve } from "./ExpectedChart.ts";

/** Names of quantities in the truth that the reader calls otherwise. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["totalPressureEfficiency", "totalEfficiency"],
  ["staticPressureEfficiency", "staticEfficiency"],
]);

/** 效率 of a fan is that of its total pressure, and 功率 beside a curve any of the powers. */
const SAME: readonly (readonly string[])[] = [
  ["efficiency", "totalEfficiency", "staticEfficiency", "overallEfficiency"],
  ["power", "shaftPower", "inputPower"],
];

const isSame = (one: string, other: string) =>
  one === other || SAME.some((kind) => kind.includes(one) && kind.includes(other));

/** What is proposed wrongly of a curve without being marked as open. */
export function curveFaults(
  expected: ExpectedCurve,
  found: ChartCurve,
  axes: { readonly x: number; readonly y: number },
): readonly string[] {
  const { meaningDoubts } = found;
  const faults: string[] = [];
  if (found.y !== axes.y && !meaningDoubts.includes("axis")) faults.push("WRONG AXIS");
  const quantity = NAMES.get(expected.quantity) ?? expected.quantity;
  if (
    !meaningDoubts.includes("quantity") &&
    !meaningDoubts.includes("axis") &&
    !(found.quantity !== null && isSame(found.quantity, quantity))
  )
    faults.push(`WRONG QUANTITY ${found.quantity} for ${quantity}`);
  const { parameter } = expected;
  if (parameter && !meaningDoubts.includes("parameter")) {
    const isText = typeof parameter.value === "string";
    const read = isText ? found.label : (found.parameter?.value ?? null);
    // η=65% is printed rounded.
    const isNear =
      typeof read === "number" && typeof parameter.value === "number"
        ? Math.abs(read - parameter.value) <= Math.max(0.5, 1e-6 * Math.abs(read))
        : read === parameter.value;
    if (!isNear) faults.push(`WRONG PARAMETER ${read} for ${parameter.value}`);
  }
  return faults;
}
