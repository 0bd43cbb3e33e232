import { distance, velocity, type Area, type Distance, type Velocity } from "../../../../base/units.ts";

/**
 * Turbulence coefficient of a round nozzle after Abramovich's jet theory: 0.066 for a contracting mouth, 0.076 for
 * a straight pipe; a ball nozzle lies between (to be verified against makers' data).
 */
const TURBULENCE_COEFFICIENT = 0.07;
/** Axis velocity at which a throw ends, m/s: the usual limit of the occupied zone (to be verified). */
const TERMINAL_VELOCITY = 0.5;

/**
 * d_eff = √(4·A_eff/π), m: diameter of the round jet through the effective area. The velocity at the mouth is that
 * of the effective area, so the diameter must be, too: with the nominal one a nozzle with a ratio of 0.88 would
 * throw 6 % too far.
 */
const effectiveDiameter = (effectiveArea: Area): number => Math.sqrt((4 * effectiveArea) / Math.PI);

/**
 * Isothermal throw of a round jet down to the terminal velocity, m. From v_x/v = 0.48 / (a·x/d + 0.145), valid
 * beyond the core: x = (d/a)·(0.48·v/v_x − 0.145), with the effective diameter d. A jet slower than the terminal
 * velocity has no throw.
 */
export function nozzleThrow(effectiveArea: Area, v: Velocity): Distance {
  if (v < TERMINAL_VELOCITY) return distance(0);
  const d = effectiveDiameter(effectiveArea);
  return distance((d / TURBULENCE_COEFFICIENT) * ((0.48 * v) / TERMINAL_VELOCITY - 0.145));
}

/**
 * The lowest velocity at which a nozzle reaches a throw, m/s: `nozzleThrow` solved for v. `needed` in m, above 0.
 */
export function velocityForThrow(effectiveArea: Area, needed: number): Velocity {
  const d = effectiveDiameter(effectiveArea);
  const v = (TERMINAL_VELOCITY / 0.48) * ((needed * TURBULENCE_COEFFICIENT) / d + 0.145);
  return velocity(Math.max(v, TERMINAL_VELOCITY));
}
