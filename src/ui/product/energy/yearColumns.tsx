import { yearSumText } from "#domain/products/energy/energyWords.ts";
import { countedHours, type SummedRow } from "#domain/products/energy/sumRows.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import css from "../../energy/Energy.module.css";

export interface SummedYear {
  readonly rows: readonly SummedRow[];
  readonly energy: number;
  readonly missing: number;
}

export interface YearTexts<Row> {
  readonly hours: (row: Row) => string;
  readonly energy: (row: Row) => string;
  readonly remark: (row: Row) => string;
  /** Number of rows of a load, in its first row; 0 in the others. */
  readonly rowSpan?: (row: Row) => number;
}

export const SUM = () => "合计";

/**
 * The last columns of a year by load, with 合计 of the loads that have a figure, and the number of those without
 * one.
 */
export function yearColumns<Row>(year: SummedYear, texts: YearTexts<Row>): readonly DataColumn<Row>[] {
  const span = texts.rowSpan === undefined ? {} : { rowSpan: texts.rowSpan };
  return [
    {
      id: "hours",
      header: "时间",
      accessorFn: texts.hours,
      footer: () => formatNumber(countedHours(year.rows), 0),
      meta: { ...span, unit: "h", isFigure: true },
    },
    {
      id: "energy",
      header: "耗电",
      accessorFn: texts.energy,
      footer: () => <b>{yearSumText(year)}</b>,
      meta: { ...span, unit: "kWh", isFigure: true },
    },
    {
      id: "remark",
      header: "说明",
      accessorFn: texts.remark,
      footer: () => year.missing > 0 && <span className={css["miss"]}>不含 {year.missing} 行</span>,
      meta: span,
    },
  ];
}
