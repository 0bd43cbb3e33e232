import { SPHERICAL_NOZZLE } from "../../../../catalogue/outletTypes.ts";
import {
  area,
  distance,
  type Area,
  type Distance,
  type Flow,
  type Velocity,
} from "../../../../base/units.ts";
import { BestList } from "../../../selection/BestList.ts";
import type { Collector } from "../../../selection/Collector.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions } from "./AirOutletConditions.ts";
import { nozzleThrow } from "./nozzleThrow.ts";
import { outletCandidates } from "./outletCandidates.ts";
import { outletVelocity } from "./outletFigures.ts";

/**
 * The candidates of one call, ordered by rising effective area, so that for any air flow velocities fall along the
 * list. A room searches outwards from the middle of its range, only as far as its list of the best reaches.
 */
export class OutletSearch {
  /** Rows of the candidates in the columns; an `index` counts in this list. */
  readonly rows: Uint32Array;
  readonly #columns: AirOutletColumns;
  readonly #conditions: AirOutletConditions;
  readonly #best: BestList;
  readonly #throws: boolean;

  constructor(columns: AirOutletColumns, conditions: AirOutletConditions) {
    this.rows = outletCandidates(columns, conditions);
    this.#columns = columns;
    this.#conditions = conditions;
    this.#best = new BestList(conditions.topSize);
    this.#throws = conditions.type === SPHERICAL_NOZZLE;
  }

  velocity(index: number, airFlow: Flow): Velocity {
    return outletVelocity(airFlow, this.#effectiveArea(index));
  }

  /** Throw of spherical nozzles; 0 for all others. */
  throwOf(index: number, v: Velocity): Distance {
    if (!this.#throws) return distance(0);
    return nozzleThrow(this.#effectiveArea(index), v);
  }

  #effectiveArea(index: number): Area {
    // Every index has a row, and every row a value in every column.
    return area(this.#columns.effectiveArea[this.rows[index]!]!);
  }

  /** The first index whose velocity is at most this; the number of candidates if there is none. */
  firstAtMost(limit: number, airFlow: Flow): number {
    let low = 0;
    let high = this.rows.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.velocity(middle, airFlow) <= limit) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Rows of the columns that serve this air flow, best first. */
  bestRows(airFlow: Flow): readonly number[] {
    const { velocity: span, nozzleThrow: needed } = this.#conditions;
    const middle = (span.from + span.to) / 2;
    const best = this.#best;
    best.clear();
    const offAt = (at: number) => {
      if (at < 0 || at >= this.rows.length) return Infinity;
      const v = this.velocity(at, airFlow);
      return v >= span.from && v <= span.to ? Math.abs(v - middle) : Infinity;
    };
    let slower = this.firstAtMost(middle, airFlow);
    let faster = slower - 1;
    let slowerBy = offAt(slower);
    let fasterBy = offAt(faster);
    for (;;) {
      const isSlower = slowerBy <= fasterBy;
      const off = isSlower ? slowerBy : fasterBy;
      if (off === Infinity || off > best.limit) return best.rows();
      const index = isSlower ? slower++ : faster--;
      const row = this.rows[index]!;
      if (needed === null || this.throwOf(index, this.velocity(index, airFlow)) >= needed)
        best.add(off, this.#columns.tieOrder[row]!, row);
      if (isSlower) slowerBy = offAt(slower);
      else fasterBy = offAt(faster);
    }
  }

  /**
   * Offers every outlet that serves this air flow, with 1 + its relative distance from the middle of the range.
   */
  offerAll(airFlow: Flow, collector: Collector): void {
    const { velocity: span, nozzleThrow: needed } = this.#conditions;
    const middle = (span.from + span.to) / 2;
    for (let index = this.firstAtMost(span.to, airFlow); index < this.rows.length; index++) {
      const v = this.velocity(index, airFlow);
      if (v < span.from) return;
      const row = this.rows[index]!;
      if (needed !== null && this.throwOf(index, v) < needed) continue;
      const ratio = 1 + Math.abs(v - middle) / middle;
      const tieOrder = this.#columns.tieOrder[row]!;
      collector.offer({ row, index, tieOrder, ratio, margin: () => ratio, ratioOf: () => null });
    }
  }
}
