import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { fitCurve } from "../../physics/curve/fitCurve.ts";
import { fitSetting } from "../../physics/curve/fitSetting.ts";
import { packFit } from "../../physics/curve/packFit.ts";
import { readCurve, type CurveRefusal } from "../../physics/curve/readCurve.ts";
import type { ImportedCurve } from "./ImportedProduct.ts";
import { refusal, type Fault } from "./ImportRemark.ts";
import { checkSetting, type SettingCurves } from "./checkSetting.ts";
import type { CurvePoint } from "./readPoints.ts";

const REASONS: Readonly<Record<CurveRefusal, string>> = {
  "not-a-number": "holds a point that is not a number",
  "negative-flow": "holds a negative flow",
  "negative-power": "holds a negative power",
  "negative-efficiency": "holds a negative efficiency",
  "efficiency-over-100": "is over 100 %",
  "repeated-flow": "has two values at one flow",
  "too-few-points": "has fewer than two points",
};

// The keys of the table are its quantities.
const QUANTITIES = Object.keys(CURVE_QUANTITIES) as CurveQuantity[];

const MOST_SETTINGS = 40;

/**
 * The checked and fitted curves of a product's points; the main setting, the first one, comes before the others.
 */
export function readCurves(points: readonly CurvePoint[], faults: Fault[]): ImportedCurve[] {
  const sets = new Map<string | number | null, CurvePoint[]>();
  for (const point of points) {
    const set = sets.get(point.setting ?? point.speed);
    if (set) set.push(point);
    else sets.set(point.setting ?? point.speed, [point]);
  }
  if (sets.size > MOST_SETTINGS) {
    faults.push(refusal(points[0]?.place ?? "", "curves", `have more than ${MOST_SETTINGS} settings`));
    return [];
  }
  return [...sets.values()].flatMap((set) => curvesOfSetting(set, sets.size === 1, faults));
}

function curvesOfSetting(
  points: readonly CurvePoint[],
  isOnly: boolean,
  faults: Fault[],
): readonly ImportedCurve[] {
  // A group has at least one point.
  const { place, setting, speed } = points[0]!;
  const stated = points.find(({ isScalable }) => isScalable !== null)?.isScalable;
  const shared = {
    setting: setting ?? (isOnly || speed === null ? null : `${speed} r/min`),
    rotationalSpeed: points.find((point) => point.speed !== null)?.speed ?? null,
    // A named setting is a tap or a trim, which the affinity laws do not describe, unless the file says otherwise.
    isScalable: stated ?? setting === null,
  };
  const curves: SettingCurves = new Map();
  const before = faults.length;
  for (const quantity of QUANTITIES) {
    const measured = measuredOf(points, quantity);
    if (measured.length === 0) continue;
    const curve = readCurve(measured, quantity);
    if (curve.ok) curves.set(quantity, { curve: curve.value, fitted: fitCurve(curve.value) });
    else
      faults.push(refusal(placeOf(points, quantity), CURVE_QUANTITIES[quantity].name, REASONS[curve.code]));
  }
  if (faults.length > before) return [];
  checkSetting(curves, place, faults);
  const measured = QUANTITIES.flatMap((quantity) => {
    const found = curves.get(quantity);
    return found === undefined ? [] : [{ quantity, curve: found.curve }];
  });
  // There is one fit for each measured quantity, in its order.
  return fitSetting(measured).map(({ quantity, fitted }, at) => {
    const { x, y } = measured[at]!.curve;
    return { quantity, ...shared, flows: [...x], values: [...y], fit: packFit(fitted) };
  });
}

const measuredOf = (points: readonly CurvePoint[], quantity: CurveQuantity) =>
  points.flatMap(({ flow, quantities }) =>
    quantities.flatMap((stated) => (stated.quantity === quantity ? [{ x: flow, y: stated.value }] : [])),
  );

const placeOf = (points: readonly CurvePoint[], quantity: CurveQuantity) =>
  points.find(({ quantities }) => quantities.some((stated) => stated.quantity === quantity))?.place ?? "";
