import { PROPERTY } from "../../../../../catalogue/properties.ts";
import { SPHERICAL_NOZZLE } from "../../../../../catalogue/outletTypes.ts";
import { greatest } from "../../../../../base/lists.ts";
import type { Room } from "../../../../rooms/Room.ts";
import { area, type Flow } from "../../../../../base/units.ts";
import type { NearestProduct, NoMatchReason } from "../../../../selection/multiRoom.ts";
import { quantityChange, requirementChange, smallestOf } from "../../../../selection/numericChanges.ts";
import { rankChanges, type DroppedFilter, type SizedChange } from "../../../../selection/rankChanges.ts";
import { remembered } from "../../../../selection/remembered.ts";
import { rangeChange, widenedRange } from "../../../../selection/widenedRange.ts";
import { droppableFilters } from "../../../../batch/kind/droppableFilters.ts";
import { AIR_OUTLET_FIELDS } from "../../airOutletFields.ts";
import type { OutletFilters } from "../passesOutletFilters.ts";
import type { AirOutletFigures } from "../AirOutletAnswer.ts";
import type { AirOutletColumns } from "../airOutletColumns.ts";
import { ASPECT_RATIO, type AirOutletConditions } from "../AirOutletConditions.ts";
import { airPerOutlet, figuresAt } from "../outletFigures.ts";
import { outletCandidates } from "../outletCandidates.ts";
import { isInVelocity, reaches, serves } from "../serves.ts";
import { airThatSuits } from "./airThatSuits.ts";
import { lacksOf, shareReached } from "./nearestOutlet.ts";
import { nearestQuantity } from "./nearestQuantity.ts";

interface Candidate {
  readonly row: number;
  readonly figures: AirOutletFigures;
}

/** Finds changes that would give a match to the unmatched rooms of a call. */
export class OutletChangeSearch {
  readonly #columns: AirOutletColumns;
  readonly #conditions: AirOutletConditions;
  readonly #rows: Uint32Array;
  /** For each filter, the outlets that it alone excludes. */
  readonly #keptOut: readonly { readonly filter: string; readonly rows: Uint32Array }[];
  /** Outlets that the aspect ratio alone excludes. */
  readonly #misshapen: Uint32Array;
  readonly #known = new Map<string, readonly NoMatchReason[]>();

  constructor(columns: AirOutletColumns, conditions: AirOutletConditions) {
    this.#columns = columns;
    this.#conditions = conditions;
    this.#rows = outletCandidates(columns, conditions);
    const passing = new Set(this.#rows);
    const filters: OutletFilters = conditions;
    this.#keptOut = droppableFilters(AIR_OUTLET_FIELDS, filters).map(({ filter, without }) => ({
      filter,
      rows: outletCandidates(columns, without).filter((row) => !passing.has(row)),
    }));
    this.#misshapen = outletCandidates(columns, { ...conditions, aspectRatio: null }).filter(
      (row) => !passing.has(row),
    );
  }

  /** The nearest outlet, followed by every kind of single change that would admit one, ranked. */
  reasonsFor(room: Room, quantity: number): readonly NoMatchReason[] {
    return remembered(this.#known, [quantity, room.airSupplyVolume].join(), () => {
      const airFlow = airPerOutlet(room, quantity);
      return airFlow === null ? [] : this.#search(room, quantity, airFlow);
    });
  }

  #search(room: Room, quantity: number, airFlow: Flow): readonly NoMatchReason[] {
    const candidates = Array.from(this.#rows, (row): Candidate => this.#candidate(row, airFlow));
    const units = nearestQuantity(this.#columns, this.#rows, room, quantity, this.#conditions);
    const numeric = [
      ...quantityChange(quantity, units),
      ...this.#air(airFlow),
      ...this.#throw(candidates),
      ...this.#velocity(candidates),
      ...this.#proportions(airFlow),
    ];
    return [...this.#nearest(candidates), ...rankChanges(numeric, this.#dropped(airFlow))];
  }

  #candidate(row: number, airFlow: Flow): Candidate {
    return { row, figures: figuresAt(this.#columns, row, airFlow) };
  }

  #serving(rows: Uint32Array, airFlow: Flow): Uint32Array {
    return rows.filter((row) => serves(figuresAt(this.#columns, row, airFlow), this.#conditions));
  }

  /**
   * How much less or more air each outlet would need; of two equal changes the smaller flow, which suits the
   * smaller outlet, since rows are ordered by effective area.
   */
  #air(airFlow: Flow): SizedChange[] {
    const { effectiveArea } = this.#columns;
    const isNozzle = this.#conditions.type === SPHERICAL_NOZZLE;
    const changes = Array.from(this.#rows).flatMap((row) => {
      // Every row has a value in every column.
      const opening = { effectiveArea: area(effectiveArea[row]!), isNozzle };
      return requirementChange(PROPERTY.airFlow, airFlow, airThatSuits(opening, airFlow, this.#conditions));
    });
    return smallestOf(changes);
  }

  /** The throw lowered to the farthest one possible at a velocity within the range. */
  #throw(candidates: readonly Candidate[]): SizedChange[] {
    const needed = this.#conditions.nozzleThrow;
    if (needed === null) return [];
    const throws = candidates
      .filter(({ figures }) => isInVelocity(figures, this.#conditions))
      .map(({ figures }) => figures.nozzleThrow ?? 0);
    return requirementChange(PROPERTY.nozzleThrow, needed, Math.max(0, greatest(throws)));
  }

  /** The velocity range widened to the nearest outlet that throws far enough. */
  #velocity(candidates: readonly Candidate[]): SizedChange[] {
    const { velocity: span } = this.#conditions;
    const velocities = candidates
      .filter(({ figures }) => reaches(figures, this.#conditions))
      .map(({ figures }) => figures.velocity);
    const to = widenedRange(span, velocities);
    return to === null ? [] : [rangeChange(PROPERTY.outletVelocity, span, to)];
  }

  #proportions(airFlow: Flow): SizedChange[] {
    const { aspectRatio } = this.#conditions;
    if (aspectRatio === null) return [];
    // The ratio of a round face is NaN, which is never nearer than another.
    const ratios = Array.from(
      this.#serving(this.#misshapen, airFlow),
      (row) => this.#columns.aspectRatio[row]!,
    );
    const to = widenedRange(
      aspectRatio,
      ratios.filter((ratio) => !Number.isNaN(ratio)),
    );
    return to === null ? [] : [rangeChange(ASPECT_RATIO, aspectRatio, to)];
  }

  #dropped(airFlow: Flow): DroppedFilter[] {
    return this.#keptOut.flatMap(({ filter, rows }): DroppedFilter[] => {
      const admitted = this.#serving(rows, airFlow).length;
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    });
  }

  #nearest(candidates: readonly Candidate[]): NearestProduct[] {
    const { tieOrder, specifications } = this.#columns;
    const ranked = candidates.map(({ row, figures }) => ({
      row,
      figures,
      reached: shareReached(figures, this.#conditions),
    }));
    if (ranked.length === 0) return [];
    const { row, figures } = ranked.reduce((near, other) => {
      if (other.reached !== near.reached) return other.reached > near.reached ? other : near;
      return tieOrder[other.row]! < tieOrder[near.row]! ? other : near;
    });
    return [{ code: "nearest", model: specifications[row]!, lacks: lacksOf(figures, this.#conditions) }];
  }
}
