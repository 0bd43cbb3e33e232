import { PRESSURE_QUANTITY } from "../../physics/curve/curveQuantities.ts";
import { FULL_RATE } from "../../physics/curve/regulate.ts";
import { readingsAt } from "../../catalogue/machine/curveReadings.ts";
import { acceptanceGrade } from "../../catalogue/standards/acceptanceGrades.ts";
import { toleranceLimits } from "../tolerance/toleranceLimits.ts";
import type { LineMark, NamedChart } from "./ChartDrawing.ts";
import type { ChartView } from "./ChartView.ts";

/**
 * Both ends of the tolerance of the pressure or head curve in force, the lower first. None if several such curves
 * are shown, because they would overlap.
 */
export function limitLines(
  lines: readonly LineMark[],
  { machine, products, model }: NamedChart,
  { tolerance }: Pick<ChartView, "tolerance">,
): readonly LineMark[] {
  const grade = tolerance === null ? undefined : acceptanceGrade(tolerance);
  const [curve, ...others] = lines.filter(
    ({ kind, role }) => kind === "curve" && role === PRESSURE_QUANTITY[machine],
  );
  if (grade === undefined || curve === undefined || others.length > 0 || products.length > 1) return [];
  const readings = products[0]?.readings;
  const here = readings && readingsAt(readings, model.regulation?.rate ?? FULL_RATE);
  const limits = toleranceLimits(model.frame.grid, curve.values, grade, here?.value ?? 0);
  return (["least", "most"] as const).map((end) => ({
    ...curve,
    key: `limit:${end}:${curve.key}`,
    name: `${tolerance} ${end === "least" ? "下限" : "上限"}`,
    kind: "limit",
    isDashed: true,
    values: limits[end],
  }));
}
