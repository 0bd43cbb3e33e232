import type { CheckedTable } from "#domain/catalogue/tables/checkTable.ts";
import type { TableRemark } from "#domain/catalogue/tables/TableReading.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import text from "../../../../kit/styles/text.module.css";
import css from "./Tables.module.css";

interface NotReadProps {
  readonly table: CheckedTable;
  /** Other tables of the source, which were not understood. */
  readonly others: readonly TableRemark[];
}

interface Line {
  readonly what: string;
  readonly why: string;
}

function linesOf(
  { refused, leftOut, isTurned, lackedByBatch }: CheckedTable,
  others: readonly TableRemark[],
): readonly Line[] {
  const lines = [
    ...(lackedByBatch.length === 0
      ? []
      : [{ what: "批量选型", why: `不参与：缺少${lackedByBatch.join("、")}` }]),
    ...refused.map(({ place, product, message }) => ({
      what: [place, product].filter((part) => part !== "").join("，"),
      why: message,
    })),
    ...leftOut.map(({ field, reason }) => ({
      what: `“${field}”${isTurned ? "行" : "列"}`,
      why: `${reason}，不导入`,
    })),
    ...others.map(({ place, message }) => ({ what: place === "" ? "其他内容" : place, why: message })),
  ];
  return [...new Map(lines.map((line) => [`${line.what} ${line.why}`, line])).values()];
}

/** The parts of a source that are not imported, and why. */
export function NotRead({ table, others }: NotReadProps) {
  const lines = linesOf(table, others);
  if (lines.length === 0) return null;
  return (
    <section className={css["unread"]} aria-label="未读入">
      <h3>
        未读入 <small className={text["dim"]}>{formatNumber(lines.length, 0)} 处</small>
      </h3>
      <ul>
        {lines.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <span>{what}</span>
            <span className={text["ink2"]}>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
