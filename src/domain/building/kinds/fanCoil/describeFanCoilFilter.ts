import { FAN_COIL_INSTALLATIONS, FAN_COIL_STRUCTURES } from "../../../catalogue/properties.ts";
import { ANY_BRAND } from "../../batch/kind/anyBrand.ts";
import { describeLimits } from "../../batch/kind/LimitFilter.ts";
import { describeSite } from "../../rooms/SiteFilter.ts";
import { FAN_COIL_COLUMNS } from "./fanCoilFigureColumns.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";
import { FAN_COIL_CHECKS, LEVEL_NAMES } from "./fanCoilWords.ts";

/** Sensible cooling and heating follow the mass of the air; the exponent is not measured at a height. */
export const FAN_COIL_AT_ALTITUDE = "按现场气压修正，待核对";

/** Every value that acts, as the folded line and the plan name it. A brand whose name is not known is its code. */
export function describeFanCoilFilter(filter: FanCoilFilter, brandName: string | null): readonly string[] {
  const { level, staticPressure, checks } = filter;
  const checked = FAN_COIL_CHECKS.filter(({ check }) => checks.includes(check)).map(({ name }) => name);
  return [
    brandName ?? filter.brandCode ?? ANY_BRAND,
    `${FAN_COIL_STRUCTURES[filter.structure]} · ${FAN_COIL_INSTALLATIONS[filter.installation]}`,
    LEVEL_NAMES[level],
    `供水 ${filter.summerSupplyWaterTemperature} / ${filter.winterSupplyWaterTemperature} ℃`,
    ...(level === "HIGH_LEVEL"
      ? [`积灰 ${filter.dustCorrectionFactor} %`, `间歇 ${filter.intermittentUseFactor} %`]
      : []),
    ...describeSite(filter, FAN_COIL_AT_ALTITUDE),
    `${filter.singleUnitResponsibilityArea} ㎡/台`,
    ...(staticPressure.isOn ? [`机外静压 ${staticPressure.from}–${staticPressure.to} Pa`] : []),
    ...describeLimits(filter, FAN_COIL_COLUMNS),
    checked.length === 0 ? "不校核" : `校核：${checked.join("、")}`,
  ];
}
