import { yearSumText } from "#domain/products/energy/energyWords.ts";
import { countedHours, type SummedRow } from "#domain/products/energy/sumRows.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import table from "../../kit/table/table.module.css";
import css from "../../energy/Energy.module.css";

/** The last heads of a year that is told load by load. */
export const YearHeads = () => (
  <>
    <th scope="col" className={table["num"]}>
      时间<small>h</small>
    </th>
    <th scope="col" className={table["num"]}>
      耗电<small>kWh</small>
    </th>
    <th scope="col">说明</th>
  </>
);

export interface YearFootProps {
  readonly year: { readonly rows: readonly SummedRow[]; readonly energy: number; readonly missing: number };
  /** Columns before those of `YearHeads`. */
  readonly span: number;
}

/** 合计 of the loads that have a figure, and how many have none. */
export const YearFoot = ({ year, span }: YearFootProps) => (
  <tfoot>
    <tr>
      <th scope="row" colSpan={span}>
        合计
      </th>
      <td className={table["num"]}>{formatNumber(countedHours(year.rows), 0)}</td>
      <td className={table["num"]}>
        <b>{yearSumText(year)}</b>
      </td>
      <td className={css["miss"]}>{year.missing > 0 && `不含 ${year.missing} 行`}</td>
    </tr>
  </tfoot>
);
