import { power, type Flow, type Power } from "../../../../base/units.ts";

/**
 * Coils of fan-coil units follow V^0.75 within 6 % of the measured unit, between a quarter and the whole of its
 * air flow.
 */
const EXPONENT = 0.75;

/** Capacity at air flow `to` of a unit that has `capacity` at air flow `from`: Q·(V/V₀)^0.75. */
export const capacityAtAirFlow = (capacity: Power, from: Flow, to: Flow): Power =>
  power(capacity * (to / from) ** EXPONENT);
