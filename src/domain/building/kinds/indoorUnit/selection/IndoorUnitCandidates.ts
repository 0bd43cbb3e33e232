import type { Collector, Find } from "../../../selection/Collector.ts";
import { FirstFind } from "../../../selection/FirstFind.ts";
import { isQuietEnough } from "../../../selection/limits.ts";
import type { IndoorUnitFigure } from "./IndoorUnit.ts";
import type { IndoorUnitColumns } from "./indoorUnitColumns.ts";
import { passesFilters, type IndoorUnitConditions } from "./IndoorUnitConditions.ts";
import type { IndoorUnitDemand } from "./indoorUnitDemands.ts";

interface Lead {
  readonly demand: IndoorUnitDemand;
  readonly order: Uint32Array;
  /** Index in `order`; nothing before it meets the demand. */
  readonly start: number;
}

/** The unit that a search is looking at. */
class IndoorUnitFind implements Find {
  row = 0;
  index = 0;
  tieOrder = 0;
  ratio = 0;
  readonly #figures: IndoorUnitColumns["figures"];
  readonly #demands: readonly IndoorUnitDemand[];

  constructor(figures: IndoorUnitColumns["figures"], demands: readonly IndoorUnitDemand[]) {
    this.#figures = figures;
    this.#demands = demands;
  }

  margin(): number {
    let least = Infinity;
    for (const demand of this.#demands) least = Math.min(least, this.#ratioTo(demand));
    return least;
  }

  ratioOf(figure: string): number | null {
    const demand = this.#demands.find((asked) => asked.figure === figure);
    return demand === undefined ? null : this.#ratioTo(demand);
  }

  #ratioTo({ figure, required }: IndoorUnitDemand): number {
    return this.#figures[figure][this.row]! / required;
  }
}

/** The candidates of one call by rising figures, so that a room searches only a part of them. */
export class IndoorUnitCandidates {
  readonly #columns: IndoorUnitColumns;
  readonly rows: Uint32Array;
  /** For each figure, the candidates that state it, by rising value. */
  readonly #orders: Readonly<Record<IndoorUnitFigure, Uint32Array>>;

  /** @param rows the candidates' rows in the columns */
  constructor(columns: IndoorUnitColumns, rows: readonly number[]) {
    this.#columns = columns;
    this.rows = Uint32Array.from(rows);
    const order = (figure: IndoorUnitFigure) => {
      const values = columns.figures[figure];
      return this.rows.filter((row) => !Number.isNaN(values[row])).sort((a, b) => values[a]! - values[b]!);
    };
    this.#orders = { cooling: order("cooling"), heating: order("heating") };
  }

  /** kW of one candidate; `null` if not stated. */
  figure(row: number, figure: IndoorUnitFigure): number | null {
    const value = this.#columns.figures[figure][row]!;
    return Number.isNaN(value) ? null : value;
  }

  /** The greatest value among the candidates; `null` if none states it. */
  best(figure: IndoorUnitFigure): number | null {
    const order = this.#orders[figure];
    return order.length === 0 ? null : this.figure(order[order.length - 1]!, figure);
  }

  /**
   * Offers every candidate that meets the demands, with the ratio figure / required of the leading figure: cooling
   * before heating.
   */
  search(demands: readonly IndoorUnitDemand[], best: Collector): void {
    const lead = this.#leadOf(demands);
    const [leading] = demands;
    if (lead === null || leading === undefined) return;
    const { figures, tieOrder } = this.#columns;
    const find = new IndoorUnitFind(figures, demands);
    const isLeading = lead.demand === leading;
    for (let at = lead.start; at < lead.order.length; at++) {
      const row = lead.order[at]!;
      const ratio = figures[leading.figure][row]! / leading.required;
      if (ratio > best.limit) {
        if (isLeading) return;
        continue;
      }
      // False for NaN, which meets nothing.
      if (!demands.every(({ figure, required }) => figures[figure][row]! >= required)) continue;
      find.row = row;
      find.index = at;
      find.tieOrder = tieOrder[row]!;
      find.ratio = ratio;
      best.offer(find);
    }
  }

  /** Whether any candidate meets the demands. */
  admitsAny(demands: readonly IndoorUnitDemand[]): boolean {
    const first = new FirstFind();
    this.search(demands, first);
    return first.isFound;
  }

  /** The candidates that meet the demands; all of them if there are no demands. */
  meeting(demands: readonly IndoorUnitDemand[]): Uint32Array {
    const { figures } = this.#columns;
    // False for NaN, which meets nothing.
    return this.rows.filter((row) =>
      demands.every(({ figure, required }) => figures[figure][row]! >= required),
    );
  }

  /** The demand that leaves the fewest candidates leads the search. */
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
    // Columns of the same size, so each row has a value in every one.
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
