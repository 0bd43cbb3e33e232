import { memo } from "react";
import table from "../../../kit/table/table.module.css";
import { cellClass, drawCell, drawsTheSame, lineStates, metaOf, type RoomLineProps } from "./roomCells.ts";
import { RowNote } from "./RowNote.tsx";
import { rowDisplay } from "./rowDisplay.ts";

/** A room of a kind without correction, as one virtual row of 36 px. */
function Line({ row, isSelected }: RoomLineProps) {
  const { room, index } = row.original;
  const cells = row.getVisibleCells();
  const results = cells.filter((cell) => metaOf(cell)?.zone === "result");
  const state = rowDisplay(room);
  return (
    <tbody data-row={index}>
      {/* The header is row 1. */}
      <tr className={table["one"]} aria-rowindex={2 + index} {...lineStates(room, isSelected)}>
        {cells.map((cell) => {
          if (state === "matched" || metaOf(cell)?.zone !== "result")
            return (
              <td key={cell.id} className={cellClass(cell)}>
                {drawCell(cell)}
              </td>
            );
          return cell === results[0] ? (
            <RowNote key={cell.id} room={room} state={state} colSpan={results.length} line="both" />
          ) : null;
        })}
      </tr>
    </tbody>
  );
}

export const RoomLine = memo(Line, drawsTheSame);
