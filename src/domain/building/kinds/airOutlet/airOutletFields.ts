import { isLouvre, OUTLET_TYPES, SPHERICAL_NOZZLE } from "../../../catalogue/outletTypes.ts";
import { ANY_BRAND } from "../../batch/kind/anyBrand.ts";
import type { FilterFields } from "../../batch/kind/FilterFields.ts";
import { anyCodeField, namedField, numberField } from "../../batch/kind/fieldTypes.ts";
import { siteFields } from "../../batch/kind/sharedFields.ts";
import type { AirOutletFilter } from "./AirOutletFilter.ts";
import { FARTHEST_THROW } from "./airOutletRules.ts";

const above = (name: string, most: number) => numberField(name, { most, isAboveZero: true });

/** Velocity and isothermal throw follow the volume that flows, whatever it weighs. */
export const AIR_OUTLET_AT_ALTITUDE = "风量按现场体积，风速、射程不变";

const isNozzle = ({ type }: AirOutletFilter) => type === SPHERICAL_NOZZLE;
const hasRatio = ({ type }: AirOutletFilter) => isLouvre(type);

/** The fields of 筛选条件 of air outlets. */
export const AIR_OUTLET_FIELDS: FilterFields<AirOutletFilter> = {
  fields: {
    type: { ...namedField("风口类型", OUTLET_TYPES), words: ({ type }) => [OUTLET_TYPES[type]] },
    brandCode: {
      ...anyCodeField("品牌"),
      acts: isNozzle,
      words: ({ brandCode }, brandName) => [brandName ?? brandCode ?? ANY_BRAND],
    },
    fromVelocity: {
      ...above("出风口风速下限", 100),
      words: (filter) => [`风速 ${filter.fromVelocity}–${filter.toVelocity} m/s`],
    },
    toVelocity: { ...above("出风口风速上限", 100), words: "fromVelocity" },
    aspectRatioFrom: {
      ...above("长宽比下限", 100),
      acts: hasRatio,
      words: (filter) => [`长宽比 ${filter.aspectRatioFrom}–${filter.aspectRatioTo}`],
    },
    aspectRatioTo: { ...above("长宽比上限", 100), acts: hasRatio, words: "aspectRatioFrom" },
    nozzleThrow: {
      ...above("喷口射程", FARTHEST_THROW),
      acts: isNozzle,
      words: ({ nozzleThrow }) => [`射程 ${nozzleThrow} m`],
    },
    ...siteFields(AIR_OUTLET_AT_ALTITUDE, { isRemark: true }),
    singleUnitResponsibilityArea: {
      ...above("单个风口承担面积", 1_000_000),
      words: (filter) => [`${filter.singleUnitResponsibilityArea} ㎡/个`],
    },
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
