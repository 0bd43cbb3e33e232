import { PriceCount } from "../prices/PricedSum.ts";
import type { BuildingModel } from "./BuildingCandidates.ts";

/**
 * Sums of a plan and of the present products over the units for which both are known; other sums would not show
 * what a plan saves.
 */
export interface SharedSum {
  readonly plan: number;
  readonly today: number;
  readonly units: number;
}

export interface PlanEffect {
  /** Rooms that get another product. */
  readonly changed: number;
  /** Units of all rooms that take part. */
  readonly units: number;
  /** kW */
  readonly power: SharedSum;
  /** Yuan. */
  readonly price: SharedSum;
}

/** Adds up rooms, one after another. */
export class EffectCount {
  #units = 0;
  #power = { plan: 0, today: 0, units: 0 };
  readonly #price = { plan: new PriceCount(), today: new PriceCount() };

  /** @param now `null` if the room has no product, or an unknown one */
  add(now: BuildingModel | null, planned: BuildingModel, units: number): void {
    this.#units += units;
    if (now === null) return;
    if (now.inputPower !== null && planned.inputPower !== null) {
      this.#power.plan += planned.inputPower * units;
      this.#power.today += now.inputPower * units;
      this.#power.units += units;
    }
    if (now.price === null || planned.price === null) return;
    this.#price.plan.add(planned.price, units);
    this.#price.today.add(now.price, units);
  }

  effect(changed: number): PlanEffect {
    const { plan, today } = this.#price;
    return {
      changed,
      units: this.#units,
      power: { ...this.#power },
      price: { plan: plan.sum.yuan, today: today.sum.yuan, units: plan.sum.units },
    };
  }
}
