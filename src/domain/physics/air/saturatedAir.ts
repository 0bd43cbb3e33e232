import {
  temperature,
  type Enthalpy,
  type HumidityRatio,
  type Pressure,
  type Temperature,
} from "../../base/units.ts";
import { saturationHumidityRatio, vapourPressure } from "./humidityRatio.ts";
import { EVAPORATION_HEAT, moistAirEnthalpy, moistAirHeat, VAPOUR_HEAT } from "./moistAirEnthalpy.ts";
import { saturationPressure, saturationPressureSlope } from "./saturationPressure.ts";
import { STANDARD_PRESSURE } from "./standardPressure.ts";

const COLDEST = -100;
const WARMEST = 99;
/**
 * Water boils where its vapour pressure equals the air's pressure. The curve ends a little below: at 99 ℃ at sea
 * level.
 */
const BELOW_BOILING = 0.97;
/** K; Newton's step squares the error, so after a step this small the remaining error is below 1e-12 K. */
const SETTLED = 1e-6;
/** A linear guess within one degree needs two steps; across the bend at the triple point it needs a few more. */
const MAX_STEPS = 20;

/** Saturated air at one pressure. */
export class SaturatedAir {
  readonly #total: Pressure;
  /** Enthalpy at every whole degree: starting points for the iteration. */
  readonly #ladder: Float64Array;

  constructor(total: Pressure) {
    this.#total = total;
    let warmest = WARMEST;
    while (saturationPressure(temperature(warmest)) > BELOW_BOILING * total) warmest--;
    this.#ladder = Float64Array.from({ length: warmest - COLDEST + 1 }, (_, rung) =>
      this.enthalpy(temperature(COLDEST + rung)),
    );
  }

  /** Enthalpy per kg of dry air; from −100 ℃ to just below boiling. */
  enthalpy(t: Temperature): Enthalpy {
    return moistAirEnthalpy(t, saturationHumidityRatio(t, this.#total));
  }

  /** dh/dt along the saturation curve, kJ/(kg·K). */
  slope(t: Temperature): number {
    return this.#slopeAt(t, saturationHumidityRatio(t, this.#total));
  }

  /**
   * The temperature of saturated air of this enthalpy, to 1e-9 K. Clamped to −100 ℃ and to just below boiling,
   * where the curve ends; no coil here comes near either end.
   */
  temperature(h: Enthalpy): Temperature {
    const ladder = this.#ladder;
    const last = ladder.length - 1;
    // The ladder is never read outside its entries.
    if (!(h > ladder[0]!)) return temperature(COLDEST);
    if (h >= ladder[last]!) return temperature(COLDEST + last);
    let below = 0;
    for (let above = last; above - below > 1;) {
      const middle = (below + above) >> 1;
      if (ladder[middle]! <= h) below = middle;
      else above = middle;
    }
    const low = ladder[below]!;
    let t = COLDEST + below + (h - low) / (ladder[below + 1]! - low);
    for (let step = 0; step < MAX_STEPS; step++) {
      const at = temperature(t);
      const w = saturationHumidityRatio(at, this.#total);
      const change = (h - moistAirEnthalpy(at, w)) / this.#slopeAt(at, w);
      t += change;
      if (Math.abs(change) < SETTLED) break;
    }
    return temperature(t);
  }

  #slopeAt(t: Temperature, w: HumidityRatio): number {
    // From W = 0.621945·p_w/(p − p_w): dW/W = (dp_w/p_w)·p/(p − p_w).
    const share = this.#total / (this.#total - vapourPressure(w, this.#total));
    return moistAirHeat(w) + w * saturationPressureSlope(t) * share * (EVAPORATION_HEAT + VAPOUR_HEAT * t);
  }
}

export const SATURATED_AT_SEA_LEVEL = new SaturatedAir(STANDARD_PRESSURE);
