import { PROPERTY } from "../../../../../catalogue/properties.ts";
import { within, type SelectionLimits } from "../../../../selection/limits.ts";
import { rangeChange, widenedRange } from "../../../../selection/widenedRange.ts";
import type { DroppedFilter, SizedChange } from "../../../../selection/rankChanges.ts";
import { droppableFilters } from "../../../../batch/kind/droppableFilters.ts";
import { FAN_COIL_FIELDS } from "../../fanCoilFields.ts";
import { groupsOfRows, passingRows } from "../candidateGroups.ts";
import { CorrectedCandidates } from "../CorrectedCandidates.ts";
import type { EnteringAir } from "../EnteringAir.ts";
import type { FanCoilColumns } from "../fanCoilColumns.ts";
import type { FanCoilConditions } from "../FanCoilConditions.ts";
import { searchGroup } from "../searchGroup.ts";
import type { UnmatchedRoom } from "./UnmatchedRoom.ts";

interface KeptOut {
  readonly filter: string;
  readonly candidates: CorrectedCandidates;
}

/** For each filter, the products that it alone excludes: a room without a match may find one among them. */
export class FilteredOut {
  readonly #columns: FanCoilColumns;
  readonly #conditions: FanCoilConditions;
  readonly #keptOut: readonly KeptOut[];

  constructor(columns: FanCoilColumns, conditions: FanCoilConditions) {
    this.#columns = columns;
    this.#conditions = conditions;
    const { level, summerWater, winterWater } = conditions;
    const passing = new Set(passingRows(columns, conditions));
    this.#keptOut = droppableFilters(FAN_COIL_FIELDS, conditions, level).map(({ filter, without }) => {
      const rows = passingRows(columns, without).filter((row) => !passing.has(row));
      const groups = groupsOfRows(columns, level, rows);
      return { filter, candidates: new CorrectedCandidates(groups, summerWater, winterWater) };
    });
  }

  moveTo(air: EnteringAir): void {
    for (const { candidates } of this.#keptOut) candidates.moveTo(air);
  }

  /** The number of products that dropping each filter would admit; filters that would admit none are left out. */
  dropped(unmatched: UnmatchedRoom): DroppedFilter[] {
    return this.#keptOut.flatMap(({ filter, candidates }): DroppedFilter[] => {
      const admitted = rowsThatMeet(candidates, unmatched, this.#conditions).length;
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    });
  }

  /** The range of static pressure, widened just enough to include a product that matches. */
  widened(unmatched: UnmatchedRoom): SizedChange[] {
    const { staticPressure } = this.#conditions;
    const property = PROPERTY.externalStaticPressure;
    const keptOut = this.#keptOut.find(({ filter }) => filter === property);
    if (staticPressure === null || keptOut === undefined) return [];
    // A pressure that is not stated (NaN) is never nearer than another.
    const pressures = rowsThatMeet(keptOut.candidates, unmatched, this.#conditions)
      .map((row) => this.#columns.externalStaticPressure[row]!)
      .filter((pressure) => !Number.isNaN(pressure));
    const to = widenedRange(staticPressure, pressures);
    return to === null ? [] : [rangeChange(property, staticPressure, to)];
  }
}

function rowsThatMeet(
  candidates: CorrectedCandidates,
  { required, winterDryBulb }: UnmatchedRoom,
  limits: SelectionLimits,
): number[] {
  const rows: number[] = [];
  const all = within(limits, { limit: Infinity, offer: ({ row }) => void rows.push(row) });
  for (const group of candidates.groups)
    searchGroup(group, required, candidates.heating(group, winterDryBulb), all);
  return rows;
}
