import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { BY_ROW, unitChoices } from "#domain/building/rooms/columns/askAboutColumns.ts";
import type {
  ColumnField,
  ColumnUse,
  MappedColumn,
  ScheduleForm,
} from "#domain/building/rooms/importPreview.ts";
import { COLUMN_FIELDS, columnTitle } from "#domain/building/rooms/columnFields.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import css from "./Mapping.module.css";

interface ColumnMappingProps {
  readonly form: ScheduleForm;
  /** Title of the form if there are several. */
  readonly title: string;
  /** Whether the columns are rows in the spreadsheet. */
  readonly isTurned: boolean;
  readonly onChange: (at: number, use: ColumnUse) => void;
}

/** A column and its index in the schedule. */
interface Placed {
  readonly column: MappedColumn;
  readonly at: number;
}

/** Up to this number of unused columns is always shown, since folding them would save nothing. */
const MOST_UNUSED_SHOWN = 3;

/** The columns with their recognised fields, units and first values; each can be changed. */
export function ColumnMapping({ form, title, isTurned, onChange }: ColumnMappingProps) {
  const [showsAll, setShowsAll] = useState(false);
  const placed = form.columns.map((column, at) => ({ column, at }));
  const isPlainlyUnused = ({ field, note }: MappedColumn) => field === null && note === "";
  const unused = placed.filter(({ column }) => isPlainlyUnused(column));
  const folds = !showsAll && unused.length > MOST_UNUSED_SHOWN;
  const shown = folds ? placed.filter(({ column }) => !isPlainlyUnused(column)) : placed;
  return (
    <section>
      <h3 className={css["section"]}>
        {title}
        {form.isRemembered && <small>按上次对此表式的选择读取</small>}
      </h3>
      <TableBox kind="framed">
        <DataTable
          label={title}
          className={css["mapping"]}
          isDense
          isLow
          columns={columnsOf(isTurned, onChange)}
          rows={shown}
          rowKey={({ column }) => column.letter}
          rowProps={({ column }) => ({ "data-unused": column.field === null || undefined })}
        />
        {folds && (
          <p className={css["folded"]}>
            <span title={unused.map(({ column: { header } }) => header).join("、")}>
              其余 {unused.length} 列不导入：
              {unused
                .map(
                  ({ column: { letter, header, isHidden } }) =>
                    `${letter} ${header}${isHidden ? "（隐藏）" : ""}`,
                )
                .join("、")}
            </span>
            <LinkButton small onClick={() => setShowsAll(true)}>
              展开
            </LinkButton>
          </p>
        )}
      </TableBox>
    </section>
  );
}

const UNUSED = "";
const FIELDS = [
  { value: UNUSED, label: "不导入" },
  ...COLUMN_FIELDS.map((field) => ({ value: field as string, label: columnTitle(field) })),
];
const fieldOf = (value: string): ColumnField | null => COLUMN_FIELDS.find((field) => field === value) ?? null;

const MAPPED: readonly DataColumn<Placed>[] = [
  drawnColumn("表头", (row) => {
    const { header, isHidden, note } = row.column;
    return (
      <>
        {header}
        {(isHidden || note) && <small>{[isHidden && "隐藏的列", note].filter(Boolean).join("，")}</small>}
      </>
    );
  }),
  textColumn("前三个值", ({ column: { samples } }) => (samples.length === 0 ? null : samples.join("　"))),
];

interface UseSelectProps {
  readonly column: MappedColumn;
  readonly onChange: (use: ColumnUse) => void;
}

const FieldSelect = ({ column: { letter, field, unit }, onChange }: UseSelectProps) => (
  <NativeSelect
    size="xs"
    aria-label={`${letter} 列读作`}
    data={FIELDS}
    value={field ?? UNUSED}
    onChange={({ currentTarget }) => {
      const chosen = fieldOf(currentTarget.value);
      onChange({ field: chosen, unit: keptUnit(chosen, unit) });
    }}
  />
);

function UnitSelect({ column, onChange }: UseSelectProps) {
  const { letter, field, unit, isUnitAssumed, unitLetter } = column;
  const units = unitChoices(field).map((label) => ({ value: label, label }));
  const choices = unitLetter === "" ? units : [{ value: BY_ROW, label: `按 ${unitLetter} 列` }, ...units];
  return (
    <>
      {choices.length > 0 && (
        <NativeSelect
          size="xs"
          aria-label={`${letter} 列单位`}
          data={choices}
          value={unit}
          onChange={({ currentTarget }) => onChange({ field, unit: currentTarget.value })}
        />
      )}
      {isUnitAssumed && <small>表头未注明</small>}
    </>
  );
}

const columnsOf = (
  isTurned: boolean,
  onChange: ColumnMappingProps["onChange"],
): readonly DataColumn<Placed>[] => [
  textColumn(isTurned ? "行" : "列", ({ column }) => column.letter, { width: 44 }),
  ...MAPPED,
  drawnColumn(
    "读作",
    (row) => <FieldSelect column={row.column} onChange={(use) => onChange(row.at, use)} />,
    { width: 148 },
  ),
  drawnColumn("单位", (row) => <UnitSelect column={row.column} onChange={(use) => onChange(row.at, use)} />, {
    width: 136,
  }),
];

/** Keeps the unit if the new field allows it, such as W for a heating load instead of a cooling load. */
function keptUnit(field: ColumnField | null, unit: string): string {
  const units = unitChoices(field);
  return units.includes(unit) ? unit : (units[0] ?? "");
}
