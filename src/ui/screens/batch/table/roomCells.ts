import type { Cell, Row } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import type { RoomTableFeatures, RoomTableRow } from "./RoomColumn.ts";
import css from "./RoomTable.module.css";
import { rowState } from "./rowState.ts";

export type RoomCell = Cell<RoomTableFeatures, RoomTableRow>;

export interface RoomLineProps {
  readonly row: Row<RoomTableFeatures, RoomTableRow>;
  /** Stands for the columns that are shown and how they are sorted: the row object does not say when they change. */
  readonly columns: string;
  readonly isSelected: boolean;
}

/** Row objects are made anew for every window; what a line draws is its room. */
export const drawsTheSame = (before: RoomLineProps, after: RoomLineProps) =>
  before.row.original.room === after.row.original.room &&
  before.row.original.index === after.row.original.index &&
  before.columns === after.columns &&
  before.isSelected === after.isSelected;

export const metaOf = (cell: RoomCell) => cell.column.columnDef.meta;

/**
 * What a cell shows. Called and not mounted as a component, as FlexRender would: columns are made anew whenever their
 * captions change, and what is typed into a field must not go with the old ones.
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

/** What a line's looks hang on. */
export function lineStates(room: RoomRow | null, isSelected: boolean) {
  const state = rowState(room);
  return {
    "data-miss": state === "unmatched" || undefined,
    "data-wrong": state === "refused" || state === "unsatisfied" || undefined,
    "data-doubt": (state === "matched" && room?.standing !== "matched") || undefined,
    "data-sel": isSelected || undefined,
    "aria-current": isSelected || undefined,
  };
}
