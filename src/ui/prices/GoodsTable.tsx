import { useMemo, useState } from "react";
import type { GoodsSupplier } from "#api/contract/goods.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { DataTable } from "../kit/table/DataTable.tsx";
import { TableBox } from "../kit/table/TableBox.tsx";
import { goodsColumns } from "./goodsColumns.tsx";
import { GoodsRows } from "./GoodsRows.tsx";
import css from "./Prices.module.css";
import type { GoodsSearch } from "./useGoodsSearch.ts";
import { useInfiniteScroll } from "./useInfiniteScroll.ts";

const SKELETON = { rows: 8 };

export interface GoodsTableProps {
  readonly search: GoodsSearch;
  readonly onContact: (supplier: GoodsSupplier) => void;
}

/** The goods found. The list loads more on scrolling. */
export function GoodsTable({ search, onContact }: GoodsTableProps) {
  const { goods, total, hasMore, isFetching, more } = search;
  const { box, onScroll } = useInfiniteScroll(hasMore && !isFetching, more);
  const [today] = useState(() => formatDay(Date.now()));
  const isEmpty = goods.length === 0;
  const columns = useMemo(() => goodsColumns(today, onContact), [today, onContact]);
  return (
    <TableBox kind="page" className={css["scroll"]} label="价格列表" ref={box} onScroll={onScroll}>
      <DataTable
        label="价格"
        className={css["table"]}
        rowHeight={44}
        isBusy={isFetching}
        columns={columns}
        {...(isEmpty && { rows: null, skeleton: SKELETON })}
      >
        {goods.map((each) => (
          <GoodsRows key={each.id} goods={each} columns={columns} />
        ))}
      </DataTable>
      {!isEmpty && (
        <p className={css["more"]} role="status">
          {isFetching
            ? "正在加载…"
            : hasMore
              ? `已显示 ${formatNumber(goods.length, 0)} / ${formatNumber(total ?? 0, 0)}`
              : `已显示全部 ${formatNumber(goods.length, 0)} 种`}
        </p>
      )}
    </TableBox>
  );
}
