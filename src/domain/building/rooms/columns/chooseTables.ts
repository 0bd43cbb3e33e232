import type { ColumnField } from "../importPreview.ts";
import { isStoreyName, rowThatIsNoRoom } from "../rows/noRoomRow.ts";
import { isFreshFigure, kindOf } from "../columnFields.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import { cellText, isBlank } from "../../../base/sheet/SheetGrid.ts";

export interface TableFound {
  readonly table: ScheduleTable;
  readonly id: string;
  readonly form: string;
  /** Number of non-empty rows. */
  readonly rows: number;
  /** Why it is not read unless a person selects it; empty if it is read. */
  readonly note: string;
}

const needsOf = (fields: ReadonlySet<ColumnField>) =>
  [...fields].filter(
    (field) => !isFreshFigure(field) && ["power", "flow", "ratio"].includes(kindOf(field) ?? ""),
  );

/** A table whose header has a smaller share of the best one's score is a summary, not a part of the schedule. */
const LEAST_SHARE = 0.6;

/**
 * Which tables form the schedule: the best one, and those that state the same fields for other rooms. Others, such
 * as a summary of storeys, an older sheet or a hidden one, are listed and read only if a person selects them.
 */
export function chooseTables(found: readonly Omit<TableFound, "note">[]): readonly TableFound[] {
  const [best] = found
    .filter(({ table }) => !table.grid.isHidden)
    .toSorted((one, other) => other.table.header.score - one.table.header.score || other.rows - one.rows);
  if (!best) return found.map((one) => ({ ...one, note: "隐藏的工作表" }));
  if (found.length === 1) return [{ ...best, note: "" }];
  const codes = codesOf(best.table);
  return found.map((one) => {
    const note = one === best ? "" : whyNot(one.table, best.table, codes, one.form === best.form);
    if (note === "" && one !== best) for (const code of codesOf(one.table)) codes.add(code);
    return { ...one, note };
  });
}

function whyNot(
  table: ScheduleTable,
  best: ScheduleTable,
  codes: ReadonlySet<string>,
  isSameForm: boolean,
): string {
  if (table.grid.isHidden) return "隐藏的工作表";
  if (!isSameForm) {
    const needs = needsOf(best.header.fields);
    const has = table.header.fields;
    if (needs.length > 0 && !needs.some((field) => has.has(field))) return "没有负荷";
    if (table.header.score < best.header.score * LEAST_SHARE) return "列比其他表少";
    if (mostlyStoreys(table)) return "按楼层汇总";
  }
  const own = [...codesOf(table)];
  const known = own.filter((code) => codes.has(code)).length;
  return own.length > 0 && table.grid !== best.grid && known * 2 > own.length ? "房间编号与其他表相同" : "";
}

/** The labels that identify its rooms, code and name together. */
function codesOf(table: ScheduleTable): Set<string> {
  const labels = labelsOf(table);
  return new Set(labels.filter((label) => label !== "" && rowThatIsNoRoom(label) === null));
}

function labelsOf({ grid, header, firstDataRow, endRow }: ScheduleTable): string[] {
  const columns = header.columns.filter(
    ({ match }) => match?.field === "roomCode" || match?.field === "roomName",
  );
  const labels: string[] = [];
  for (let row = firstDataRow; row < endRow; row++) {
    const cells = grid.rows[row] ?? [];
    const texts = columns.flatMap(({ column }) => (isBlank(cells[column]) ? [] : [cellText(cells[column])]));
    if (texts.length > 0) labels.push(texts.join(" "));
  }
  return labels;
}

function mostlyStoreys(table: ScheduleTable): boolean {
  const labels = labelsOf(table).filter((label) => rowThatIsNoRoom(label) === null);
  return labels.filter(isStoreyName).length * 2 > labels.length;
}
