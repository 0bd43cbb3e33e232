import type { ChartCurve } from "#domain/catalogue/curves/readCharts.ts";
import type { ExpectedCurve } from "./ExpectedChart.ts";

/** Names of quantities in the truth for which the reader uses others. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ["totalPressureEfficiency", "totalEfficiency"],
  ["staticPressureEfficiency", "staticEfficiency"],
]);

/** 效率 of a fan means that of its total pressure, and 功率 beside a curve any kind of power. */
const SAME: readonly (readonly string[])[] = [
  ["efficiency", "totalEfficiency", "staticEfficiency", "overallEfficiency"],
  ["power", "shaftPower", "inputPower"],
];

const isSame = (one: string, other: string) =>
  one === other || SAME.some((kind) => kind.includes(one) && kind.includes(other));

/** Wrong proposals for a curve that are not marked as open. */
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
    // η=65% is printed as a rounded figure.
    const isNear =
      typeof read === "number" && typeof parameter.value === "number"
        ? Math.abs(read - parameter.value) <= Math.max(0.5, 1e-6 * Math.abs(read))
        : read === parameter.value;
    if (!isNear) faults.push(`WRONG PARAMETER ${read} for ${parameter.value}`);
  }
  return faults;
}
