import type { PlanTotal } from "#domain/building/batch/state/plan.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import table from "../../../kit/table/table.module.css";
import text from "../../../kit/styles/text.module.css";
import { Spacer } from "../table/Spacer.tsx";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import css from "./Plan.module.css";

const ROW_HEIGHT = 32;
const MOST_SHOWN = 8;
const BORDERS = 2;
const COLUMNS = 4;

/** The bill by model, or whatever else products are told by; a large building has more models than a dialog has lines. */
export function PlanTotals({ totals, model: header }: { totals: readonly PlanTotal[]; model: string }) {
  const { scrollRef, indexes, before, after } = useFixedRows(totals.length, ROW_HEIGHT);
  const drawn = indexes.flatMap((index) => {
    const total = totals[index];
    return total === undefined ? [] : [{ ...total, index }];
  });
  return (
    <div
      ref={scrollRef}
      className={css["totals"]}
      style={{ height: (1 + Math.min(totals.length, MOST_SHOWN)) * ROW_HEIGHT + BORDERS }}
      role="region"
      aria-label={`按${header}汇总`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
    >
      <table className={table["vt"]} data-dense aria-rowcount={totals.length + 1}>
        <colgroup>
          <col style={{ width: 208 }} />
          <col />
          <col style={{ width: 88 }} />
          <col style={{ width: 88 }} />
        </colgroup>
        <thead>
          <tr className={css["lowHead"]} aria-rowindex={1}>
            <th scope="col">{header}</th>
            <th scope="col">系列</th>
            <th scope="col" className={table["num"]}>
              房间
            </th>
            <th scope="col" className={table["num"]}>
              数量
            </th>
          </tr>
        </thead>
        {before > 0 && <Spacer height={before} columns={COLUMNS} />}
        <tbody>
          {drawn.map(({ index, productId, model, seriesName, rooms, units }) => (
            <tr key={productId} aria-rowindex={index + 2}>
              <td title={model}>{model}</td>
              <td className={text["ink2"]}>{seriesName || MISSING}</td>
              <td className={table["num"]}>{formatNumber(rooms, 0)}</td>
              <td className={classNames(table["num"], table["strong"])}>{formatNumber(units, 0)}</td>
            </tr>
          ))}
        </tbody>
        {after > 0 && <Spacer height={after} columns={COLUMNS} />}
      </table>
    </div>
  );
}
