import type { Room } from "../../../../rooms/Room.ts";
import { isMarginLimited, within } from "../../../../selection/limits.ts";
import { leastMatching } from "../../../../selection/leastMatching.ts";
import type { NearestProduct, NoMatchReason } from "../../../../selection/multiRoom.ts";
import { quantityChange, requirementChange, smallestOf } from "../../../../selection/numericChanges.ts";
import { rankChanges, type DroppedFilter, type SizedChange } from "../../../../selection/rankChanges.ts";
import { remembered } from "../../../../selection/remembered.ts";
import { MAX_UNITS_PER_ROOM } from "../../../../selection/unitQuantity.ts";
import { droppableFilters } from "../../../../batch/kind/droppableFilters.ts";
import { INDOOR_UNIT_FIELDS } from "../../indoorUnitFields.ts";
import { INDOOR_UNIT_PROPERTY } from "../IndoorUnit.ts";
import { IndoorUnitCandidates, passingRows } from "../IndoorUnitCandidates.ts";
import type { IndoorUnitColumns } from "../indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "../IndoorUnitConditions.ts";
import { indoorUnitDemands, type IndoorUnitDemand } from "../indoorUnitDemands.ts";
import { nearestUnit } from "../indoorUnitReasons.ts";

type Demands = readonly IndoorUnitDemand[];

/** Finds changes that would give a match to the unmatched rooms of a call. */
export class UnitChangeSearch {
  readonly #columns: IndoorUnitColumns;
  readonly #conditions: IndoorUnitConditions;
  readonly #candidates: IndoorUnitCandidates;
  /** For each filter, the units that it alone excludes. */
  readonly #keptOut: readonly { readonly filter: string; readonly candidates: IndoorUnitCandidates }[];
  readonly #known = new Map<string, readonly NoMatchReason[]>();

  constructor(columns: IndoorUnitColumns, conditions: IndoorUnitConditions) {
    const passing = passingRows(columns, conditions);
    const isPassing = new Set(passing);
    this.#columns = columns;
    this.#conditions = conditions;
    this.#candidates = new IndoorUnitCandidates(columns, passing);
    this.#keptOut = droppableFilters(INDOOR_UNIT_FIELDS, conditions).map(({ filter, without }) => {
      const rows = passingRows(columns, without).filter((row) => !isPassing.has(row));
      return { filter, candidates: new IndoorUnitCandidates(columns, rows) };
    });
  }

  /** The nearest unit, followed by every kind of single change that would admit one, ranked. */
  reasonsFor(room: Room, quantity: number): readonly NoMatchReason[] {
    const key = [quantity, room.coolingLoad, room.heatLoad].join();
    return remembered(this.#known, key, () => {
      const demands = indoorUnitDemands(room, quantity, this.#conditions.checks);
      // With more units, units may exceed the allowed margin; then no such change is promised.
      const isLimited = isMarginLimited(this.#conditions);
      const numeric = isLimited ? [] : [...this.#quantity(room, quantity), ...this.#requirement(demands)];
      return [...this.#nearest(demands), ...rankChanges(numeric, this.#dropped(demands))];
    });
  }

  /** Never fewer, because fewer units have a greater share each. */
  #quantity(room: Room, quantity: number): SizedChange[] {
    const { checks } = this.#conditions;
    const more = leastMatching(MAX_UNITS_PER_ROOM - quantity, (added) =>
      this.#candidates.admitsAny(indoorUnitDemands(room, quantity + added, checks)),
    );
    return quantityChange(quantity, more === null ? null : quantity + more);
  }

  /** The single requirement that would have to be lowered least. */
  #requirement(demands: Demands): SizedChange[] {
    const changes = demands.flatMap((demand) => {
      const { figure, required } = demand;
      let best: number | null = null;
      for (const row of this.#candidates.meeting(demands.filter((other) => other !== demand))) {
        const value = this.#candidates.figure(row, figure);
        if (value !== null && (best === null || value > best)) best = value;
      }
      return requirementChange(INDOOR_UNIT_PROPERTY[figure], required, best);
    });
    return smallestOf(changes);
  }

  #dropped(demands: Demands): DroppedFilter[] {
    return this.#keptOut.flatMap(({ filter, candidates }): DroppedFilter[] => {
      const admitted = this.#admitted(candidates, demands);
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    });
  }

  #admitted(candidates: IndoorUnitCandidates, demands: Demands): number {
    if (!isMarginLimited(this.#conditions)) return candidates.meeting(demands).length;
    let count = 0;
    candidates.search(demands, within(this.#conditions, { limit: Infinity, offer: () => void count++ }));
    return count;
  }

  #nearest(demands: Demands): NearestProduct[] {
    if (this.#candidates.rows.length === 0) return [];
    const row = nearestUnit(this.#candidates, this.#columns.tieOrder, demands);
    const lacks = demands.flatMap(({ figure, required }) => {
      const best = this.#candidates.figure(row, figure);
      const isMet = best !== null && best >= required;
      return isMet ? [] : [{ check: INDOOR_UNIT_PROPERTY[figure], required, best }];
    });
    // A row of the candidates is a row of the columns.
    return [{ code: "nearest", model: this.#columns.models[row]!, lacks }];
  }
}
