import type { Temperature } from "../../../../base/units.ts";
import type { CandidateGroup } from "./candidateGroups.ts";
import { sensibleOfCoil, sensibleOfContact, totalOfCoil } from "./coolingOfCoil.ts";
import { dryFactor, wetFactor } from "./correctionFactors.ts";
import type { EnteringAir } from "./EnteringAir.ts";

/** Relative; greater than the rounding of a root, smaller than any difference between products. */
const ROUNDING = 1e-9;

/**
 * A group of candidates at one state of summer air and water after another. Total cooling is the greater of two
 * products, computed on demand. Sensible cooling needs a root on the saturation curve: bounds come from a few
 * roots per state, and a candidate's own value is computed when a room first needs it and cached until the next
 * state. Arrays are reused, since a call may have thousands of states.
 */
export class CorrectedGroup {
  readonly candidates: CandidateGroup;
  /** Factors on rated total cooling (wet) and rated sensible cooling (dry). */
  wet = 0;
  dry = 0;
  #air: EnteringAir | null = null;
  #state = 0;
  #edgesAt = 0;
  /** kJ/kg at the edges of the brackets. */
  readonly #edges: Float64Array;
  readonly #sensible: Float64Array;
  /** The state for which each sensible cooling was cached. */
  readonly #keptAt: Uint32Array;

  constructor(candidates: CandidateGroup) {
    this.candidates = candidates;
    this.#edges = new Float64Array(candidates.brackets.edges.length);
    this.#sensible = new Float64Array(candidates.rows.length);
    this.#keptAt = new Uint32Array(candidates.rows.length);
  }

  moveTo(air: EnteringAir, water: Temperature): void {
    this.#air = air;
    this.#state++;
    this.wet = wetFactor(this.candidates.rated, air, water);
    this.dry = dryFactor(this.candidates.rated, air, water);
  }

  total(index: number): number {
    const { totalCooling, sensibleCooling } = this.candidates;
    return totalOfCoil(this.wet * totalCooling[index]!, this.dry * sensibleCooling[index]!);
  }

  /** No candidate's total cooling is less than this share of its rated total. */
  leastTotalShare(): number {
    return Math.max(this.wet, this.dry * this.candidates.leastSensibleRatio);
  }

  /** No candidate's sensible cooling is less than this share of its rated total. */
  leastSensibleShare(): number {
    // Every candidate is dry, and a dry coil's sensible cooling is its total.
    if (this.wet <= 0) return this.leastTotalShare();
    const { edges } = this.candidates.brackets;
    const cooling = this.#edgesNow();
    let least = this.wet;
    for (let edge = 0; edge + 1 < edges.length; edge++)
      least = Math.min(least, cooling[edge]! / edges[edge + 1]!);
    return least * (1 - ROUNDING);
  }

  sensible(index: number): number {
    if (this.#keptAt[index] === this.#state) return this.#sensible[index]!;
    const { totalCooling, sensibleCooling, contactFlow } = this.candidates;
    const wet = this.wet * totalCooling[index]!;
    const dry = this.dry * sensibleCooling[index]!;
    const sensible = sensibleOfCoil(contactFlow[index]!, wet, dry, this.#present());
    this.#sensible[index] = sensible;
    this.#keptAt[index] = this.#state;
    return sensible;
  }

  /** Never above `sensible(index)`, and computed without its root. */
  sensibleAtLeast(index: number): number {
    return this.#bound(index, 0, 1 - ROUNDING);
  }

  /** Never below `sensible(index)`, and computed without its root. */
  sensibleAtMost(index: number): number {
    return this.#bound(index, 1, 1 + ROUNDING);
  }

  #bound(index: number, side: 0 | 1, margin: number): number {
    if (this.#keptAt[index] === this.#state) return this.#sensible[index]!;
    const { totalCooling, sensibleCooling, contactFlow, brackets } = this.candidates;
    const wet = this.wet * totalCooling[index]!;
    const dry = this.dry * sensibleCooling[index]!;
    if (dry >= wet) return dry;
    const bound = contactFlow[index]! * this.#edgesNow()[brackets.of[index]! + side]! * margin;
    return bound < wet ? bound : wet;
  }

  #edgesNow(): Float64Array {
    if (this.#edgesAt === this.#state) return this.#edges;
    const air = this.#present();
    this.candidates.brackets.edges.forEach((drop, edge) => {
      this.#edges[edge] = sensibleOfContact(this.wet * drop, air);
    });
    this.#edgesAt = this.#state;
    return this.#edges;
  }

  #present(): EnteringAir {
    if (this.#air === null) throw new Error("a group has no figures before it is moved to an air state");
    return this.#air;
  }
}
