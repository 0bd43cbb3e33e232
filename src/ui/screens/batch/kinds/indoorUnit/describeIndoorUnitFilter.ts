import type { IndoorUnitFilter } from "#domain/batch/kinds/indoorUnit/IndoorUnitFilter.ts";
import { ANY_BRAND } from "../../filter/BrandField.tsx";
import { INDOOR_UNIT_CHECKS } from "./indoorUnitChecks.ts";
import { indoorUnitStructureName } from "./indoorUnitStructureName.ts";

/** Every value of the filter, as the folded line names it. */
export function describeIndoorUnitFilter(
  { structure, singleUnitResponsibilityArea, checks }: IndoorUnitFilter,
  brandName: string | null,
): readonly string[] {
  const checked = INDOOR_UNIT_CHECKS.filter(({ check }) => checks.includes(check)).map(({ name }) => name);
  return [
    brandName ?? ANY_BRAND,
    indoorUnitStructureName(structure),
    `${singleUnitResponsibilityArea} ㎡/台`,
    checked.length === 0 ? "不校核" : `校核：${checked.join("、")}`,
  ];
}
