import { isLouvre, OUTLET_TYPES, SPHERICAL_NOZZLE } from "../../../catalogue/outletTypes.ts";
import { ANY_BRAND } from "../../batch/kind/anyBrand.ts";
import { describeSite } from "../../rooms/SiteFilter.ts";
import { brandInForce, type AirOutletFilter } from "./AirOutletFilter.ts";

/** Velocity and isothermal throw follow the volume that flows, whatever it weighs. */
export const AIR_OUTLET_AT_ALTITUDE = "风量按现场体积，风速、射程不变";

/** Every value that acts, as the folded line and the plan name it. */
export function describeAirOutletFilter(
  filter: AirOutletFilter,
  brandName: string | null,
): readonly string[] {
  const { type } = filter;
  const isNozzle = type === SPHERICAL_NOZZLE;
  return [
    OUTLET_TYPES[type],
    ...(isNozzle ? [brandName ?? brandInForce(filter) ?? ANY_BRAND] : []),
    `风速 ${filter.fromVelocity}–${filter.toVelocity} m/s`,
    ...(isLouvre(type) ? [`长宽比 ${filter.aspectRatioFrom}–${filter.aspectRatioTo}`] : []),
    ...(isNozzle ? [`射程 ${filter.nozzleThrow} m`] : []),
    ...describeSite(filter, AIR_OUTLET_AT_ALTITUDE),
    `${filter.singleUnitResponsibilityArea} ㎡/个`,
  ];
}
