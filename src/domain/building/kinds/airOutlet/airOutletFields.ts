import { OUTLET_TYPES } from "../../../catalogue/outletTypes.ts";
import type { FilterFields } from "../../batch/kind/FilterFields.ts";
import { anyCodeField, namedField, numberField, SITE_FIELDS } from "../../batch/kind/fieldTypes.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";
import { FARTHEST_THROW } from "./airOutletRules.ts";

const above = (name: string, most: number) => numberField(name, { most, isAboveZero: true });

/** The fields of 筛选条件 of air outlets. */
export const AIR_OUTLET_FIELDS: FilterFields<AirOutletFilter> = {
  fields: {
    type: namedField("风口类型", OUTLET_TYPES),
    brandCode: anyCodeField("品牌"),
    fromVelocity: above("出风口风速下限", 100),
    toVelocity: above("出风口风速上限", 100),
    aspectRatioFrom: above("长宽比下限", 100),
    aspectRatioTo: above("长宽比上限", 100),
    nozzleThrow: above("喷口射程", FARTHEST_THROW),
    ...SITE_FIELDS,
    singleUnitResponsibilityArea: above("单个风口承担面积", 1_000_000),
  },
  together: [
    // A type, and what only it may have.
    { fields: ["type", "brandCode"] },
    {
      fields: ["fromVelocity", "toVelocity"],
      holds: ({ fromVelocity, toVelocity }) => fromVelocity <= toVelocity,
    },
    {
      fields: ["aspectRatioFrom", "aspectRatioTo"],
      holds: ({ aspectRatioFrom, aspectRatioTo }) => aspectRatioFrom <= aspectRatioTo,
    },
  ],
};
