import type { Temperature } from "../../../../base/units.ts";
import type { CandidateGroup } from "./candidateGroups.ts";
import { isBetter } from "./checks.ts";
import { CorrectedGroup } from "./CorrectedGroup.ts";
import { heatMoistureRatioOf } from "./coolingOfCoil.ts";
import { heatingFactor } from "./correctionFactors.ts";
import type { EnteringAir } from "./EnteringAir.ts";
import type { FanCoilFigure } from "./FanCoil.ts";
import { SEA_LEVEL } from "./SiteAir.ts";

/** All candidates of a call, corrected to one summer air state after another; winter air is set per room. */
export class CorrectedCandidates {
  readonly groups: readonly CorrectedGroup[];
  readonly #summerWater: Temperature;
  readonly #winterWater: Temperature;
  #site = SEA_LEVEL;
  /**
   * Best value of each figure at the present air, cached because rooms without a match ask for the same few again.
   */
  readonly #best = new Map<FanCoilFigure, number | null>();

  constructor(groups: readonly CandidateGroup[], summerWater: Temperature, winterWater: Temperature) {
    this.groups = groups.map((group) => new CorrectedGroup(group));
    this.#summerWater = summerWater;
    this.#winterWater = winterWater;
  }

  moveTo(air: EnteringAir): void {
    this.#best.clear();
    this.#site = air.site;
    for (const group of this.groups) group.moveTo(air, this.#summerWater);
  }

  heating(group: CorrectedGroup, winterDryBulb: Temperature): number {
    return heatingFactor(group.candidates.rated, winterDryBulb, this.#winterWater, this.#site);
  }

  /** A candidate's corrected figure; `null` if it is not stated, or a ratio without latent cooling. */
  figure(group: CorrectedGroup, index: number, figure: FanCoilFigure, winter: Temperature): number | null {
    switch (figure) {
      // An index is valid in every column of the group.
      case "airFlow":
        return group.candidates.airFlow[index]!;
      case "totalCooling":
        return group.total(index);
      case "sensibleCooling":
        return group.sensible(index);
      case "latentCooling":
        return group.total(index) - group.sensible(index);
      case "heatMoistureRatio":
        return heatMoistureRatioOf(group.total(index), group.total(index) - group.sensible(index));
      case "heating": {
        const rated = group.candidates.heating[index]!;
        return Number.isNaN(rated) ? null : this.heating(group, winter) * rated;
      }
    }
  }

  /** Never worse than `figure`, and computed without solving for a root. */
  figureAtBest(
    group: CorrectedGroup,
    index: number,
    figure: FanCoilFigure,
    winter: Temperature,
  ): number | null {
    switch (figure) {
      case "sensibleCooling":
        return group.sensibleAtMost(index);
      case "latentCooling":
        return group.total(index) - group.sensibleAtLeast(index);
      case "heatMoistureRatio":
        return heatMoistureRatioOf(group.total(index), group.total(index) - group.sensibleAtLeast(index));
      case "airFlow":
      case "totalCooling":
      case "heating":
        return this.figure(group, index, figure, winter);
    }
  }

  /** The best value of a figure among the candidates: the least ratio, the greatest of all other figures. */
  best(figure: FanCoilFigure, winter: Temperature): number | null {
    const known = this.#best.get(figure);
    if (known !== undefined) return known;
    let best: number | null = null;
    for (const group of this.groups)
      for (let index = 0; index < group.candidates.rows.length; index++) {
        const atBest = this.figureAtBest(group, index, figure, winter);
        if (atBest === null || (best !== null && !isBetter(figure, atBest, best))) continue;
        const value = this.figure(group, index, figure, winter);
        if (value !== null && (best === null || isBetter(figure, value, best))) best = value;
      }
    // Heating depends on the room's winter air, not on the air that the cache belongs to.
    if (figure !== "heating") this.#best.set(figure, best);
    return best;
  }
}
