import { CURVE_QUANTITIES, type CurveQuantity } from "../../physics/curve/curveQuantities.ts";
import { statedReadings } from "../chartSource.ts";
import { findImportUnit } from "../import/importUnits.ts";
import { DUTY_FORMS, pairsOf } from "./dutyForms.ts";

/** A figure of a duty as a product reaches it: m³/h, m or Pa, and its deviation from what was asked, in %. */
export interface ReachedFigure {
  readonly quantity: CurveQuantity | "flow";
  readonly value: number;
  readonly deviation: number;
}

const WHOLE = 100;
const KINDS: ReadonlyMap<string, string> = new Map([
  ["流量", "flow"],
  ["扬程", "length"],
  ["全压", "pressure"],
  ["静压", "pressure"],
  ["轴功率", "power"],
]);

/** How far a reading of the quantity may be off, in its usual unit; `null` where the source does not say. */
export function readingErrorOf(
  source: string | null | undefined,
  quantity: ReachedFigure["quantity"],
): number | null {
  const name = quantity === "flow" ? "流量" : CURVE_QUANTITIES[quantity].name;
  const stated = statedReadings(source).find((reading) => reading.name === name);
  const unit = stated && findImportUnit(stated.unit.normalize("NFKC"));
  return stated && unit && unit.kind === KINDS.get(name) ? stated.most * unit.factor : null;
}

/**
 * Whether a product whose curves were read from a chart reaches a duty, or misses it, by no more than that reading
 * may be off.
 *
 * @param source of the product; of one that was not read from a chart the answer is no
 */
export const isWithinReading = (
  source: string | null | undefined,
  figures: readonly ReachedFigure[],
): boolean =>
  figures.some(({ quantity, value, deviation }) => {
    const most = readingErrorOf(source, quantity);
    const asked = value / (1 + deviation / WHOLE);
    return most !== null && Math.abs(value - asked) <= most;
  });

const OF_CODE: ReadonlyMap<string, ReachedFigure["quantity"]> = new Map(
  [...DUTY_FORMS.fan, ...DUTY_FORMS.pump].flatMap((form) =>
    pairsOf(form).flatMap(({ flow, value }) => [[flow, "flow"] as const, [value, form.quantity] as const]),
  ),
);

/** The figures of a duty point among values of properties. */
export const reachedFigures = (
  values: readonly {
    readonly code: string;
    readonly value: unknown;
    readonly deviationRate: number | null;
  }[],
): readonly ReachedFigure[] =>
  values.flatMap(({ code, value, deviationRate }) => {
    const quantity = OF_CODE.get(code);
    return quantity === undefined || typeof value !== "number" || deviationRate === null
      ? []
      : [{ quantity, value, deviation: deviationRate }];
  });
