import { PROPERTY } from "../../../catalogue/properties.ts";
import { NO_MARGIN_LIMITS } from "../../batch/kind/LimitFilter.ts";
import type { KindAdvice } from "../../batch/kind/adviceOf.ts";
import { FAN_COIL_REASONS } from "./explainNoMatch.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

/**
 * Names of the changes that would give a room a fan coil, and which of them one room's conditions can take:
 * structure and installation must be chosen, and a requirement belongs to the room.
 */
export const fanCoilAdvice: KindAdvice<FanCoilFilter> = {
  words: FAN_COIL_REASONS,
  filterNames: {
    brand: "品牌",
    [PROPERTY.structure]: "结构形式",
    [PROPERTY.installation]: "安装形式",
    [PROPERTY.externalStaticPressure]: "机外静压",
    [PROPERTY.mediumNoise]: "噪声",
    [PROPERTY.highNoise]: "噪声",
    margin: "余量",
  },
  apply: (filter, change) => {
    switch (change.kind) {
      case "water":
        return change.season === "summer"
          ? { ...filter, summerSupplyWaterTemperature: change.to }
          : { ...filter, winterSupplyWaterTemperature: change.to };
      case "range":
        return { ...filter, staticPressure: { ...filter.staticPressure, ...change.to } };
      case "filter":
        if (change.filter === "brand") return { ...filter, brandCode: null };
        if (change.filter === "margin") return { ...filter, ...NO_MARGIN_LIMITS };
        if (change.filter === PROPERTY.mediumNoise || change.filter === PROPERTY.highNoise)
          return { ...filter, noiseLimit: null };
        return change.filter === PROPERTY.externalStaticPressure
          ? { ...filter, staticPressure: { ...filter.staticPressure, isOn: false } }
          : null;
      case "quantity":
      case "requirement":
        return null;
    }
  },
};
