import { memo } from "react";
import type { GoodsSupplier, PricedGoods } from "#api/contract/goods.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { DataColumn } from "../kit/table/DataColumn.ts";
import { DataRow } from "../kit/table/DataRow.tsx";
import type { GoodsLine } from "./goodsColumns.tsx";
import css from "./Prices.module.css";

export interface GoodsRowsProps {
  readonly goods: PricedGoods;
  readonly columns: readonly DataColumn<GoodsLine>[];
}

const keyOf = (supplier: GoodsSupplier | null) => supplier && `${supplier.id} ${supplier.areaCode}`;

/** Goods with one line for each supplier's price. */
export const GoodsRows = memo(function GoodsRows({ goods, columns }: GoodsRowsProps) {
  const { suppliers, supplierCount } = goods;
  const hidden = supplierCount - suppliers.length;
  return (
    <tbody className={css["goods"]}>
      {(suppliers.length === 0 ? [null] : suppliers).map((supplier, at) => (
        <DataRow
          key={keyOf(supplier)}
          columns={columns}
          row={{ goods, supplier, isFirst: at === 0 }}
          index={at}
        />
      ))}
      {hidden > 0 && (
        <tr className={css["hidden"]}>
          <td colSpan={columns.length}>还有 {formatNumber(hidden, 0)} 家报价，选择更小的地区查看</td>
        </tr>
      )}
    </tbody>
  );
});
