import type { Cell, Row } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import type { RoomTableFeatures, RoomTableRow } from "./RoomColumn.ts";
import css from "./RoomTable.module.css";
import { rowDisplay } from "./rowDisplay.ts";

export type RoomCell = Cell<RoomTableFeatures, RoomTableRow>;

export interface RoomLineProps {
  readonly row: Row<RoomTableFeatures, RoomTableRow>;
  /** The shown columns and their sorting, as a key: the row object does not change with them. */
  readonly columns: string;
  readonly isSelected: boolean;
}

/** Row objects are new for every window; a line depends only on its room. */
export const drawsTheSame = (before: RoomLineProps, after: RoomLineProps) =>
  before.row.original.room === after.row.original.room &&
  before.row.original.index === after.row.original.index &&
  before.columns === after.columns &&
  before.isSelected === after.isSelected;

export const metaOf = (cell: RoomCell) => cell.column.columnDef.meta;

/**
 * The content of a cell. It is called and not mounted as a component, as FlexRender would: columns are created
 * anew whenever their captions change, and text typed into a field must survive that.
 */
export function drawCell(cell: RoomCell): ReactNode {
  const draw = cell.column.columnDef.cell;
  return typeof draw === "function" ? draw(cell.getContext()) : draw;
}

export function cellClass(cell: RoomCell) {
  const meta = metaOf(cell);
  return classNames(
    meta?.isNumber && table["num"],
    meta?.opensGroup && table["rule"],
    (meta?.isStrong || cell.column.getIsSorted()) && table["strong"],
    meta?.isQuiet && css["quiet"],
    meta?.zone === "actions" && css["actions"],
  );
}

/** Data attributes that style a line. */
export function lineStates(room: RoomRow | null, isSelected: boolean) {
  const state = rowDisplay(room);
  return {
    "data-miss": state === "unmatched" || undefined,
    "data-wrong": state === "refused" || state === "unsatisfied" || undefined,
    "data-stale": (state === "matched" && room?.standing !== "matched") || undefined,
    "data-sel": isSelected || undefined,
    "aria-current": isSelected || undefined,
  };
}
