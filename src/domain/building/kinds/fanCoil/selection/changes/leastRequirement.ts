import type { Temperature } from "../../../../../base/units.ts";
import type { Collector } from "../../../../selection/Collector.ts";
import type { Level } from "../../../../selection/multiRoom.ts";
import { requirementChange, smallestOf } from "../../../../selection/numericChanges.ts";
import type { SizedChange } from "../../../../selection/rankChanges.ts";
import { demandsOf, isBetter } from "../checks.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import type { CorrectedGroup } from "../CorrectedGroup.ts";
import type { FanCoilFigure } from "../FanCoil.ts";
import { fanCoilProperty } from "../fanCoilProperty.ts";
import { searchGroup } from "../searchGroup.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";

/** The single requirement that would have to change least, and its new value, so that a candidate meets all. */
export function leastRequirement(
  candidates: CorrectedCandidates,
  { required, winterDryBulb }: UnmatchedRoom,
  level: Level,
): SizedChange[] {
  const changes = demandsOf(required).flatMap((demand) => {
    const best = new BestFigure(candidates, demand.figure, winterDryBulb);
    const others = { ...required, [demand.figure]: null };
    for (const group of candidates.groups)
      searchGroup(group, others, candidates.heating(group, winterDryBulb), best.of(group));
    return requirementChange(fanCoilProperty(demand.figure, level), demand.required, best.value);
  });
  return smallestOf(changes);
}

/** The best value of a figure among the finds of a search. */
class BestFigure {
  value: number | null = null;
  readonly #candidates: CorrectedCandidates;
  readonly #figure: FanCoilFigure;
  readonly #winter: Temperature;

  constructor(candidates: CorrectedCandidates, figure: FanCoilFigure, winter: Temperature) {
    this.#candidates = candidates;
    this.#figure = figure;
    this.#winter = winter;
  }

  of(group: CorrectedGroup): Collector {
    return {
      limit: Infinity,
      offer: ({ index }) => {
        // The bound is checked first, since it needs no root.
        const atBest = this.#candidates.figureAtBest(group, index, this.#figure, this.#winter);
        if (!this.#isBetter(atBest)) return;
        const value = this.#candidates.figure(group, index, this.#figure, this.#winter);
        if (this.#isBetter(value)) this.value = value;
      },
    };
  }

  #isBetter(value: number | null): boolean {
    return value !== null && (this.value === null || isBetter(this.#figure, value, this.value));
  }
}
