import { CURVE_QUANTITIES } from "../../physics/curve/curveQuantities.ts";
import { lookUp } from "../../base/keyed.ts";
import { greatest } from "../../base/lists.ts";
import { normaliseText } from "../../base/sheet/normaliseText.ts";
import type { ImportCategory } from "./importCatalogue.ts";
import type { ImportedCurve, ImportedValue } from "./ImportedProduct.ts";
import { warning, type Fault } from "./ImportRemark.ts";
import { findImportUnit } from "./importUnits.ts";
import { unusual } from "./likelyUnit.ts";
import { statedFigures } from "./statedFigures.ts";
import { USUAL_PEAKS, usualRanges } from "./usualRanges.ts";

/** Finds figures that no machine of the category has, each with the unit that was probably meant. */
export function checkUsual(
  { code, definitions }: ImportCategory,
  values: readonly ImportedValue[],
  curves: readonly ImportedCurve[],
  place: string,
): Fault[] {
  const ranges = usualRanges(code);
  const figures = statedFigures(values);
  const ofValues = definitions.flatMap(({ code: property, name, unitSymbol }) => {
    const [figure, range] = [figures.get(property), lookUp(ranges, property)];
    if (figure === undefined || range === undefined) return [];
    const said = unusual(figure, findImportUnit(normaliseText(unitSymbol ?? "")) ?? null, range);
    return said === null ? [] : [warning(place, name, said)];
  });
  const ofCurves = curves.flatMap(({ quantity, setting, values: points }) => {
    const range = USUAL_PEAKS[quantity];
    const { name, unit } = CURVE_QUANTITIES[quantity];
    const peak = greatest(points);
    const said = range && unusual(peak, findImportUnit(normaliseText(unit)) ?? null, range);
    return said ? [warning(place, `${setting ?? ""}${name}`, `at its greatest ${said}`)] : [];
  });
  return [...ofValues, ...ofCurves];
}
