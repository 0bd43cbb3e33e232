import type { KindAdvice } from "../../batch/kind/adviceOf.ts";
import { droppableNames, withoutFilter } from "../../batch/kind/droppableFilters.ts";
import { FAN_COIL_REASONS } from "./explainNoMatch.ts";
import { FAN_COIL_FIELDS } from "./fanCoilFields.ts";
import type { FanCoilFilter } from "./FanCoilFilter.ts";

/**
 * Names of the changes that would give a room a fan coil, and which of them one room's conditions can take. A
 * requirement belongs to the room.
 */
export const fanCoilAdvice: KindAdvice<FanCoilFilter> = {
  words: FAN_COIL_REASONS,
  filterNames: droppableNames(FAN_COIL_FIELDS),
  apply: (filter, change) => {
    switch (change.kind) {
      case "water":
        return change.season === "summer"
          ? { ...filter, summerSupplyWaterTemperature: change.to }
          : { ...filter, winterSupplyWaterTemperature: change.to };
      case "range":
        return { ...filter, staticPressure: { ...filter.staticPressure, ...change.to } };
      case "filter":
        return withoutFilter(FAN_COIL_FIELDS, filter, change.filter);
      case "quantity":
      case "requirement":
        return null;
    }
  },
};
