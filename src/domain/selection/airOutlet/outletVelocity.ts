import { flow, velocity, type Area, type Flow, type Velocity } from "../../units.ts";

const SECONDS_PER_HOUR = 3600;

/** v = L / (3600·A_eff): mean velocity at which the air of one outlet leaves, m/s. */
export const outletVelocity = (airFlow: Flow, effectiveArea: Area): Velocity =>
  velocity(airFlow / (SECONDS_PER_HOUR * effectiveArea));

/** L = 3600·A_eff·v: air that one outlet passes at this velocity, m³/h. */
export const outletAirFlow = (v: number, effectiveArea: Area): Flow =>
  flow(SECONDS_PER_HOUR * effectiveArea * v);
