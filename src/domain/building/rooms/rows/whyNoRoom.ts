import type { ColumnReading } from "./ColumnReading.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { isPartName, isStoreyName, rowThatIsNoRoom, TOTAL_ROW } from "./noRoomRow.ts";
import { figureField } from "../columnFields.ts";
import { cellText, isBlank, type Cell } from "../../../base/sheet/SheetGrid.ts";

const ROWS_LOOKED_AT = 2000;

/** Why a row gives no room. */
export interface RowProblem {
  readonly reason: string;
  /** The text that stands alone in the row; empty if it is no heading. */
  readonly heading: string;
  /** `room`: it would be a room if it could be read. */
  readonly of: "room" | "total" | "other";
}

const no = (reason: string, heading = ""): RowProblem => ({ reason, heading, of: "other" });
const total = (reason: string): RowProblem => ({ reason, heading: "", of: "total" });

interface Columns {
  /** The columns other than those of the location. */
  readonly identifying: readonly ColumnReading[];
  readonly storeysAreRooms: boolean;
}

/** Why a row is no room, judged by its words; `null` if they do not say so. */
export function whyNoRoom(
  cells: readonly Cell[],
  { identifying: columns, storeysAreRooms: keepsStoreys }: Columns,
  { roomCode, roomName }: { roomCode: string; roomName: string },
  { isTitle, isStated }: { isTitle: boolean; isStated: boolean },
): RowProblem | null {
  const isLabelled = roomCode !== "" || roomName !== "";
  // The word 合计 often stands in a column that is not mapped.
  const texts = isLabelled ? [roomCode, roomName] : cells.filter((cell) => typeof cell === "string");
  // Printed schedules repeat their header on every page, and number their columns below it.
  if (
    columns.every(({ column, header }) => isBlank(cells[column]) || cellText(cells[column]).trim() === header)
  )
    return no("重复的表头不是房间");
  for (const text of texts) {
    const reason = rowThatIsNoRoom(text, isStated);
    if (reason) return reason === TOTAL_ROW ? total(reason) : no(reason);
  }
  if (isTitle) return no("合并单元格的标题行不是房间", texts.find((text) => text !== "") ?? "");
  if (numbersColumns(cells)) return no("列号行不是房间");
  const label = roomCode || roomName;
  const isAlone = isLabelled && (roomCode === "" || roomName === "" || roomCode === roomName);
  if (!isAlone) return null;
  if (!isStated && isPartName(label)) return no("楼层或分区的标题行不是房间", label);
  return isStated && !keepsStoreys && columns.length > 2 && isStoreyName(label)
    ? total("楼层的小计行不是房间")
    : null;
}

/** 1 2 3 4 … below the header. */
function numbersColumns(cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (first !== 1 && !(typeof first === "string" && first.trim() === "1")) return false;
  return (
    cells.every((cell, at) => isBlank(cell) || Number(cell) === at + 1) &&
    cells.filter((cell) => !isBlank(cell)).length > 2
  );
}

/** Whether the schedule's rooms are whole storeys, as for a small house. */
export function storeysAreRooms(
  { grid, firstDataRow, endRow }: ScheduleTable,
  columns: readonly ColumnReading[],
): boolean {
  const labelled = columns.filter(({ field }) => field === "roomCode" || field === "roomName");
  let storeys = 0;
  let others = 0;
  for (let row = firstDataRow; row < Math.min(endRow, firstDataRow + ROWS_LOOKED_AT); row++) {
    const cells = grid.rows[row] ?? [];
    const texts = labelled.flatMap(({ column }) => (isBlank(cells[column]) ? [] : [cellText(cells[column])]));
    if (texts.length === 0 || texts.some((text) => rowThatIsNoRoom(text) !== null)) continue;
    const isStated = columns.some(
      ({ column, field }) => field !== null && figureField(field) && !isBlank(cells[column]),
    );
    if (!isStated) continue;
    if (texts.every(isStoreyName)) storeys++;
    else others++;
  }
  return storeys > others;
}
