import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { correctionOf, type KnownBest } from "#domain/catalogue/machine/viscousCurves.ts";
import type { Duty } from "#domain/products/search/Duty.ts";
import type { RowCorrections } from "#domain/products/search/matchDuty.ts";
import { pumpBests } from "./pumpBests.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** Liquids of the last searches: an office uses one or two. */
const KEPT = 4;

/** Viscosity corrections of a category's pumps for the last liquids. */
export class ViscosityMemory {
  readonly #known = new Map<number, RowCorrections>();
  /** Best points with water, which are the same for every liquid. */
  #bests: readonly (KnownBest | null)[] | null = null;

  /** Null for a duty without a stated liquid or with water: the curves then need no correction. */
  correctionsOf(category: SearchCategory, { liquid: stated }: Duty): RowCorrections | null {
    if (stated === null || stated.glycol === null) return null;
    const liquid = siteLiquid(stated);
    const known = this.#known.get(liquid.kinematic);
    if (known !== undefined) return known;
    this.#bests ??= pumpBests(category);
    const corrections = this.#bests.map((best) => correctionOf(best, liquid));
    this.#known.set(liquid.kinematic, corrections);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return corrections;
  }
}
