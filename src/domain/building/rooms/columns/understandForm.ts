import { askAboutColumns, readAs, asUse } from "./askAboutColumns.ts";
import { columnFacts } from "./columnFacts.ts";
import type { ColumnReading } from "../rows/ColumnReading.ts";
import type { TableFound } from "./chooseTables.ts";
import type { ScheduleTable } from "../header/findTables.ts";
import type { FormChoice, FoundTable, ImportChoice, MappedColumn, ScheduleForm } from "../importPreview.ts";
import { proposeColumns, type Proposal } from "./proposeColumns.ts";
import { sampleTexts } from "./sampleTexts.ts";
import { columnLetter } from "../../../base/sheet/SheetGrid.ts";

/** How earlier schedules were read, by the key of their form. */
export type RememberedForms = Readonly<Record<string, FormChoice>>;

/** Tables with the same header, and how their columns are read. */
export interface UnderstoodForm {
  readonly key: string;
  readonly found: readonly TableFound[];
  /** The table from which the columns were understood. */
  readonly first: ScheduleTable;
  readonly proposal: Proposal;
  readonly readings: readonly ColumnReading[];
  readonly isRemembered: boolean;
}

/** The forms, in the order of the schedule. */
export function understandForms(
  found: readonly TableFound[],
  forms: ImportChoice["forms"],
  remembered: RememberedForms,
): readonly UnderstoodForm[] {
  return [...new Set(found.map(({ form }) => form))].flatMap((key) => {
    const alike = found.filter(({ form }) => form === key);
    const [largest] = alike.toSorted((one, other) => other.rows - one.rows);
    if (!largest) return [];
    const proposal = proposeColumns(largest.table);
    const kept = remembered[key];
    const isRemembered = kept?.length === proposal.columns.length;
    const choice = forms[key] ?? (isRemembered ? kept : undefined);
    const readings = proposal.columns.map((column, at) => {
      const use = choice?.[at];
      return use ? readAs(column, use) : column;
    });
    return [{ key, found: alike, first: largest.table, proposal, readings, isRemembered }];
  });
}

/** The columns for another table of the form, which may stand further to the right. */
export function readingsFor(
  { first, readings }: UnderstoodForm,
  table: ScheduleTable,
): readonly ColumnReading[] {
  const shift = (table.header.columns[0]?.column ?? 0) - (first.header.columns[0]?.column ?? 0);
  if (shift === 0) return readings;
  return readings.map((reading) => ({
    ...reading,
    column: reading.column + shift,
    unitColumn: reading.unitColumn === null ? null : reading.unitColumn + shift,
  }));
}

export function describeForm(form: UnderstoodForm, isRead: (one: TableFound) => boolean): ScheduleForm {
  const { key, found, first, proposal, readings, isRemembered } = form;
  return {
    key,
    isRemembered,
    columns: readings.map((reading, at): MappedColumn => {
      const facts = proposal.facts[at] ?? columnFacts(first, reading.column);
      return {
        letter: first.grid.isTurned ? String(reading.column + 1) : columnLetter(reading.column),
        header: reading.header,
        ...asUse(reading),
        isUnitAssumed: reading.isUnitAssumed,
        unitLetter: reading.unitColumn === null ? "" : columnLetter(reading.unitColumn),
        samples: sampleTexts(first, reading, facts),
        isHidden: reading.isHidden,
        note: reading.note,
      };
    }),
    tables: found.map((one): FoundTable => ({
      id: one.id,
      place: placeOf(one.table),
      rows: one.rows,
      isRead: isRead(one),
      note: one.note,
    })),
    questions: isRemembered ? [] : askAboutColumns(proposal),
  };
}

const placeOf = ({ grid, header, firstColumn }: ScheduleTable) =>
  [
    grid.name,
    header.depth > 0 && !grid.isTurned && `第 ${header.top + 1} 行起`,
    firstColumn > 0 && `${columnLetter(firstColumn)} 列起`,
  ]
    .filter(Boolean)
    .join("，");
