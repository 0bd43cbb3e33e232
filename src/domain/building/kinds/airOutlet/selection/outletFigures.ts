import { SPHERICAL_NOZZLE } from "../../../../catalogue/outletTypes.ts";
import type { Room } from "../../../rooms/Room.ts";
import { area, flow, velocity, type Area, type Flow, type Velocity } from "../../../../base/units.ts";
import { requirement } from "../../../selection/requirement.ts";
import type { AirOutlet } from "./AirOutlet.ts";
import type { AirOutletFigures } from "./AirOutletAnswer.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import { nozzleThrow } from "./nozzleThrow.ts";

/** L: a room's supply air over its outlets, m³/h; `null` for a room that states no supply air. */
export function airPerOutlet(
  { airSupplyVolume }: Pick<Room, "airSupplyVolume">,
  quantity: number,
): Flow | null {
  const ofRoom = requirement(airSupplyVolume);
  return ofRoom === null ? null : flow(ofRoom / quantity);
}

const SECONDS_PER_HOUR = 3600;

const PLACES = 1e6;
/** Share of a quotient that its two roundings may take from it. */
const ROUNDED_OFF = 2 * Number.EPSILON;

/**
 * v = L / (3600·A_eff): mean velocity at which the air of one outlet leaves, m/s. What lies beside a micrometre a second by no
 * more than rounding is that: 252 m³/h through 0.07 ㎡ are 1 m/s, and not short of it by the last digit.
 */
export function outletVelocity(airFlow: Flow, effectiveArea: Area): Velocity {
  const quotient = airFlow / (SECONDS_PER_HOUR * effectiveArea);
  const even = Math.round(quotient * PLACES) / PLACES;
  return velocity(Math.abs(quotient - even) <= ROUNDED_OFF * quotient ? even : quotient);
}

/** L = 3600·A_eff·v: air that one outlet passes at this velocity, m³/h. */
export const outletAirFlow = (v: number, effectiveArea: Area): Flow =>
  flow(SECONDS_PER_HOUR * effectiveArea * v);

function figures(isNozzle: boolean, effectiveArea: Area, airFlow: Flow): AirOutletFigures {
  const mean = outletVelocity(airFlow, effectiveArea);
  return { velocity: mean, nozzleThrow: isNozzle ? nozzleThrow(effectiveArea, mean) : null };
}

/** What an outlet does with this air, m³/h of one outlet. */
export const outletFigures = ({ type, effectiveArea }: AirOutlet, airFlow: Flow): AirOutletFigures =>
  figures(type === SPHERICAL_NOZZLE, effectiveArea, airFlow);

/** What the outlet of one row does with this air, m³/h of one outlet. */
export const figuresAt = (columns: AirOutletColumns, row: number, airFlow: Flow): AirOutletFigures =>
  // A row has a value in every column.
  figures(columns.types[row] === SPHERICAL_NOZZLE, area(columns.effectiveArea[row]!), airFlow);
