import { PROPERTY } from "../properties.ts";
import { fitSetting } from "../../physics/curve/fitSetting.ts";
import { packFit, type PackedFit } from "../../physics/curve/packFit.ts";
import { airPower, totalPressureOf } from "../../physics/curve/power.ts";
import { readCurve } from "../../physics/curve/readCurve.ts";
import { area, flow, pressure } from "../../base/units.ts";
import type { ImportedCurve, ImportedValue } from "./ImportedProduct.ts";
import { statedFigures } from "./statedFigures.ts";

type BareCurve = Omit<ImportedCurve, "fit">;

export interface ConvertedFigures {
  readonly values: readonly ImportedValue[];
  readonly curves: readonly ImportedCurve[];
  /** Conversions that were made, as a text beside the source; `null` if there were none. */
  readonly converted: string | null;
}

const DIGITS = 6;
const kept = (value: number) => Number(value.toPrecision(DIGITS));

/**
 * Adds the total pressure of a fan that states static pressure and outlet area: p_t = p_s + ρ·v²/2 (ENGINEERING
 * section 2). Without an area, or if the total pressure is stated, nothing changes.
 *
 * @param outlet ㎡
 */
export function withTotalPressure(
  values: readonly ImportedValue[],
  curves: readonly ImportedCurve[],
  outlet: number | null,
): ConvertedFigures {
  if (outlet === null || outlet <= 0) return { values, curves, converted: null };
  const total = (still: number, q: number) => kept(totalPressureOf(pressure(still), flow(q), area(outlet)));
  const added = curves.flatMap((still) => {
    const isStated = curves.some(
      ({ setting, quantity }) => setting === still.setting && quantity === "totalPressure",
    );
    if (still.quantity !== "staticPressure" || isStated) return [];
    return ofSetting(still, curves, total);
  });
  const figures = statedFigures(values);
  const [still, q] = [figures.get(PROPERTY.staticPressure), figures.get(PROPERTY.airFlow)];
  const hasRated = curves.length === 0 && still !== undefined && q !== undefined;
  const rated: ImportedValue[] =
    hasRated && !figures.has(PROPERTY.totalPressure)
      ? [{ propertyCode: PROPERTY.totalPressure, number: total(still, q) }]
      : [];
  if (added.length + rated.length === 0) return { values, curves, converted: null };
  return {
    values: [...values, ...rated],
    // Appended at the end, because the first curve of a product determines its main setting.
    curves: fittedAnew([...curves, ...added], new Set(added.map(({ setting }) => setting))),
    converted: `全压由静压与出口面积 ${kept(outlet)} ㎡ 换算`,
  };
}

/** The total pressure of one setting and, if its shaft power is known, the efficiency that belongs to it. */
function ofSetting(
  still: ImportedCurve,
  curves: readonly ImportedCurve[],
  total: (still: number, q: number) => number,
): BareCurve[] {
  const pressures = still.flows.map((q, at) => ({ x: q, y: total(still.values[at] ?? NaN, q) }));
  const shaft = curves.find(
    ({ setting, quantity }) => setting === still.setting && quantity === "shaftPower",
  );
  const powers = new Map(shaft?.flows.map((q, at) => [q, shaft.values[at]]));
  const efficiencies = pressures.flatMap(({ x, y }) => {
    const power = powers.get(x) ?? 0;
    return power > 0 ? [{ x, y: kept((airPower(flow(x), pressure(y)) / power) * 100) }] : [];
  });
  const found = [
    ["totalPressure", readCurve(pressures, "totalPressure")] as const,
    ["totalPressureEfficiency", readCurve(efficiencies, "totalPressureEfficiency")] as const,
  ];
  return found.flatMap(([quantity, read]) =>
    read.ok ? [{ ...still, quantity, flows: [...read.value.x], values: [...read.value.y] }] : [],
  );
}

const measuredOf = ({ quantity, flows, values }: BareCurve) => ({
  quantity,
  curve: { x: Float64Array.from(flows), y: Float64Array.from(values) },
});

/** Fits the settings again: the fit of a setting's curves depends on all of them. */
function fittedAnew(
  curves: readonly (ImportedCurve | BareCurve)[],
  settings: ReadonlySet<string | null>,
): ImportedCurve[] {
  const fits = new Map<BareCurve, PackedFit>();
  for (const setting of settings) {
    const own = curves.filter((curve) => curve.setting === setting);
    // There is one fit for each curve, in its order.
    fitSetting(own.map(measuredOf)).forEach(({ fitted }, at) => fits.set(own[at]!, packFit(fitted)));
  }
  return curves.flatMap((curve) => {
    const fit = fits.get(curve) ?? ("fit" in curve ? curve.fit : null);
    return fit === null ? [] : [{ ...curve, fit }];
  });
}
