import { ANY_BRAND } from "../../batch/kind/anyBrand.ts";
import { describeLimits } from "../../batch/kind/LimitFilter.ts";
import { describeSite } from "../../rooms/SiteFilter.ts";
import { INDOOR_UNIT_CHECKS } from "./indoorUnitChecks.ts";
import { INDOOR_UNIT_COLUMNS } from "./indoorUnitFigureColumns.ts";
import type { IndoorUnitFilter } from "./IndoorUnitFilter.ts";
import { indoorUnitStructureName } from "./indoorUnitStructureName.ts";

/** No rule for refrigerant coils in thin air is at hand: nothing is computed beyond what is stated. */
export const INDOOR_UNIT_AT_ALTITUDE = "制冷量、制热量未按海拔修正";

/** Every value of the filter, as the folded line and the plan name it. A brand whose name is not known is its code. */
export function describeIndoorUnitFilter(
  filter: IndoorUnitFilter,
  brandName: string | null,
): readonly string[] {
  const { brandCode, structure, singleUnitResponsibilityArea, checks } = filter;
  const checked = INDOOR_UNIT_CHECKS.filter(({ check }) => checks.includes(check)).map(({ name }) => name);
  return [
    brandName ?? brandCode ?? ANY_BRAND,
    indoorUnitStructureName(structure),
    ...describeSite(filter, INDOOR_UNIT_AT_ALTITUDE),
    `${singleUnitResponsibilityArea} ㎡/台`,
    ...describeLimits(filter, INDOOR_UNIT_COLUMNS),
    checked.length === 0 ? "不校核" : `校核：${checked.join("、")}`,
  ];
}
