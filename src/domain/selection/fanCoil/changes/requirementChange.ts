import type { Temperature } from "../../../units.ts";
import type { Collector } from "../../Collector.ts";
import type { Level } from "../../multiRoom.ts";
import type { SizedChange } from "../../rankChanges.ts";
import { demandsOf, isBetter, type Demand } from "../checks.ts";
import type { CorrectedCandidates } from "../CorrectedCandidates.ts";
import type { CorrectedGroup } from "../CorrectedGroup.ts";
import type { FanCoilFigure } from "../FanCoil.ts";
import { fanCoilProperty } from "../fanCoilProperty.ts";
import { searchGroup } from "../searchGroup.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";

/** One requirement moved to what the best product gives, the heat-moisture ratio up and all else down. */
export const loweredRequirement = (
  { figure, required }: Demand,
  best: number | null,
  level: Level,
): SizedChange[] =>
  // A requirement of nothing is none: that would be a check dropped, not lowered.
  best === null || best <= 0
    ? []
    : [
        {
          size: Math.abs(best - required) / required,
          change: {
            code: "change",
            kind: "requirement",
            check: fanCoilProperty(figure, level),
            from: required,
            to: best,
          },
        },
      ];

/** The smallest of several changes, the first of equals. */
export const smallestOf = (changes: readonly SizedChange[]): SizedChange[] =>
  changes.length === 0 ? [] : [changes.reduce((least, other) => (other.size < least.size ? other : least))];

/** Which one requirement would have to change least, and to what, so that a candidate meets all. */
export function requirementChange(
  candidates: CorrectedCandidates,
  { required, winterDryBulb }: UnmatchedRoom,
  level: Level,
): SizedChange[] {
  const changes = demandsOf(required).flatMap((demand) => {
    const best = new BestFigure(candidates, demand.figure, winterDryBulb);
    const others = { ...required, [demand.figure]: null };
    for (const group of candidates.groups)
      searchGroup(group, others, candidates.heating(group, winterDryBulb), best.of(group));
    return loweredRequirement(demand, best.value, level);
  });
  return smallestOf(changes);
}

/** The best that any find gives of one figure. */
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
      offer: (_excess, _tieOrder, _row, place) => {
        // The bound first: it costs no root.
        const atBest = this.#candidates.figureAtBest(group, place, this.#figure, this.#winter);
        if (!this.#isBetter(atBest)) return;
        const value = this.#candidates.figure(group, place, this.#figure, this.#winter);
        if (this.#isBetter(value)) this.value = value;
      },
    };
  }

  #isBetter(value: number | null): boolean {
    return value !== null && (this.value === null || isBetter(this.#figure, value, this.value));
  }
}
