import type { GoodsSupplier, PricedGoods } from "#api/contract/goods.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { isOlderThanYear } from "#domain/products/goods/priceAge.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import type { DataColumn } from "../kit/table/DataColumn.ts";
import table from "../kit/table/table.module.css";
import { SampleTag } from "../kit/tags/SampleTag.tsx";
import css from "./Prices.module.css";

/** What one of those who quote a price for goods says; none: nobody quotes one. */
export interface GoodsLine {
  readonly goods: PricedGoods;
  readonly supplier: GoodsSupplier | null;
  readonly isFirst: boolean;
}

const FEN = 2;
const BAR = { barWidth: 64 } as const;
/** The goods stand once beside all their quotations. */
const ofGoods = {
  ...BAR,
  rowSpan: ({ goods, isFirst }: GoodsLine) => (isFirst ? Math.max(1, goods.suppliers.length) : 0),
};

/** `today` as 2026-11-22. */
export const goodsColumns = (
  today: string,
  onContact: (supplier: GoodsSupplier) => void,
): readonly DataColumn<GoodsLine>[] => [
  {
    id: "name",
    header: "名称",
    meta: { ...ofGoods, width: "23%", className: css["what"], hint: ({ goods }) => goods.name },
    cell: ({ row: { original } }) => {
      const { name, model, isSample } = original.goods;
      return (
        <>
          <div className={css["name"]}>
            {name} {isSample && <SampleTag isShort />}
          </div>
          {model !== null && <div className={css["small"]}>{model}</div>}
        </>
      );
    },
  },
  {
    id: "specification",
    header: "规格",
    accessorFn: ({ goods }) => goods.specification || null,
    meta: { ...ofGoods, width: "23%", className: css["spec"] },
  },
  {
    id: "brand",
    header: "品牌",
    accessorFn: ({ supplier }) => supplier?.brandName ?? null,
    meta: { ...BAR, width: "9%", colSpan: ({ supplier }) => (supplier === null ? 4 : 1) },
  },
  {
    id: "unit",
    header: "单位",
    accessorFn: ({ supplier }) => supplier?.unit ?? MISSING,
    meta: { ...BAR, width: "6%" },
  },
  {
    id: "price",
    header: "价格",
    meta: { ...BAR, width: "18%", isFigure: true, unit: "元，含税市场价" },
    cell: ({ row: { original } }) => original.supplier && <Price of={original.supplier} today={today} />,
  },
  {
    id: "supplier",
    header: "供应商",
    meta: { ...BAR, width: "21%" },
    cell: ({ row: { original } }) =>
      original.supplier && <Supplier of={original.supplier} onContact={onContact} />,
  },
];

interface OfSupplier {
  readonly of: GoodsSupplier;
}

function Price({ of, today }: OfSupplier & { readonly today: string }) {
  const isOld = isOlderThanYear(of.pricedOn, today);
  return (
    <>
      <div className={table["strong"]}>{formatNumber(of.taxIncludedMarketPrice, FEN)}</div>
      <div className={css["small"]} data-old={isOld || undefined}>
        {isOld && <span title={`${of.pricedOn} 的价格已超过一年`}>超过一年 </span>}
        {of.pricedOn}
      </div>
    </>
  );
}

const Supplier = ({
  of,
  onContact,
}: OfSupplier & { readonly onContact: (supplier: GoodsSupplier) => void }) => (
  <>
    <LinkButton className={css["supplier"]} title={of.name} onClick={() => onContact(of)}>
      {of.name}
    </LinkButton>
    <div className={css["small"]} title={of.areaName}>
      {of.areaName}
    </div>
  </>
);
