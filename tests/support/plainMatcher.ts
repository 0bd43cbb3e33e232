import { PROPERTY } from "#domain/catalogue/properties.ts";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import type { PackedCurves } from "#domain/physics/curve/PackedCurves.ts";
import { codeAt } from "#domain/products/search/codeNumber.ts";
import { figureReader } from "#domain/products/search/Figures.ts";
import type { SearchColumns } from "#domain/products/search/SearchColumns.ts";
import { CLOSED, systemOf, type SystemShape } from "#domain/physics/curve/systemCurve.ts";
import { flow as asFlow } from "#domain/base/units.ts";
import { lookUp } from "#domain/base/keyed.ts";

/** A fan in its simplest form: an object with its curve. */
interface FanObject {
  readonly brand: string;
  readonly series: string;
  readonly type: string;
  readonly power: number;
  readonly curve: FittedCurve;
}

function curveAt(curves: PackedCurves, row: number): FittedCurve {
  // Every row of these columns has a curve.
  const knots = curves.knots.slice(curves.firstKnot[row], curves.firstKnot[row + 1]);
  const coefficients = curves.coefficients.slice(
    curves.firstCoefficient[row],
    curves.firstCoefficient[row + 1],
  );
  const pieces = knots.length - 1;
  return {
    kind: pieces === 1 ? "polynomial" : "pchip",
    hasFormula: pieces === 1,
    residual: 0,
    first: knots[0]!,
    last: knots[pieces]!,
    knots,
    coefficients,
    stride: coefficients.length / pieces,
  };
}

/** Every n-th fan of the columns as an object. */
export function fanObjects(columns: SearchColumns, every: number): FanObject[] {
  const curves = lookUp(columns.curves, "totalPressure")!;
  const type = lookUp(columns.properties, PROPERTY.fanType);
  const power = lookUp(columns.properties, PROPERTY.motorPower);
  if (type?.kind !== "enum" || power?.kind !== "number") throw new Error("these are not those columns");
  const powerAt = figureReader(power.values);
  return Array.from({ length: columns.size / every }, (_, at) => at * every).map((row) => ({
    brand: codeAt(columns.brands, row) ?? "",
    series: codeAt(columns.series, row) ?? "",
    type: codeAt(type.coded, row) ?? "",
    power: powerAt(row),
    curve: curveAt(curves, row),
  }));
}

type Counts = Map<string, number>;
const count = (counts: Counts, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * A curve search in one pass: every curve is intersected with the system curve, and those that deviate by 10 % or
 * less are counted and sorted.
 */
export function searchPlainly(
  fans: readonly FanObject[],
  duty: readonly { readonly value: number }[],
  pageSize: number,
  system: SystemShape = CLOSED,
): number {
  const [flow = 0, value = 0] = duty.map((target) => target.value);
  const curve = systemOf({ flow: asFlow(flow), value, system });
  const matches: { fan: FanObject; worst: number }[] = [];
  const facets: readonly Counts[] = [new Map(), new Map(), new Map()];
  for (const fan of fans) {
    const point = operatingPoint(fan.curve, curve);
    if (!point.ok) continue;
    const worst = Math.max(
      Math.abs(deviationRate(point.value.flow, flow)),
      Math.abs(deviationRate(point.value.value, value)),
    );
    if (worst > 10) continue;
    matches.push({ fan, worst });
    [fan.brand, fan.series, fan.type].forEach((key, facet) => count(facets[facet]!, key));
  }
  return matches.toSorted((a, b) => a.worst - b.worst || a.fan.power - b.fan.power).slice(0, pageSize).length;
}
