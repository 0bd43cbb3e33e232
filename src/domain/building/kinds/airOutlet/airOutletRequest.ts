import { isLouvre, SPHERICAL_NOZZLE } from "../../../catalogue/outletTypes.ts";
import { PROPERTY } from "../../../catalogue/properties.ts";
import { originRequest } from "../../batch/kind/originField.ts";
import type { Room } from "../../rooms/Room.ts";
import { TOP_SIZE, type AirOutletRequest, type PropertyCondition } from "../../selection/multiRoom.ts";
import type { RequestFields } from "../../selection/RequestField.ts";
import { brandInForce, FARTHEST_THROW, type AirOutletFilter } from "./AirOutletFilter.ts";

export const AIR_OUTLET_REQUEST_FIELDS = {
  aspectRatioFrom: { type: "ratio" },
  aspectRatioTo: { type: "ratio" },
} as const satisfies RequestFields<AirOutletRequest>;

const range = (code: string, from: number, to: number): PropertyCondition => ({
  code,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from,
  to,
});

/**
 * The request that a filter makes for these rooms. Throw and aspect ratio are sent for the types that have them.
 */
export function airOutletRequest(filter: AirOutletFilter, rooms: readonly Room[]): AirOutletRequest {
  const { type, fromVelocity, toVelocity, nozzleThrow } = filter;
  const hasRatio = isLouvre(type);
  return {
    topSize: TOP_SIZE,
    brandCode: brandInForce(filter),
    ...originRequest(filter),
    inputCondition: rooms,
    productProperties: [
      { code: PROPERTY.outletType, parameterType: "Enums", queryType: "EQUAL", value: type },
      range(PROPERTY.outletVelocity, fromVelocity, toVelocity),
      ...(type === SPHERICAL_NOZZLE ? [range(PROPERTY.nozzleThrow, nozzleThrow, FARTHEST_THROW)] : []),
    ],
    singleUnitResponsibilityArea: filter.singleUnitResponsibilityArea,
    aspectRatioFrom: hasRatio ? filter.aspectRatioFrom : null,
    aspectRatioTo: hasRatio ? filter.aspectRatioTo : null,
  };
}
