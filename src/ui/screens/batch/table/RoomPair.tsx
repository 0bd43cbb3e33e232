import { memo } from "react";
import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import {
  cellClass,
  drawCell,
  drawsTheSame,
  lineStates,
  metaOf,
  type RoomCell,
  type RoomLineProps,
} from "./roomCells.ts";
import { CorrectedLabel } from "./ModelCell.tsx";
import { RowNote } from "./RowNote.tsx";
import { rowDisplay } from "./rowDisplay.ts";

/** Line 2 of a match: the label over the columns without figures, then the corrected figures. */
function secondLine(cells: readonly RoomCell[], room: RoomRow) {
  const covered = cells.filter((cell) => metaOf(cell)?.secondLine === "covered").length;
  return cells.map((cell) => {
    const line = metaOf(cell)?.secondLine;
    if (line === "label")
      return (
        <td key={cell.id} className={classNames(table["rule"], table["caption"])} colSpan={1 + covered}>
          <CorrectedLabel room={room} />
        </td>
      );
    return typeof line === "function" ? (
      <td key={cell.id} className={cellClass(cell)}>
        {line(room)}
      </td>
    ) : null;
  });
}

/** A room as one virtual row of 32 + 24 px: the chosen model above, its corrected figures below. */
function Pair({ row, isSelected }: RoomLineProps) {
  const { room, index } = row.original;
  const cells = row.getVisibleCells();
  const results = cells.filter((cell) => metaOf(cell)?.zone === "result");
  const state = rowDisplay(room);
  const line = lineStates(room, isSelected);
  // The header is row 1; each room has two.
  const ariaRow = 2 + 2 * index;
  const draw = (cell: RoomCell) => (
    <td key={cell.id} rowSpan={metaOf(cell)?.secondLine ? undefined : 2} className={cellClass(cell)}>
      {drawCell(cell)}
    </td>
  );
  return (
    <tbody data-row={index}>
      <tr className={table["top"]} aria-rowindex={ariaRow} {...line}>
        {cells.map((cell) => {
          if (state === "matched" || metaOf(cell)?.zone !== "result") return draw(cell);
          return cell === results[0] ? (
            <RowNote key={cell.id} room={room} state={state} colSpan={results.length} line="what" />
          ) : null;
        })}
      </tr>
      <tr className={table["sub"]} aria-rowindex={ariaRow + 1} {...line}>
        {state === "matched" && room ? (
          secondLine(results, room)
        ) : (
          <RowNote room={room} state={state} colSpan={results.length} line="why" />
        )}
      </tr>
    </tbody>
  );
}

export const RoomPair = memo(Pair, drawsTheSame);
