import { formatPlain } from "#domain/base/formatNumber.ts";
import { decimalsOf, formatQuantity } from "#domain/base/formatQuantity.ts";
import type { StandardVerdict } from "#domain/catalogue/standards/StandardVerdict.ts";
import text from "../../kit/styles/text.module.css";
import { figureColumn, rowHeadColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import css from "./StandardPanel.module.css";
import { gradeLimits } from "./verdictWords.ts";

const MOST_DECIMALS = 3;

interface Step {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

const COLUMNS: readonly DataColumn<Step>[] = [
  rowHeadColumn("项目", ({ name }) => name),
  figureColumn("数值", ({ value }) => value),
  figureColumn("单位", ({ unit }) => unit, { width: 44, className: text["dim"] }),
];

/** The calculation behind an efficiency grade, step by step. */
export function StandardSteps({ id, verdict }: { readonly id: string; readonly verdict: StandardVerdict }) {
  const steps = verdict.arithmetic.map(({ name, value, unit }) => ({
    name,
    value: decimalsOf(unit, value) === null ? formatPlain(value, MOST_DECIMALS) : formatQuantity(value, unit),
    unit,
  }));
  const isJudged = verdict.state !== "cannot-judge";
  return (
    <DataTable
      look="facts"
      id={id}
      className={css["steps"]}
      caption={isJudged ? verdict.table : "已知数值"}
      isHeadless
      columns={COLUMNS}
      rows={[...steps, ...(isJudged ? gradeLimits(verdict) : [])]}
      rowKey={({ name }) => name}
    />
  );
}
