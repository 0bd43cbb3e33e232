import { isLouvre, OUTLET_TYPES, SPHERICAL_NOZZLE } from "../../../catalogue/outletTypes.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { BRAND_FIELD } from "../../batch/kind/brandField.ts";
import { ORIGIN_FIELD } from "../../batch/kind/originField.ts";
import type { OptionalConditions } from "../../batch/kind/droppableFilters.ts";
import type { FilterFields } from "../../batch/kind/FilterFields.ts";
import { namedField, numberField } from "../../batch/kind/fieldTypes.ts";
import { areaField, siteFields } from "../../batch/kind/sharedFields.ts";
import type { OutletFilters } from "./selection/passesOutletFilters.ts";
import { FARTHEST_THROW, type AirOutletFilter } from "./AirOutletFilter.ts";

const velocity = (name: string) =>
  numberField(name, { label: "出风口风速", unit: "m/s", most: 100, isAboveZero: true });
const ratio = (name: string) =>
  numberField(name, { label: "长宽比", unit: "", most: 100, isAboveZero: true });

/** Velocity and isothermal throw depend on the volume flow, whatever the density. */
export const AIR_OUTLET_AT_ALTITUDE = "风量按现场体积，风速、射程不变";

const isNozzle = ({ type }: AirOutletFilter) => type === SPHERICAL_NOZZLE;
const hasRatio = ({ type }: AirOutletFilter) => isLouvre(type);

/** The fields of the 筛选条件 (filter) of air outlets. */
export const AIR_OUTLET_FIELDS: FilterFields<AirOutletFilter, OptionalConditions<OutletFilters>> = {
  fields: {
    type: {
      ...namedField("风口类型", OUTLET_TYPES),
      words: ({ type }) => [OUTLET_TYPES[type]],
      droppable: { code: PROPERTY.outletType, condition: "type" },
    },
    brandCode: { ...BRAND_FIELD, acts: isNozzle },
    ...ORIGIN_FIELD,
    fromVelocity: {
      ...velocity("出风口风速下限"),
      words: (filter) => [`风速 ${filter.fromVelocity}–${filter.toVelocity} m/s`],
    },
    toVelocity: { ...velocity("出风口风速上限"), words: "fromVelocity" },
    aspectRatioFrom: {
      ...ratio("长宽比下限"),
      acts: hasRatio,
      words: (filter) => [`长宽比 ${filter.aspectRatioFrom}–${filter.aspectRatioTo}`],
    },
    aspectRatioTo: { ...ratio("长宽比上限"), acts: hasRatio, words: "aspectRatioFrom" },
    nozzleThrow: {
      ...numberField("喷口射程", { unit: "m", most: FARTHEST_THROW, isAboveZero: true }),
      acts: isNozzle,
      words: ({ nozzleThrow }) => [`射程 ${nozzleThrow} m`],
    },
    ...siteFields(AIR_OUTLET_AT_ALTITUDE, { isRemark: true }),
    ...areaField("单个风口承担面积", "个"),
  },
  together: [
    // The brand belongs to the type, since only some types may have one.
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
