import { describe } from "vitest";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { fitSetting, type MeasuredCurve } from "#domain/physics/curve/fitSetting.ts";
import { airPower } from "#domain/physics/curve/power.ts";
import { sampleCurve } from "#domain/physics/curve/sampleCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { flow as toFlow, pressure as toPressure } from "#domain/base/units.ts";
import { measure } from "./measure.ts";
import { fanCurves } from "../tests/support/fanCurves.ts";

const HIGHEST_DEGREE = 5;
const GRID_POINTS = 801;

/**
 * The peer: normal equations with Gaussian elimination, solved once for every degree and every point left out, as
 * with a general least-squares routine.
 */
function degreeByNormalEquations({ x, y }: Curve): number {
  let best = { degree: 0, error: Number.POSITIVE_INFINITY };
  const first = x[0]!;
  const last = x.at(-1)!;
  const t = [...x].map((value) => (2 * value - first - last) / (last - first));
  for (let degree = 1; degree <= Math.min(HIGHEST_DEGREE, x.length - 2); degree++) {
    let error = 0;
    for (let left = 0; left < t.length; left++) {
      const fit = solveNormal(
        t.filter((_, at) => at !== left),
        [...y].filter((_, at) => at !== left),
        degree,
      );
      error += (y[left]! - fit.reduceRight((sum, coefficient) => sum * t[left]! + coefficient, 0)) ** 2;
    }
    if (error < best.error) best = { degree, error };
  }
  return best.degree;
}

function solveNormal(t: readonly number[], y: readonly number[], degree: number): number[] {
  const size = degree + 1;
  const rows = Array.from({ length: size }, (_, row) => [
    ...Array.from({ length: size }, (_unused, column) => t.reduce((sum, v) => sum + v ** (row + column), 0)),
    t.reduce((sum, v, at) => sum + v ** row * y[at]!, 0),
  ]);
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++)
        rows[row]![column]! -= factor * rows[pivot]![column]!;
    }
  return rows.map((row, at) => row[size]! / row[at]!);
}

describe.each([200, 2000])("fit of %d fan curves", (count) => {
  const curves = fanCurves(count);
  measure("one QR for all degrees, leave-one-out by leverage", () => {
    const degrees = new Set(curves.map((curve) => fitCurve(curve).stride - 1));
    if (degrees.size < 2) throw new Error("every curve got the same degree");
  });
  measure(
    "normal equations, refitted for every degree and point left out",
    () => {
      const degrees = new Set(curves.map(degreeByNormalEquations));
      if (degrees.size < 2) throw new Error("every curve got the same degree");
    },
    { iterations: 3, time: 0, warmupIterations: 1 },
  );
});

describe.each([200, 2000])("settings of %d fans: pressure, efficiency and shaft power", (count) => {
  const settings = fanCurves(count).map(settingOf);
  measure("fitted together, one derived from the others", () => {
    const derived = settings.filter((measured) =>
      fitSetting(measured).some(({ fitted }) => fitted.kind === "derived"),
    );
    if (derived.length < settings.length / 2) throw new Error("few were fitted together");
  });
  measure("each fitted by itself", () => {
    const fitted = settings.flatMap((measured) => measured.map(({ curve }) => fitCurve(curve)));
    if (fitted.length !== 3 * settings.length) throw new Error("a curve was not fitted");
  });
});

/** A fan with a parabolic efficiency and the resulting shaft power, each rounded as in print. */
function settingOf(pressure: Curve): MeasuredCurve[] {
  const { x, y } = pressure;
  const best = 0.65 * x.at(-1)!;
  const percents = x.map((q) => Math.round(10 * (78 - 40 * ((q - best) / best) ** 2)) / 10);
  const powers = x.map(
    (q, at) => Math.round((1e3 * airPower(toFlow(q), toPressure(y[at]!)) * 100) / percents[at]!) / 1e3,
  );
  return [
    { quantity: "totalPressure", curve: pressure },
    { quantity: "totalPressureEfficiency", curve: { x, y: percents } },
    { quantity: "shaftPower", curve: { x, y: powers } },
  ];
}

describe.each([10, 100])("%d curves on a grid of 801 flows", (count) => {
  const fitted = fanCurves(count).map(fitCurve);
  const grid = gridOver(fitted);
  const out = new Float64Array(GRID_POINTS);
  measure("one pass along the pieces", () => checkDrawn(fitted, (curve) => sampleCurve(curve, grid, out)));
  measure("each flow looked up by itself, into new arrays", () =>
    checkDrawn(fitted, (curve) => Float64Array.from([...grid].map((flow) => valueOrNaN(curve, flow)))),
  );
});

function gridOver(curves: readonly FittedCurve[]): Float64Array {
  const last = Math.max(...curves.map((curve) => curve.last));
  return new Float64Array(GRID_POINTS).map((_, at) => (last * at) / (GRID_POINTS - 1));
}

function checkDrawn(curves: readonly FittedCurve[], sample: (curve: FittedCurve) => Float64Array): void {
  for (const curve of curves)
    if (!sample(curve).some((value) => value > 0)) throw new Error("nothing of a curve was drawn");
}
