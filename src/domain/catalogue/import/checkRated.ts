import { greatest, least } from "../../base/lists.ts";
import { DOUBLE_SPEED, PROPERTY } from "../properties.ts";
import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import { valueOrNaN } from "../../physics/curve/valueAt.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import type { ImportCategory } from "./importCatalogue.ts";
import type { ImportedCurve, ImportedValue } from "./ImportedProduct.ts";
import { warning, type Fault } from "./ImportRemark.ts";
import { findImportUnit } from "./importUnits.ts";
import { likelyUnit } from "./likelyUnit.ts";
import { ratedForms, settingOf } from "./ratedPoint.ts";
import { statedFigures } from "./statedFigures.ts";

/**
 * Share by which a rated figure may differ from the product's own curve: ratings are rounded, and some are
 * guaranteed values.
 */
const APART = 0.15;
const isNear = (value: number, target: number) => Math.abs(value - target) <= APART * Math.abs(target);
const figure = (value: number) => String(Number(value.toPrecision(4)));

/** Compares rated figures with the product's own curves at the rated flow. */
export function checkRated(
  { code, definitions }: ImportCategory,
  values: readonly ImportedValue[],
  curves: readonly ImportedCurve[],
  place: string,
): Fault[] {
  const figures = statedFigures(values);
  const faults: Fault[] = [];
  const nameOf = (property: string) => definitions.find((each) => each.code === property)?.name ?? property;
  const forms = curves.length === 0 ? [] : ratedForms(code, curves);
  for (const form of forms) {
    const flow = figures.get(form.flow);
    if (flow === undefined) continue;
    const { fitted } = settingOf(form, curves);
    const ends = [...fitted.values()];
    const [first, last] = [
      least(ends.map((curve) => curve.first)),
      greatest(ends.map((curve) => curve.last)),
    ];
    if (flow > last || flow < first) {
      const unit = likelyUnit(
        flow,
        findImportUnit("m3/h") ?? null,
        (meant) => meant >= first && meant <= last,
      );
      const message = `is ${figure(flow)} m³/h, outside the ${figure(first)} to ${figure(last)} m³/h of its curves${unit}`;
      faults.push(warning(place, nameOf(form.flow), message));
      continue;
    }
    for (const [property, quantity] of form.read) {
      const [rated, curve] = [figures.get(property), fitted.get(quantity)];
      const there = curve === undefined ? NaN : valueOrNaN(curve, flow);
      if (rated === undefined || Number.isNaN(there) || isNear(rated, there)) continue;
      const { unit } = CURVE_QUANTITIES[quantity];
      const kept = findImportUnit(normaliseText(unit)) ?? null;
      const likely = likelyUnit(rated, kept, (meant) => isNear(meant, there));
      const message = `is ${figure(rated)} ${unit}, where its curve has ${figure(there)} ${unit} at ${figure(flow)} m³/h${likely}`;
      faults.push(warning(place, nameOf(property), message));
    }
  }
  const speeds = values.find(({ propertyCode }) => propertyCode === PROPERTY.speedControl);
  const isSingle = speeds !== undefined && "enumCode" in speeds && speeds.enumCode !== DOUBLE_SPEED;
  if (isSingle && forms.length > 1)
    faults.push(
      warning(place, nameOf(PROPERTY.speedControl), "is one speed, but the curves have a high and a low set"),
    );
  return faults;
}
