import { useState } from "react";
import type { GoodsSupplier } from "#api/contract/goods.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { SkeletonRows } from "../kit/layout/SkeletonRows.tsx";
import { classNames } from "../kit/layout/classNames.ts";
import table from "../kit/table/table.module.css";
import { GoodsRows } from "./GoodsRows.tsx";
import css from "./Prices.module.css";
import type { GoodsSearch } from "./useGoodsSearch.ts";
import { useInfiniteScroll } from "./useInfiniteScroll.ts";

const COLUMNS = [
  { key: "name", title: "名称", share: 23 },
  { key: "specification", title: "规格", share: 23 },
  { key: "brand", title: "品牌", share: 9 },
  { key: "unit", title: "单位", share: 6 },
  { key: "price", title: "价格", unit: "元，含税市场价", share: 18 },
  { key: "supplier", title: "供应商", share: 21 },
] as const;
const isNumber = (key: string) => key === "price";
const SKELETON = COLUMNS.map(({ key }) => ({ key, width: 64, isNumber: isNumber(key) }));

export interface GoodsTableProps {
  readonly search: GoodsSearch;
  readonly onContact: (supplier: GoodsSupplier) => void;
}

/** The goods that were found. The list grows while somebody scrolls. */
export function GoodsTable({ search, onContact }: GoodsTableProps) {
  const { goods, total, hasMore, isFetching, more } = search;
  const { box, onScroll } = useInfiniteScroll(hasMore && !isFetching, more);
  const [today] = useState(() => formatDay(Date.now()));
  const isEmpty = goods.length === 0;
  return (
    <div
      ref={box}
      className={classNames(table["scroll"], css["scroll"])}
      role="region"
      aria-label="价格列表"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has no other way to scroll it
      tabIndex={0}
      onScroll={onScroll}
    >
      <table className={classNames(table["vt"], css["table"])} aria-label="价格" aria-busy={isFetching}>
        <colgroup>
          {COLUMNS.map(({ key, share }) => (
            <col key={key} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ key, title, ...column }) => (
              <th key={key} scope="col" className={classNames(isNumber(key) && table["num"])}>
                {title}
                {"unit" in column && <small>{column.unit}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {isEmpty && (
          <tbody>
            <SkeletonRows rows={8} rowHeight={44} columns={SKELETON} />
          </tbody>
        )}
        {goods.map((each) => (
          <GoodsRows key={each.id} goods={each} today={today} onContact={onContact} />
        ))}
      </table>
      {!isEmpty && (
        <p className={css["more"]} role="status">
          {isFetching
            ? "正在加载…"
            : hasMore
              ? `已显示 ${formatNumber(goods.length, 0)} / ${formatNumber(total ?? 0, 0)}`
              : `已显示全部 ${formatNumber(goods.length, 0)} 种`}
        </p>
      )}
    </div>
  );
}
