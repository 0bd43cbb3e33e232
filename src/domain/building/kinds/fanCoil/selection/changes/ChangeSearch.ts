import { isMarginLimited } from "../../../../selection/limits.ts";
import type { NoMatchReason } from "../../../../selection/multiRoom.ts";
import { rankChanges } from "../../../../selection/rankChanges.ts";
import { remembered } from "../../../../selection/remembered.ts";
import { candidateGroups } from "../candidateGroups.ts";
import { demandsOf } from "../checks.ts";
import { CorrectedCandidates } from "../CorrectedCandidates.ts";
import { CorrectedGroup } from "../CorrectedGroup.ts";
import type { EnteringAir } from "../EnteringAir.ts";
import type { FanCoilColumns } from "../fanCoilColumns.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { nearestProduct } from "../nearestProduct.ts";
import { FilteredOut } from "./FilteredOut.ts";
import { leastQuantity } from "./leastQuantity.ts";
import { leastRequirement } from "./leastRequirement.ts";
import { summerWaterChange } from "./summerWaterChange.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";
import { winterWaterChange } from "./winterWaterChange.ts";

/** Finds, air state after air state, what would give the rooms of one call that have no match one. */
export class ChangeSearch {
  readonly #columns: FanCoilColumns;
  readonly #conditions: FanCoilConditions;
  readonly #candidates: CorrectedCandidates;
  /** The same candidates, to be moved to other water. */
  readonly #probe: readonly CorrectedGroup[];
  readonly #filteredOut: FilteredOut;
  /** What was found at the present air. */
  readonly #known = new Map<string, readonly NoMatchReason[]>();

  constructor(columns: FanCoilColumns, conditions: FanCoilConditions) {
    const { summerWater, winterWater } = conditions;
    const groups = candidateGroups(columns, conditions);
    this.#columns = columns;
    this.#conditions = conditions;
    this.#candidates = new CorrectedCandidates(groups, summerWater, winterWater);
    this.#probe = groups.map((group) => new CorrectedGroup(group));
    this.#filteredOut = new FilteredOut(columns, conditions);
  }

  moveTo(air: EnteringAir): void {
    this.#known.clear();
    this.#candidates.moveTo(air);
    this.#filteredOut.moveTo(air);
  }

  /** The nearest product, then every kind of single change that would admit one, ranked. */
  reasonsFor(unmatched: UnmatchedRoom): readonly NoMatchReason[] {
    const { room, quantity, required, winterDryBulb } = unmatched;
    // The loads beside the requirement: they say what more units would have to do.
    const { coolingLoad, heatLoad, sensibleLoad, latentLoad, airSupplyVolume } = room;
    const loads = [coolingLoad, heatLoad, sensibleLoad, latentLoad, airSupplyVolume];
    const key = [quantity, winterDryBulb, ...loads, ...Object.values(required)].join();
    return remembered(this.#known, key, () => this.#search(unmatched));
  }

  #search(unmatched: UnmatchedRoom): readonly NoMatchReason[] {
    const candidates = this.#candidates;
    const conditions = this.#conditions;
    const { air, winterDryBulb, required } = unmatched;
    // More units, or other water, also make products exceed by more than may be allowed: then nothing of it is promised.
    const numeric = !isMarginLimited(conditions)
      ? [
          ...leastQuantity(candidates, unmatched, conditions),
          ...leastRequirement(candidates, unmatched, conditions.level),
          ...summerWaterChange(candidates, this.#probe, unmatched, conditions.summerWater),
          ...winterWaterChange(candidates, unmatched, conditions.winterWater),
          ...this.#filteredOut.widened(unmatched),
        ]
      : this.#filteredOut.widened(unmatched);
    const bulbs = { summerDryBulb: air.dryBulb, winterDryBulb };
    return [
      ...nearestProduct(candidates, this.#columns.models, demandsOf(required), bulbs, conditions),
      ...rankChanges(numeric, this.#filteredOut.dropped(unmatched)),
    ];
  }
}
