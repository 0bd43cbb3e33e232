import { FlexRender, type Cell, type Row } from "@tanstack/react-table";
import { memo } from "react";
import type { RoomRow } from "#domain/batch/batchState.ts";
import { classNames } from "../../../components/classNames.ts";
import table from "../../../components/table/table.module.css";
import css from "./RoomTable.module.css";
import type { RoomTableFeatures, RoomTableRow } from "./RoomColumn.ts";
import { RowNote } from "./RowNote.tsx";
import { rowState } from "./rowState.ts";

type RoomCell = Cell<RoomTableFeatures, RoomTableRow>;

export interface RoomPairProps {
  readonly row: Row<RoomTableFeatures, RoomTableRow>;
  /** Stands for the columns that are shown: the row object does not say when they change. */
  readonly columns: string;
  readonly isSelected: boolean;
}

const metaOf = (cell: RoomCell) => cell.column.columnDef.meta;

function classOf(cell: RoomCell) {
  const meta = metaOf(cell);
  return classNames(
    meta?.isNumber && table["num"],
    meta?.opensGroup && table["rule"],
    meta?.isStrong && table["strong"],
    meta?.isQuiet && css["quiet"],
  );
}

/** Line 2 of a match: the label over the columns without figures, then the corrected figures. */
function secondLine(cells: readonly RoomCell[], room: RoomRow) {
  const covered = cells.filter((cell) => metaOf(cell)?.secondLine === "covered").length;
  return cells.map((cell) => {
    const line = metaOf(cell)?.secondLine;
    if (line === "label")
      return (
        <td key={cell.id} className={classNames(table["rule"], table["caption"])} colSpan={1 + covered}>
          计算修正值：
        </td>
      );
    return typeof line === "function" ? (
      <td key={cell.id} className={classOf(cell)}>
        {line(room)}
      </td>
    ) : null;
  });
}

/** One room, one virtual row of 32 + 24 px: the chosen model above, its corrected figures below. */
function Pair({ row, isSelected }: RoomPairProps) {
  const { room, index } = row.original;
  const cells = row.getVisibleCells();
  const results = cells.filter((cell) => metaOf(cell)?.zone === "result");
  const state = rowState(room);
  const line = {
    "data-miss": state === "unmatched" || undefined,
    "data-wrong": state === "refused" || undefined,
    "data-sel": isSelected || undefined,
    "aria-current": isSelected || undefined,
  };
  // The header is row 1; each room has two.
  const ariaRow = 2 + 2 * index;
  const draw = (cell: RoomCell) => (
    <td key={cell.id} rowSpan={metaOf(cell)?.secondLine ? undefined : 2} className={classOf(cell)}>
      <FlexRender cell={cell} />
    </td>
  );
  return (
    <tbody data-row={index}>
      <tr className={table["top"]} aria-rowindex={ariaRow} {...line}>
        {cells.map((cell) => {
          if (state === "matched" || metaOf(cell)?.zone !== "result") return draw(cell);
          return cell === results[0] ? (
            <RowNote key={cell.id} room={room} state={state} colSpan={results.length} line={1} />
          ) : null;
        })}
      </tr>
      <tr className={table["sub"]} aria-rowindex={ariaRow + 1} {...line}>
        {state === "matched" && room ? (
          secondLine(results, room)
        ) : (
          <RowNote room={room} state={state} colSpan={results.length} line={2} />
        )}
      </tr>
    </tbody>
  );
}

/** Row objects are made anew for every window; what a row draws is its room. */
export const RoomPair = memo(
  Pair,
  (before, after) =>
    before.row.original.room === after.row.original.room &&
    before.row.original.index === after.row.original.index &&
    before.columns === after.columns &&
    before.isSelected === after.isSelected,
);
