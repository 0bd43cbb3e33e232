import { PROPERTY } from "../../../catalogue/properties.ts";
import { ASPECT_RATIO } from "./selection/AirOutletConditions.ts";
import type { PossibleChange } from "../../selection/multiRoom.ts";
import type { KindAdvice } from "../../batch/kind/adviceOf.ts";
import type { ReasonWords, SpokenQuantity } from "../../batch/kind/explainReasons.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";
import { AIR_OUTLET_FIELDS } from "./airOutletFields.ts";
import { outletWarning } from "./airOutletRules.ts";
import { droppableNames, withoutFilter } from "../../batch/kind/droppableFilters.ts";
import type { NumberFieldOf } from "../../batch/kind/FilterFields.ts";
import { keyed, lookUp } from "../../../base/keyed.ts";

const QUANTITIES = keyed<SpokenQuantity>({
  [PROPERTY.airFlow]: { name: "送风量", unit: " m³/h", digits: 0, bound: "floor" },
  [PROPERTY.outletVelocity]: { name: "出风口风速", unit: " m/s", digits: 2, bound: "range" },
  [PROPERTY.nozzleThrow]: { name: "喷口射程", unit: " m", digits: 1, bound: "floor" },
  [ASPECT_RATIO]: { name: "长宽比", unit: "", digits: 2, bound: "range" },
});

const quantityOf = (check: string): SpokenQuantity =>
  lookUp(QUANTITIES, check) ?? { name: check, unit: "", digits: 2, bound: "floor" };

export const AIR_OUTLET_WORDS: ReasonWords = {
  counter: "个",
  noRequirement: "房间没有送风量，请补充后重新选型",
  noCandidates: "没有风口符合风口类型、品牌、长宽比等筛选条件",
  quantityOf,
  unknown: (check, subject) => `${subject}未提供${quantityOf(check).name}`,
};

/** The fields that a change sets; `null` for a change that one room's conditions cannot hold. */
function changedFields(change: PossibleChange): Partial<AirOutletFilter> | null {
  switch (change.kind) {
    case "range":
      return change.property === ASPECT_RATIO
        ? { aspectRatioFrom: change.to.from, aspectRatioTo: change.to.to }
        : { fromVelocity: change.to.from, toVelocity: change.to.to };
    case "requirement":
      return change.check === PROPERTY.nozzleThrow ? { nozzleThrow: change.to } : null;
    case "filter":
    case "quantity":
    case "water":
      return null;
  }
}

/** Whether the form would accept these numbers. */
const holds = (fields: Partial<AirOutletFilter>, filter: AirOutletFilter): boolean =>
  NUMBERS.every((name) => {
    const value = fields[name];
    return value === undefined || outletWarning(name, String(value), filter) === null;
  });
const NUMBERS: readonly NumberFieldOf<AirOutletFilter>[] = [
  "fromVelocity",
  "toVelocity",
  "aspectRatioFrom",
  "aspectRatioTo",
  "nozzleThrow",
];

/** Names of the changes that would give a room an outlet, and which of them one room's conditions can take. */
export const airOutletAdvice: KindAdvice<AirOutletFilter> = {
  words: AIR_OUTLET_WORDS,
  filterNames: droppableNames(AIR_OUTLET_FIELDS),
  apply: (filter, change) => {
    if (change.kind === "filter") return withoutFilter(AIR_OUTLET_FIELDS, filter, change.filter);
    const fields = changedFields(change);
    if (fields === null) return null;
    const changed = { ...filter, ...fields };
    return holds(fields, changed) ? changed : null;
  },
};
