import { ANY_BRAND } from "../../anyBrand.ts";
import { INDOOR_UNIT_CHECKS } from "./indoorUnitChecks.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";
import { indoorUnitStructureName } from "./indoorUnitStructureName.ts";

/** Every value of the filter, as the folded line and the plan name it. A brand whose name is not known is its code. */
export function describeIndoorUnitFilter(
  { brandCode, structure, singleUnitResponsibilityArea, checks }: IndoorUnitFilter,
  brandName: string | null,
): readonly string[] {
  const checked = INDOOR_UNIT_CHECKS.filter(({ check }) => checks.includes(check)).map(({ name }) => name);
  return [
    brandName ?? brandCode ?? ANY_BRAND,
    indoorUnitStructureName(structure),
    `${singleUnitResponsibilityArea} ㎡/台`,
    checked.length === 0 ? "不校核" : `校核：${checked.join("、")}`,
  ];
}
