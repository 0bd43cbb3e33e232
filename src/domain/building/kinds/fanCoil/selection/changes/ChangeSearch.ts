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

/** Finds changes that would give a match to the unmatched rooms of a call, one air state after another. */
export class ChangeSearch {
  readonly #columns: FanCoilColumns;
  readonly #conditions: FanCoilConditions;
  readonly #candidates: CorrectedCandidates;
  /** The same candidates, which may be moved to other water temperatures. */
  readonly #probe: readonly CorrectedGroup[];
  readonly #filteredOut: FilteredOut;
  /** Results at the present air. */
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

  /** The nearest product, followed by every kind of single change that would admit one, ranked. */
  reasonsFor(unmatched: UnmatchedRoom): readonly NoMatchReason[] {
    const { room, quantity, required, winterDryBulb } = unmatched;
    // The loads beside the requirement: they determine the requirement of more units.
    const { coolingLoad, heatLoad, sensibleLoad, latentLoad, airSupplyVolume } = room;
    const loads = [coolingLoad, heatLoad, sensibleLoad, latentLoad, airSupplyVolume];
    const key = [quantity, winterDryBulb, ...loads, ...Object.values(required)].join();
    return remembered(this.#known, key, () => this.#search(unmatched));
  }

  #search(unmatched: UnmatchedRoom): readonly NoMatchReason[] {
    const candidates = this.#candidates;
    const conditions = this.#conditions;
    const { air, winterDryBulb, required } = unmatched;
    // With more units or other water, products may exceed the allowed margin; then no such change is promised.
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
