import { SPEED_SETTINGS } from "../fanTypes.ts";
import { DOUBLE_SPEED, PROPERTY } from "../properties.ts";
import { machineOf } from "../machineOf.ts";
import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import { EFFICIENCY_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import type { FittedCurve } from "../../physics/curve/FittedCurve.ts";
import { unpackSetting } from "../../physics/curve/packFit.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import type { ImportedCurve, ImportedValue } from "./ImportedProduct.ts";
import { statedFigures } from "./statedFigures.ts";

/** A setting's rated point: the property of its flow, and the properties read off its curves there. */
export interface RatedForm {
  /** `null` is the main setting, the first one. */
  readonly setting: string | null;
  readonly flow: string;
  readonly speed: string;
  readonly read: readonly (readonly [property: string, quantity: CurveQuantity])[];
}

const SINGLE: RatedForm = {
  setting: null,
  flow: PROPERTY.airFlow,
  speed: PROPERTY.rotationalSpeed,
  read: [
    [PROPERTY.totalPressure, "totalPressure"],
    [PROPERTY.totalPressureEfficiency, "totalPressureEfficiency"],
    [PROPERTY.staticPressure, "staticPressure"],
    [PROPERTY.staticPressureEfficiency, "staticPressureEfficiency"],
    [PROPERTY.shaftPower, "shaftPower"],
  ],
};
const HIGH: RatedForm = {
  setting: SPEED_SETTINGS.high,
  flow: PROPERTY.highSpeedAirFlow,
  speed: PROPERTY.highRotationalSpeed,
  read: [
    [PROPERTY.highSpeedTotalPressure, "totalPressure"],
    [PROPERTY.highSpeedEfficiency, "totalPressureEfficiency"],
  ],
};
const LOW: RatedForm = {
  setting: SPEED_SETTINGS.low,
  flow: PROPERTY.lowSpeedAirFlow,
  speed: PROPERTY.lowRotationalSpeed,
  read: [
    [PROPERTY.lowSpeedTotalPressure, "totalPressure"],
    [PROPERTY.lowSpeedEfficiency, "totalPressureEfficiency"],
  ],
};
const OF_PUMP: RatedForm = {
  setting: null,
  flow: PROPERTY.airFlow,
  speed: PROPERTY.rotationalSpeed,
  read: [
    [PROPERTY.head, "head"],
    [PROPERTY.pumpEfficiency, "efficiency"],
    [PROPERTY.overallEfficiency, "overallEfficiency"],
    [PROPERTY.shaftPower, "shaftPower"],
    [PROPERTY.electricPower, "inputPower"],
    [PROPERTY.npsh, "npsh"],
  ],
};

const hasBothSpeeds = (curves: readonly ImportedCurve[]) =>
  [SPEED_SETTINGS.high, SPEED_SETTINGS.low].every((name) => curves.some(({ setting }) => setting === name));

/** The rated points that a product has beside its curves. */
export function ratedForms(categoryCode: string, curves: readonly ImportedCurve[]): readonly RatedForm[] {
  const machine = machineOf(categoryCode);
  if (machine === null) return [];
  if (machine === "pump") return [OF_PUMP];
  return hasBothSpeeds(curves) ? [HIGH, LOW] : [SINGLE];
}

/** The curves of a form's setting, by quantity. */
export function settingOf({ setting }: RatedForm, curves: readonly ImportedCurve[]) {
  const wanted = setting ?? curves[0]?.setting ?? null;
  const own = curves.filter((curve) => curve.setting === wanted);
  return {
    speed: own[0]?.rotationalSpeed ?? null,
    fitted: new Map(unpackSetting(own).map(({ quantity, fitted }) => [quantity, fitted])),
  };
}

const GRID = 200;

/**
 * Flow at the best efficiency; without an efficiency curve, at the greatest power in the fluid. `null` without
 * either.
 */
function bestFlow(fitted: ReadonlyMap<CurveQuantity, FittedCurve>): number | null {
  const efficiency = [...EFFICIENCY_QUANTITIES.fan, ...EFFICIENCY_QUANTITIES.pump]
    .map((quantity) => fitted.get(quantity))
    .find((curve) => curve !== undefined);
  if (efficiency !== undefined) return bestEfficiency(efficiency).flow;
  const lift = fitted.get("totalPressure") ?? fitted.get("staticPressure") ?? fitted.get("head");
  if (lift === undefined) return null;
  let best = lift.first;
  for (let step = 1; step <= GRID; step++) {
    const flow = lift.first + ((lift.last - lift.first) * step) / GRID;
    if (flow * valueOrNaN(lift, flow) > best * valueOrNaN(lift, best)) best = flow;
  }
  return best;
}

const DIGITS = 6;
const kept = (value: number) => Number(value.toPrecision(DIGITS));

/**
 * Derives figures that a file leaves out but its curves contain: the rated point (at the stated flow, or where the
 * efficiency is best), the rotational speed, and two speeds for a fan with a high and a low set. Stated figures
 * stay.
 */
export function derivedValues(
  categoryCode: string,
  values: readonly ImportedValue[],
  curves: readonly ImportedCurve[],
  isDefined: (property: string) => boolean,
): ImportedValue[] {
  const stated = new Set(values.map(({ propertyCode }) => propertyCode));
  const figures = statedFigures(values);
  const derived: ImportedValue[] = [];
  const add = (propertyCode: string, number: number | null) => {
    if (number === null || !Number.isFinite(number) || stated.has(propertyCode) || !isDefined(propertyCode))
      return;
    derived.push({ propertyCode, number: kept(number) });
  };
  for (const form of ratedForms(categoryCode, curves)) {
    const { fitted, speed } = settingOf(form, curves);
    const flow = figures.get(form.flow) ?? bestFlow(fitted);
    if (flow === null) continue;
    add(form.flow, flow);
    add(form.speed, speed);
    for (const [property, quantity] of form.read) {
      const curve = fitted.get(quantity);
      if (curve !== undefined) add(property, valueOrNaN(curve, flow));
    }
  }
  const isDouble =
    machineOf(categoryCode) === "fan" && hasBothSpeeds(curves) && !stated.has(PROPERTY.speedControl);
  if (isDouble && isDefined(PROPERTY.speedControl))
    derived.push({ propertyCode: PROPERTY.speedControl, enumCode: DOUBLE_SPEED });
  return derived;
}
