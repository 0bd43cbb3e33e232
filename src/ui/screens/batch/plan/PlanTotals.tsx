import type { PlanTotal } from "#domain/building/batch/state/plan.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { WindowedRows } from "../../../kit/table/WindowedRows.tsx";
import { OwnTag } from "../../../kit/tags/OwnTag.tsx";
import text from "../../../kit/styles/text.module.css";
import { useFixedRows } from "../../../page/browser/useFixedRows.ts";
import css from "./Plan.module.css";

const ROW_HEIGHT = 32;
const MOST_SHOWN = 8;
const BORDERS = 2;

const Model = ({ of: { productId, model, library } }: { readonly of: PlanTotal }) => (
  <span className={css["model"]}>
    <span className={text["clip"]} title={model}>
      {model}
    </span>
    <OwnTag library={library ?? (isOwnProduct(productId) ? null : undefined)} isShort />
  </span>
);

const columnsOf = (model: string): readonly DataColumn<PlanTotal>[] => [
  drawnColumn(model, (total) => <Model of={total} />, { width: 208 }),
  textColumn("系列", ({ seriesName }) => seriesName || null, { className: text["ink2"] }),
  figureColumn("房间", ({ rooms }) => formatNumber(rooms, 0), { width: 88 }),
  figureColumn("数量", ({ units }) => formatNumber(units, 0), { width: 88, className: table["strong"] }),
];

/**
 * The quantities by model, or by another identification of products. Only some are shown, because a large building
 * has more models than a dialog has lines.
 */
export function PlanTotals({ totals, model: header }: { totals: readonly PlanTotal[]; model: string }) {
  const { scrollRef, indexes, before, after } = useFixedRows(totals.length, ROW_HEIGHT);
  const columns = columnsOf(header);
  const first = indexes[0] ?? 0;
  return (
    <TableBox
      kind="framed"
      label={`按${header}汇总`}
      ref={scrollRef}
      className={css["totals"]}
      style={{ height: (1 + Math.min(totals.length, MOST_SHOWN)) * ROW_HEIGHT + BORDERS }}
    >
      <DataTable isDense isLow columns={columns} rowCount={totals.length}>
        <WindowedRows
          columns={columns}
          rows={totals.slice(first, first + indexes.length)}
          rowKey={({ productId }) => productId}
          first={first}
          before={before}
          after={after}
        />
      </DataTable>
    </TableBox>
  );
}
