import type { AirOutletFilter } from "./AirOutletFilter.ts";

/** Ends of one range, and a type with what only it may have: half of them beside the building's other half may be no filter. */
export const AIR_OUTLET_FIELDS_TOGETHER: readonly (readonly (keyof AirOutletFilter)[])[] = [
  ["type", "brandCode"],
  ["fromVelocity", "toVelocity"],
  ["aspectRatioFrom", "aspectRatioTo"],
];
