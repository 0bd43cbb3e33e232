import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { GroupLine } from "#domain/building/batch/groups/TableSums.ts";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { WidthClass } from "../../../page/browser/useWidthClass.ts";

/** The group of a column: a row without a match renders one cell over all its result columns. */
export type ColumnZone = "room" | "quantity" | "result" | "actions";

/**
 * Content of the second line of 24 px, for kinds with correction: `label` is 计算修正值：, `covered` is spanned by the
 * label, a function renders a figure. A column without it spans both lines.
 */
export type SecondLine = "label" | "covered" | ((room: RoomRow) => ReactNode);

export interface RoomColumnMeta {
  readonly zone: ColumnZone;
  /** Text below the title: the unit, or what the whole column has in common. */
  readonly caption?: string;
  /** A note on the column, behind a mark at its title. */
  readonly note?: string | undefined;
  /** px; a column without it takes the remaining width. */
  readonly width?: Readonly<Record<WidthClass, number>>;
  readonly isNumber?: boolean;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  /** Whether a rule at its left edge starts a new group of columns. */
  readonly opensGroup?: boolean;
  readonly secondLine?: SecondLine;
}

/** A row of the table: a room, the head of a group, or a placeholder for one that is loading. */
export interface RoomTableRow {
  readonly index: number;
  readonly room: RoomRow | null;
  /** The head of a group, instead of a room. */
  readonly group?: GroupLine;
}

/** The worker sorts; the table only keeps the sorting state and the columns. */
export const roomTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  // A phantom value: the library takes the type of `meta` from it and never reads it.
  columnMeta: {} as RoomColumnMeta,
});
export type RoomTableFeatures = typeof roomTableFeatures;

/** The id of a sortable column is its sort key. */
export type RoomColumn = ColumnDef<RoomTableFeatures, RoomTableRow>;
