import type { Collector } from "../Collector.ts";
import { FirstFind } from "../FirstFind.ts";
import { isQuietEnough } from "../limits.ts";
import type { IndoorUnitFigure } from "./IndoorUnit.ts";
import type { IndoorUnitColumns } from "./indoorUnitColumns.ts";
import { passesFilters, type IndoorUnitConditions } from "./IndoorUnitConditions.ts";
import type { IndoorUnitDemand } from "./indoorUnitDemands.ts";

interface Lead {
  readonly demand: IndoorUnitDemand;
  readonly order: Uint32Array;
  /** Index into `order`: nothing before it meets the demand. */
  readonly start: number;
}

/** The candidates of one call by rising figures, so that a room walks only a slice of them. */
export class IndoorUnitCandidates {
  readonly #columns: IndoorUnitColumns;
  readonly rows: Uint32Array;
  /** Those that state the figure, by rising figure. */
  readonly #orders: Readonly<Record<IndoorUnitFigure, Uint32Array>>;

  /** @param rows the candidates' in the columns */
  constructor(columns: IndoorUnitColumns, rows: readonly number[]) {
    this.#columns = columns;
    this.rows = Uint32Array.from(rows);
    const order = (figure: IndoorUnitFigure) => {
      const values = columns.figures[figure];
      return this.rows.filter((row) => !Number.isNaN(values[row])).sort((a, b) => values[a]! - values[b]!);
    };
    this.#orders = { cooling: order("cooling"), heating: order("heating") };
  }

  /** kW of one candidate; `null` is not stated. */
  figure(row: number, figure: IndoorUnitFigure): number | null {
    const value = this.#columns.figures[figure][row]!;
    return Number.isNaN(value) ? null : value;
  }

  /** The most that any candidate does; `null` where none states it. */
  best(figure: IndoorUnitFigure): number | null {
    const order = this.#orders[figure];
    return order.length === 0 ? null : this.figure(order[order.length - 1]!, figure);
  }

  /** Offers every candidate that meets the demands, with its excess: the largest of figure / required. */
  search(demands: readonly IndoorUnitDemand[], best: Collector): void {
    const lead = this.#leadOf(demands);
    if (lead === null) return;
    const { figures, tieOrder } = this.#columns;
    const values = figures[lead.demand.figure];
    const others = demands.filter((demand) => demand !== lead.demand);
    for (let at = lead.start; at < lead.order.length; at++) {
      const row = lead.order[at]!;
      let excess = values[row]! / lead.demand.required;
      if (excess > best.limit) return;
      for (const { figure, required } of others) {
        const value = figures[figure][row]!;
        // Not for NaN, which meets nothing.
        excess = value >= required ? Math.max(excess, value / required) : NaN;
      }
      if (!Number.isNaN(excess)) best.offer(excess, tieOrder[row]!, row, at);
    }
  }

  /** Whether any candidate meets the demands. */
  admitsAny(demands: readonly IndoorUnitDemand[]): boolean {
    const first = new FirstFind();
    this.search(demands, first);
    return first.isFound;
  }

  /** The candidates that meet the demands, all of them where there are none. */
  meeting(demands: readonly IndoorUnitDemand[]): Uint32Array {
    const { figures } = this.#columns;
    // Not for NaN, which meets nothing.
    return this.rows.filter((row) =>
      demands.every(({ figure, required }) => figures[figure][row]! >= required),
    );
  }

  /** The demand that leaves the fewest candidates leads. */
  #leadOf(demands: readonly IndoorUnitDemand[]): Lead | null {
    let lead: Lead | null = null;
    for (const demand of demands) {
      const order = this.#orders[demand.figure];
      const start = firstAtLeast(order, this.#columns.figures[demand.figure], demand.required);
      if (lead === null || order.length - start < lead.order.length - lead.start)
        lead = { demand, order, start };
    }
    return lead;
  }
}

function firstAtLeast(order: Uint32Array, values: Float64Array, bound: number): number {
  let first = 0;
  for (let end = order.length; first < end;) {
    const middle = (first + end) >> 1;
    if (values[order[middle]!]! < bound) first = middle + 1;
    else end = middle;
  }
  return first;
}

/** The rows that pass the filters. */
export function passingRows(columns: IndoorUnitColumns, conditions: IndoorUnitConditions): number[] {
  const wanted = conditions.productIds === null ? null : new Set(conditions.productIds);
  return columns.ids.flatMap((id, row) => {
    if (wanted !== null && !wanted.has(id)) return [];
    // Columns of one size: each row has a value in every one.
    const unit = {
      brandCode: columns.brandCodes[row]!,
      productType: columns.productTypes[row]!,
      structure: columns.structures[row]!,
    };
    const noise = columns.noise[row]!;
    const isQuiet = isQuietEnough(Number.isNaN(noise) ? null : noise, conditions.noise);
    return isQuiet && passesFilters(unit, conditions) ? [row] : [];
  });
}
