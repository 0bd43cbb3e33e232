import { isQuietEnough } from "../../../selection/limits.ts";
import type { Level } from "../../../selection/multiRoom.ts";
import type { RatedState } from "./FanCoil.ts";
import type { FanCoilColumns } from "./fanCoilColumns.ts";
import type { FanCoilConditions } from "./FanCoilConditions.ts";
import { passesFilters } from "./passesFilters.ts";
import { sensibleBrackets, type SensibleBrackets } from "./sensibleBrackets.ts";

type Figures = Float64Array<ArrayBuffer>;
type Indexes = Uint32Array<ArrayBuffer>;

/**
 * The candidates of a call with the same rated state and therefore the same correction factors. Columns are
 * ordered by rising rated total cooling; an `index` counts in them.
 */
export interface CandidateGroup {
  readonly rated: RatedState;
  /** Row of each index in the full columns. */
  readonly rows: Indexes;
  readonly tieOrder: Indexes;
  readonly airFlow: Figures;
  readonly totalCooling: Figures;
  readonly sensibleCooling: Figures;
  readonly heating: Figures;
  readonly contactFlow: Figures;
  /**
   * Orders of the indices: by total cooling (as they are); by rising air flow; by rising heating, without units
   * that state none.
   */
  readonly byTotalCooling: Indexes;
  readonly byAirFlow: Indexes;
  readonly byHeating: Indexes;
  /** The smallest ratio of sensible to total cooling. */
  readonly leastSensibleRatio: number;
  /** See SensibleBrackets. */
  readonly brackets: SensibleBrackets;
}

/** The products that pass the filters, in groups. */
export const candidateGroups = (columns: FanCoilColumns, conditions: FanCoilConditions): CandidateGroup[] =>
  groupsOfRows(columns, conditions.level, passingRows(columns, conditions));

/** These rows of the columns, in groups. */
export function groupsOfRows(
  columns: FanCoilColumns,
  asked: Level,
  candidates: readonly number[],
): CandidateGroup[] {
  const level = columns.levels[asked];
  const rowsOf = columns.ratedStates.map((): number[] => []);
  // Typed columns of the same size, so every row has a value in each.
  for (const row of candidates) rowsOf[columns.ratedState[row]!]!.push(row);
  return columns.ratedStates.flatMap((rated, state) => {
    const rows = Uint32Array.from(rowsOf[state]!);
    if (rows.length === 0) return [];
    rows.sort((a, b) => level.totalCooling[a]! - level.totalCooling[b]!);
    const gather = (column: Figures) => Float64Array.from(rows, (row) => column[row]!);
    const group = {
      airFlow: gather(level.airFlow),
      totalCooling: gather(level.totalCooling),
      sensibleCooling: gather(level.sensibleCooling),
      heating: gather(level.heating),
      contactFlow: gather(level.contactFlow),
    };
    const indexes = rows.map((_, index) => index);
    return {
      rated,
      rows,
      tieOrder: rows.map((row) => level.tieOrder[row]!),
      ...group,
      byTotalCooling: indexes,
      byAirFlow: indexes.slice().sort((a, b) => group.airFlow[a]! - group.airFlow[b]!),
      byHeating: indexes
        .filter((index) => !Number.isNaN(group.heating[index]))
        .sort((a, b) => group.heating[a]! - group.heating[b]!),
      leastSensibleRatio: group.sensibleCooling.reduce(
        (least, sensible, index) => Math.min(least, sensible / group.totalCooling[index]!),
        1,
      ),
      brackets: sensibleBrackets(group.totalCooling, group.contactFlow),
    };
  });
}

/** Rows of the products that pass the filters. */
export function passingRows(columns: FanCoilColumns, conditions: FanCoilConditions): number[] {
  const wanted = conditions.productIds === null ? null : new Set(conditions.productIds);
  const passing: number[] = [];
  columns.ids.forEach((id, row) => {
    if (wanted !== null && !wanted.has(id)) return;
    const pressure = columns.externalStaticPressure[row]!;
    const product = {
      brandCode: columns.brandCodes[row]!,
      structure: columns.structures[row]!,
      installation: columns.installations[row]!,
      externalStaticPressure: Number.isNaN(pressure) ? null : pressure,
    };
    const noise = columns.levels[conditions.level].noise[row]!;
    if (!isQuietEnough(Number.isNaN(noise) ? null : noise, conditions.noise)) return;
    if (passesFilters(product, conditions)) passing.push(row);
  });
  return passing;
}
