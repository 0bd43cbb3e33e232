import { PROPERTY } from "../../../catalogue/properties.ts";
import type { KindAdvice } from "../../adviceOf.ts";
import { FAN_COIL_REASONS } from "./explainNoMatch.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

/** How the changes that would give a room a fan coil are named, and which of them one room's conditions can take. */
export const fanCoilAdvice: KindAdvice<FanCoilFilter> = {
  words: FAN_COIL_REASONS,
  filterNames: {
    brand: "品牌",
    [PROPERTY.structure]: "结构形式",
    [PROPERTY.installation]: "安装形式",
    [PROPERTY.externalStaticPressure]: "机外静压",
  },
  // Brand, structure and static pressure are the building's: one room's conditions do not show them.
  apply: (filter, change) => {
    if (change.kind !== "water") return null;
    return change.season === "summer"
      ? { ...filter, summerSupplyWaterTemperature: change.to }
      : { ...filter, winterSupplyWaterTemperature: change.to };
  },
};
