import type { BookBars } from "#domain/desk/report/barBlock.ts";
import type { AirOfPlan } from "#domain/building/batch/confirm/airFacts.ts";
import type { PlanCounts } from "#domain/building/batch/confirm/countPlan.ts";
import type { MachineToConfirm } from "#domain/building/systems/MachineToConfirm.ts";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { ScheduleRow } from "#domain/building/plan/schedule/equipmentSchedule.ts";
import type { PlanTotal } from "#domain/building/batch/state/plan.ts";

/** A confirmed plan: totals to show, and two packed sheets for the sheet worker. */
export interface ConfirmedPlan {
  /** Id of the plan in the worker; its rooms are requested piece by piece. */
  readonly id: number;
  readonly buildingName: string;
  readonly rooms: number;
  readonly counts: PlanCounts;
  readonly units: number;
  /** What it has of air besides outlets; null where nothing was said of that. */
  readonly air: AirOfPlan | null;
  /** Machines kept with its systems that do not meet today's duty, or of which that is not known */
  readonly toConfirm: readonly MachineToConfirm[];
  readonly totals: readonly PlanTotal[];
  readonly sheets: readonly PlanSheet[];
}

/** The plan as an equipment schedule: lines and notes to draw, and packed sheets to write. */
export interface EquipmentSchedule {
  readonly rows: readonly ScheduleRow[];
  readonly notes: readonly string[];
  readonly sheets: readonly PlanSheet[];
}

/** `titles` are headers in order; a title's column in `table` has the same key. */
export interface PlanSheet {
  readonly name: string;
  readonly titles: readonly {
    readonly key: string;
    readonly title: string;
    readonly digits: number | null;
    /**
     * A formula for the cells with a value, which is what it gives: `{row}` stands for the row's number in the workbook. Or
     * the key of a column of formulas, empty for cells without one.
     */
    readonly formula?: string;
    readonly formulas?: string;
    /** The key of a column of each cell's own decimals, of a column whose lines have units of their own. */
    readonly digitsOf?: string;
  }[];
  readonly table: PackedTable;
  /** Drawn above the table on paper; a workbook has the table alone. */
  readonly bars?: BookBars;
}
