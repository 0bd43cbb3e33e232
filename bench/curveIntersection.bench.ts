import { describe } from "vitest";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { operatingPointPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { packCurves } from "#domain/physics/curve/PackedCurves.ts";
import { systemOf } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { flow } from "#domain/base/units.ts";
import { fanCurves } from "../tests/support/fanCurves.ts";
import { measure } from "./measure.ts";

const SCAN_STEPS = 1000;
/** Number of distinct shapes; a catalogue of any size repeats them. */
const SHAPES = 2000;
const system = systemOf({ flow: flow(8000), value: 500 });

const shapes = fanCurves(SHAPES).map(fitCurve);

/** The naive scan: compares signs on a fine grid from the highest flow down, then bisects. */
function operatingFlowByScan(fitted: FittedCurve): number {
  const above = (q: number) => valueOrNaN(fitted, q) - system.k * q * q;
  const at = (step: number) => fitted.first + ((fitted.last - fitted.first) * step) / SCAN_STEPS;
  for (let step = SCAN_STEPS - 1; step >= 0; step--) {
    let low = at(step);
    let high = Math.min(at(step + 1), fitted.last);
    if (above(low) > 0 === above(high) > 0) continue;
    while (high - low > 1e-9 * high) {
      const middle = (low + high) / 2;
      if (above(middle) > 0 === above(low) > 0) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  }
  return Number.NaN;
}

function checkFound(found: number, count: number): void {
  if (found < count / 10 || found > count)
    throw new Error(`${found} of ${count} curves meet the system curve`);
}

const once = { iterations: 3, time: 0, warmupIterations: 1 };

describe.each([2000, 20_000])("operating points of %d fans", (count) => {
  const fans = Array.from({ length: count }, (_, at) => shapes[at % SHAPES]!);
  const packed = packCurves(fans);
  const crossings = new Crossings();
  measure("packed", () => {
    let found = 0;
    for (let at = 0; at < count; at++) if (operatingPointPacked(packed, at, system, crossings) > 0) found++;
    checkFound(found, count);
  });
  measure("packed, every curve solved as if it might have a saddle", () => {
    let found = 0;
    for (let at = 0; at < count; at++) {
      const { knots, coefficients, stride } = fans[at]!;
      if (crossings.find(knots, 0, knots.length - 1, coefficients, 0, stride, system) > 0) found++;
    }
    checkFound(found, count);
  });
  measure("one object after another", () =>
    checkFound(fans.filter((fitted) => operatingPoint(fitted, system).ok).length, count),
  );
  measure(
    `naive scan in ${SCAN_STEPS} steps`,
    () => checkFound(fans.filter((fitted) => operatingFlowByScan(fitted) > 0).length, count),
    once,
  );
});

describe("operating points of 1000000 fans", () => {
  const count = 1_000_000;
  const packed = packCurves(Array.from({ length: count }, (_, at) => shapes[at % SHAPES]!));
  const crossings = new Crossings();
  measure(
    "packed",
    () => {
      let found = 0;
      for (let at = 0; at < count; at++) if (operatingPointPacked(packed, at, system, crossings) > 0) found++;
      checkFound(found, count);
    },
    once,
  );
});
