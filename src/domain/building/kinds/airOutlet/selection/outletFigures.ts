import { SPHERICAL_NOZZLE } from "../../../../catalogue/outletTypes.ts";
import type { Room } from "../../../rooms/Room.ts";
import {
  area,
  flow,
  SECONDS_PER_HOUR,
  velocity,
  type Area,
  type Flow,
  type Velocity,
} from "../../../../base/units.ts";
import { requirement } from "../../../selection/requirement.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import { nozzleThrow } from "./nozzleThrow.ts";

/** L: a room's supply air divided by its outlets, m³/h; `null` for a room that states no supply air. */
export function airPerOutlet(
  { airSupplyVolume }: Pick<Room, "airSupplyVolume">,
  quantity: number,
): Flow | null {
  const ofRoom = requirement(airSupplyVolume);
  return ofRoom === null ? null : flow(ofRoom / quantity);
}

const PLACES = 1e6;
/** Share of a quotient that its two roundings may remove. */
const ROUNDED_OFF = 2 * Number.EPSILON;

/**
 * v = L / (3600·A_eff): mean discharge velocity of one outlet, m/s. A result that differs from a multiple of a
 * micrometre per second only by rounding is rounded to it, so that 252 m³/h through 0.07 ㎡ are exactly 1 m/s.
 */
export function outletVelocity(airFlow: Flow, effectiveArea: Area): Velocity {
  const quotient = airFlow / (SECONDS_PER_HOUR * effectiveArea);
  const even = Math.round(quotient * PLACES) / PLACES;
  return velocity(Math.abs(quotient - even) <= ROUNDED_OFF * quotient ? even : quotient);
}

/** L = 3600·A_eff·v: air of one outlet at this velocity, m³/h. */
export const outletAirFlow = (v: number, effectiveArea: Area): Flow =>
  flow(SECONDS_PER_HOUR * effectiveArea * v);

function figures(isNozzle: boolean, effectiveArea: Area, airFlow: Flow): AirOutletFigures {
  const mean = outletVelocity(airFlow, effectiveArea);
  return { velocity: mean, nozzleThrow: isNozzle ? nozzleThrow(effectiveArea, mean) : null };
}

/** The figures of an outlet with this air, m³/h per outlet. */
export const outletFigures = ({ type, effectiveArea }: AirOutlet, airFlow: Flow): AirOutletFigures =>
  figures(type === SPHERICAL_NOZZLE, effectiveArea, airFlow);

/** The figures of a row's outlet with this air, m³/h per outlet. */
export const figuresAt = (columns: AirOutletColumns, row: number, airFlow: Flow): AirOutletFigures =>
  // Every row has a value in every column.
  figures(columns.types[row] === SPHERICAL_NOZZLE, area(columns.effectiveArea[row]!), airFlow);
