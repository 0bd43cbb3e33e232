import { fail, ok, type Result } from "../../../../base/result.ts";
import { SECONDS_PER_HOUR, type Flow, type Power } from "../../../../base/units.ts";
import { apparatusDewPoint } from "./apparatusDewPoint.ts";
import { enteringAir } from "./EnteringAir.ts";
import type { FanCoilLevel, RatedState } from "./FanCoil.ts";

/**
 * A fan coil at one level, with everything that follows from its rated state, ready to be corrected to another
 * state.
 */
export interface RatedCoil {
  readonly rated: RatedState;
  readonly airFlow: Flow;
  readonly totalCooling: Power;
  readonly sensibleCooling: Power;
  readonly heating: Power | null;
  /**
   * kg/s of air that leaves at the apparatus dew point, ρ·V·(1 − BF). The share of the bypass factor BF passes
   * unchanged.
   */
  readonly contactFlow: number;
}

/**
 * Why a rated state is impossible for a fan coil; the import refuses it. `no-apparatus-dew-point`: the sensible
 * ratio is so small that no coil temperature dries the air that far. `air-flow-too-small`: the capacity would cool
 * the whole air flow below its apparatus dew point.
 */
export type RatedCoilFault =
  | "rated-state-impossible"
  | "not-positive"
  | "sensible-above-total"
  | "no-apparatus-dew-point"
  | "air-flow-too-small";

/** kg/m³; catalogues state air flow as standard air. */
const AIR_DENSITY = 1.2;
/** Figures are stated to three or four digits, so a bypass factor this little below 0 counts as 0. */
const ROUNDING = 1e-6;

const isPositive = (figure: number) => Number.isFinite(figure) && figure > 0;

/**
 * The coil behind a level's stated figures: bypass factor and apparatus dew point, from air flow, total and
 * sensible cooling.
 */
export function ratedCoil(level: FanCoilLevel, rated: RatedState): Result<RatedCoil, RatedCoilFault> {
  const { airFlow, totalCooling, sensibleCooling, heating } = level;
  const stated = [airFlow, totalCooling, sensibleCooling, ...(heating === null ? [] : [heating])];
  if (!stated.every(isPositive)) return fail("not-positive");
  if (sensibleCooling > totalCooling) return fail("sensible-above-total");
  const air = enteringAir(rated.coolingDryBulb, rated.coolingWetBulb);
  if (!air.ok || rated.coolingWater >= rated.coolingWetBulb) return fail("rated-state-impossible");
  if (heating !== null && rated.heatingWater <= rated.heatingDryBulb) return fail("rated-state-impossible");
  const coil = apparatusDewPoint(air.value, sensibleCooling / totalCooling);
  if (!coil.ok) return coil;
  const contactFlow = sensibleCooling / (air.value.heat * (air.value.dryBulb - coil.value));
  const massFlow = (AIR_DENSITY * airFlow) / SECONDS_PER_HOUR;
  if (contactFlow > massFlow * (1 + ROUNDING)) return fail("air-flow-too-small");
  return ok({ rated, airFlow, totalCooling, sensibleCooling, heating, contactFlow });
}
