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

/** Where a column belongs: a row without a match draws one cell over all its result columns. */
export type ColumnZone = "room" | "quantity" | "result" | "actions";

/**
 * What the 24 px line below says, where the kind corrects: `label` is 计算修正值：, `covered` leaves its place to the label,
 * a function draws a figure. A column without one spans both lines.
 */
export type SecondLine = "label" | "covered" | ((room: RoomRow) => ReactNode);

export interface RoomColumnMeta {
  readonly zone: ColumnZone;
  /** Below the title: the unit, or what the whole column has in common. */
  readonly caption?: string;
  /** What a reader must know of the column: behind a mark at its title. */
  readonly note?: string | undefined;
  /** px; the column without one takes what is left. */
  readonly width?: Readonly<Record<WidthClass, number>>;
  readonly isNumber?: boolean;
  readonly isStrong?: boolean;
  readonly isQuiet?: boolean;
  /** A rule at its left edge: a group of meaning begins. */
  readonly opensGroup?: boolean;
  readonly secondLine?: SecondLine;
}

/** A line of the table: a room, the head of a group, or the place of one that is still on its way. */
export interface RoomTableRow {
  readonly index: number;
  readonly room: RoomRow | null;
  /** The head of a group in place of a room. */
  readonly group?: GroupLine;
}

/** Sorting is the worker's work; the table keeps its state and knows which columns are there. */
export const roomTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  // A phantom value: the library takes the type of `meta` from it and never reads it.
  columnMeta: {} as RoomColumnMeta,
});
export type RoomTableFeatures = typeof roomTableFeatures;

/** The id of a column that can be sorted by is its sort key. */
export type RoomColumn = ColumnDef<RoomTableFeatures, RoomTableRow>;
