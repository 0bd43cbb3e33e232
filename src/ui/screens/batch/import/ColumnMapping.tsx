import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import { BY_ROW, unitChoices } from "#domain/building/rooms/columns/askAboutColumns.ts";
import type {
  ColumnField,
  ColumnUse,
  MappedColumn,
  ScheduleForm,
} from "#domain/building/rooms/importPreview.ts";
import { COLUMN_FIELDS, fieldTitle } from "#domain/building/rooms/roomFields.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import css from "./Mapping.module.css";

interface ColumnMappingProps {
  readonly form: ScheduleForm;
  /** Names the form where there are several. */
  readonly title: string;
  /** What is read as columns are rows of the spreadsheet. */
  readonly isTurned: boolean;
  readonly onChange: (at: number, use: ColumnUse) => void;
}

/** Fewer are not worth a click. */
const MOST_UNUSED_SHOWN = 3;

/** Which column was understood as what, in which unit, with its first values; each can be read otherwise. */
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
      <div className={css["framed"]}>
        <table className={classNames(table["vt"], css["mapping"])} data-dense aria-label={title}>
          <colgroup>
            <col style={{ width: 44 }} />
            <col />
            <col />
            <col style={{ width: 148 }} />
            <col style={{ width: 136 }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{isTurned ? "行" : "列"}</th>
              <th scope="col">表头</th>
              <th scope="col">前三个值</th>
              <th scope="col">读作</th>
              <th scope="col">单位</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ column, at }) => (
              <MappingRow key={column.letter} column={column} onChange={(use) => onChange(at, use)} />
            ))}
          </tbody>
        </table>
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
      </div>
    </section>
  );
}

const UNUSED = "";
const FIELDS = [
  { value: UNUSED, label: "不导入" },
  ...COLUMN_FIELDS.map((field) => ({ value: field as string, label: fieldTitle(field) })),
];
const fieldOf = (value: string): ColumnField | null => COLUMN_FIELDS.find((field) => field === value) ?? null;

function MappingRow({ column, onChange }: { column: MappedColumn; onChange: (use: ColumnUse) => void }) {
  const { letter, header, field, unit, isUnitAssumed, unitLetter, samples, isHidden, note } = column;
  const units = unitChoices(field).map((label) => ({ value: label, label }));
  const choices = unitLetter === "" ? units : [{ value: BY_ROW, label: `按 ${unitLetter} 列` }, ...units];
  return (
    <tr data-unused={field === null || undefined}>
      <td>{letter}</td>
      <td>
        {header}
        {(isHidden || note) && <small>{[isHidden && "隐藏的列", note].filter(Boolean).join("，")}</small>}
      </td>
      <td>{samples.length === 0 ? MISSING : samples.join("　")}</td>
      <td>
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
      </td>
      <td>
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
      </td>
    </tr>
  );
}

/** W stays W when a cooling load turns out to be a heating one. */
function keptUnit(field: ColumnField | null, unit: string): string {
  const units = unitChoices(field);
  return units.includes(unit) ? unit : (units[0] ?? "");
}
