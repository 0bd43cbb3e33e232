import { bestEfficiency } from "../../physics/curve/bestEfficiency.ts";
import type { ChartSetting } from "../machine/ChartRequest.ts";
import { PRESSURE_QUANTITY, type CurveQuantity, type Machine } from "../../physics/curve/curveQuantities.ts";
import { curveOf } from "../machine/drawnCurves.ts";
import { productChart, settingName, type StatedCurve } from "../machine/productChart.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { efficiency, flow, head, length, pressure, rotationalSpeed } from "../../base/units.ts";
import { PROPERTY, type PropertyCode } from "../properties.ts";
import { judgeFan } from "./fanStandard.ts";
import { fanStandardTypeOf, pumpStandardTypeOf } from "./standardTypes.ts";
import type { StandardVerdict } from "./StandardVerdict.ts";
import { judgePump } from "./pumpStandard.ts";

/** The facts, beside curves, that the efficiency grade depends on. */
export interface JudgedFacts {
  readonly machine: Machine;
  /** Several machines in parallel under one curve; the standard does not judge these. */
  readonly isSet: boolean;
  /** Name of the type; `null` if not stated. */
  readonly typeName: string | null;
  /** r/min */
  readonly speed: number | null;
  /** mm */
  readonly impellerDiameter: number | null;
  readonly hubRatio: number | null;
  /** `null` if not stated; pumps of single-stage types have one. */
  readonly stages: number | null;
  /** %, as the record states it at its rated point; left out or `null` if not stated. */
  readonly ratedEfficiency?: number | null;
}

export interface JudgedProduct extends JudgedFacts {
  /** The speed that the curves state takes precedence over the product's own figure. */
  readonly curves: readonly StatedCurve[];
}

/** Why the figures for judging are missing, where a list of missing figures would not say it. */
export type VerdictObstacle =
  "set" | "type-not-covered" | "no-curves" | "only-static" | "only-overall" | "peak-at-end" | null;

export interface ProductVerdict {
  readonly verdict: StandardVerdict;
  readonly obstacle: VerdictObstacle;
  /**
   * %, peak of the fitted curve where the higher figure of the record was judged instead; `null` where the curve
   * was judged.
   */
  readonly fittedPeak: number | null;
  /** Name of the setting whose curves were read, the product's first; empty if it has none. */
  readonly setting: string;
}

/** The property that names a machine's type. */
export const TYPE_PROPERTY = { fan: PROPERTY.fanType, pump: PROPERTY.pumpType } as const satisfies Record<
  Machine,
  PropertyCode
>;
const EFFICIENCY = { fan: "totalPressureEfficiency", pump: "efficiency" } as const satisfies Record<
  Machine,
  CurveQuantity
>;
/** Other efficiency curves that exist but must not be read in place of the standard's own. */
const OTHER = {
  fan: ["staticPressureEfficiency", "only-static"],
  pump: ["overallEfficiency", "only-overall"],
} as const satisfies Record<Machine, readonly [CurveQuantity, VerdictObstacle]>;
/** Curves that the efficiency grade needs; others need not be loaded. */
export const judgedQuantities = (machine: Machine): readonly CurveQuantity[] => [
  EFFICIENCY[machine],
  PRESSURE_QUANTITY[machine],
  OTHER[machine][0],
];
const MULTISTAGE_TYPES: ReadonlySet<string | null> = new Set(["multistage", "light multistage vertical"]);

interface BestPoint {
  readonly flow: number | null;
  readonly value: number | null;
  readonly efficiency: number | null;
  readonly obstacle: VerdictObstacle;
}
const UNKNOWN = { flow: null, value: null, efficiency: null } as const;

/**
 * The point of best efficiency. A peak at an end of the measured range does not count: the true one may lie beyond
 * it.
 */
function bestPointOf(machine: Machine, setting: ChartSetting | undefined): BestPoint {
  if (setting === undefined) return { ...UNKNOWN, obstacle: "no-curves" };
  const curve = curveOf(setting, EFFICIENCY[machine]);
  if (curve === undefined) {
    const [other, obstacle] = OTHER[machine];
    return { ...UNKNOWN, obstacle: curveOf(setting, other) === undefined ? null : obstacle };
  }
  const best = bestEfficiency(curve);
  if (best.isAtEnd) return { ...UNKNOWN, obstacle: "peak-at-end" };
  const pressureCurve = curveOf(setting, PRESSURE_QUANTITY[machine]);
  const value = pressureCurve === undefined ? Number.NaN : valueOrNaN(pressureCurve, best.flow);
  return {
    flow: best.flow,
    value: Number.isNaN(value) ? null : value,
    efficiency: best.value,
    obstacle: null,
  };
}

const known = <Branded>(value: number | null, brand: (value: number) => Branded) =>
  value === null ? null : brand(value);

/**
 * Percentage points by which a record's rated efficiency may exceed the peak of its own curve and still agree with
 * it.
 */
const MOST_ABOVE_FIT = 2;

/**
 * The higher of the record's figure and the peak of the fitted curve, because a fit passes measured points within
 * half a point and flattens the peak. A record that claims far more than its curve shows is judged by the curve.
 */
function judgedEfficiency(peak: number | null, rated: number | null): number | null {
  if (peak === null || rated === null) return peak;
  return rated > peak && rated <= peak + MOST_ABOVE_FIT ? rated : peak;
}

/** The efficiency grade at the best-efficiency point of a setting's curves. */
export function settingVerdict(
  facts: JudgedFacts,
  setting: ChartSetting | undefined,
): Omit<ProductVerdict, "setting"> {
  const {
    machine,
    isSet,
    typeName,
    speed,
    impellerDiameter,
    hubRatio,
    stages,
    ratedEfficiency = null,
  } = facts;
  const best = bestPointOf(machine, setting);
  const judged = judgedEfficiency(best.efficiency, ratedEfficiency);
  const figures = {
    flow: known(best.flow, flow),
    efficiency: known(judged, efficiency),
    speed: known(speed, rotationalSpeed),
  };
  const fanType = machine === "fan" && typeName !== null ? fanStandardTypeOf(typeName) : null;
  const pumpType = machine === "pump" && typeName !== null ? pumpStandardTypeOf(typeName) : null;
  const verdict =
    machine === "fan"
      ? judgeFan({
          ...figures,
          type: fanType,
          totalPressure: known(best.value, pressure),
          impellerDiameter: known(impellerDiameter, length),
          hubRatio,
        })
      : judgePump({
          ...figures,
          type: isSet ? null : pumpType,
          head: known(best.value, head),
          stages: stages ?? (pumpType === null || MULTISTAGE_TYPES.has(pumpType) ? null : 1),
        });
  const isUncovered = typeName !== null && (fanType ?? pumpType) === null;
  const fittedPeak = judged === best.efficiency ? null : best.efficiency;
  return { verdict, fittedPeak, obstacle: isSet ? "set" : isUncovered ? "type-not-covered" : best.obstacle };
}

/**
 * The efficiency grade of a product, from the best-efficiency point of its own curves at the main setting and its
 * stated properties; never from static or overall efficiency, and never from a figure that is not stated.
 */
export function productVerdict({ curves, ...facts }: JudgedProduct): ProductVerdict {
  const [setting] = productChart("", "", curves).product.settings;
  const stated = curves.find(
    (curve) => settingName(curve) === setting?.speed && curve.rotationalSpeed !== null,
  );
  const judged = settingVerdict({ ...facts, speed: stated?.rotationalSpeed ?? facts.speed }, setting);
  return { ...judged, setting: setting?.speed ?? "" };
}
