import type { DataColumn } from "./DataColumn.ts";
import table from "./table.module.css";

/** A line of sums: each starts below its column and spans the columns up to the next. */
export function DataFoot<Row>({ columns }: { readonly columns: readonly DataColumn<Row>[] }) {
  const begins = columns.flatMap(({ footer }, at) => (footer ? [at] : []));
  return (
    <tfoot>
      <tr>
        {begins.map((from, index) => {
          const { id, footer, meta } = columns[from]!;
          const Tag = index === 0 ? "th" : "td";
          return (
            <Tag
              key={id}
              {...(index === 0 ? { scope: "row" } : {})}
              colSpan={(begins[index + 1] ?? columns.length) - from}
              className={meta?.isFigure && index > 0 ? table["num"] : undefined}
            >
              {footer?.()}
            </Tag>
          );
        })}
      </tr>
    </tfoot>
  );
}
