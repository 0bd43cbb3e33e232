import type { BookBars } from "#domain/desk/report/barBlock.ts";
import type { AirOfPlan } from "#domain/building/batch/confirm/airFacts.ts";
import type { PlanCounts } from "#domain/building/batch/confirm/countPlan.ts";
import type { MachineToConfirm } from "#domain/building/systems/MachineToConfirm.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { PlanTotal } from "#domain/building/batch/state/plan.ts";

/** A confirmed plan: totals for the page, and two packed sheets for the sheet worker */
export interface ConfirmedPlan {
  /** Id of the plan in the worker; its rooms are requested in pieces. */
  readonly id: number;
  readonly buildingName: string;
  readonly rooms: number;
  readonly counts: PlanCounts;
  readonly units: number;
  /** Its air other than outlets; null if none was set. */
  readonly air: AirOfPlan | null;
  /** Kept machines that do not meet the present duty, or may not meet it */
  readonly toConfirm: readonly MachineToConfirm[];
  readonly totals: readonly PlanTotal[];
  readonly sheets: readonly PlanSheet[];
}

/** The plan as an equipment schedule: lines and notes to draw, and packed sheets to write */
export interface EquipmentSchedule {
  readonly rows: readonly ScheduleRow[];
  readonly notes: readonly string[];
  readonly sheets: readonly PlanSheet[];
}

/** `titles` are the headers in order; the column of a title in `table` has the same key. */
export interface PlanSheet {
  readonly name: string;
  readonly titles: readonly {
    readonly key: string;
    readonly title: string;
    readonly digits: number | null;
    /**
     * The formula of the cells with a value, with `{row}` for the row's number in the workbook; or the key of a
     * column of formulas, which is empty for cells without one.
     */
    readonly formula?: string;
    readonly formulas?: string;
    /** The key of a column with the decimals of each cell, if lines have different units */
    readonly digitsOf?: string;
  }[];
  readonly table: PackedTable;
  /** Drawn above the table on paper; a workbook has only the table. */
  readonly bars?: BookBars;
}
