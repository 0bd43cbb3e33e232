import type { GoodsSupplier, PricedGoods } from "#api/contract/goods.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { isOlderThanYear } from "#domain/products/goods/priceAge.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import { drawnColumn, textColumn } from "../kit/table/columns.ts";
import type { DataColumn } from "../kit/table/DataColumn.ts";
import table from "../kit/table/table.module.css";
import { SampleTag } from "../kit/tags/SampleTag.tsx";
import css from "./Prices.module.css";

/** A supplier's price for goods; `null` if no supplier has one. */
export interface GoodsLine {
  readonly goods: PricedGoods;
  readonly supplier: GoodsSupplier | null;
  readonly isFirst: boolean;
}

const FEN = 2;
const BAR = { barWidth: 64 } as const;
/** The cells of the goods span all their prices. */
const ofGoods = {
  ...BAR,
  rowSpan: ({ goods, isFirst }: GoodsLine) => (isFirst ? Math.max(1, goods.suppliers.length) : 0),
};

/** `today` such as 2026-11-22. */
export const goodsColumns = (
  today: string,
  onContact: (supplier: GoodsSupplier) => void,
): readonly DataColumn<GoodsLine>[] => [
  drawnColumn(
    "名称",
    (row) => {
      const { name, model, isSample } = row.goods;
      return (
        <>
          <div className={css["name"]}>
            {name} {isSample && <SampleTag isShort />}
          </div>
          {model !== null && <div className={css["small"]}>{model}</div>}
        </>
      );
    },
    { ...ofGoods, width: "23%", className: css["what"], hint: ({ goods }) => goods.name },
  ),
  textColumn("规格", ({ goods }) => goods.specification || null, {
    ...ofGoods,
    width: "23%",
    className: css["spec"],
  }),
  textColumn("品牌", ({ supplier }) => supplier?.brandName ?? null, {
    ...BAR,
    width: "9%",
    colSpan: ({ supplier }) => (supplier === null ? 4 : 1),
  }),
  textColumn("单位", ({ supplier }) => supplier?.unit ?? MISSING, { ...BAR, width: "6%" }),
  drawnColumn("价格", (row) => row.supplier && <Price of={row.supplier} today={today} />, {
    ...BAR,
    width: "18%",
    isFigure: true,
    unit: "元，含税市场价",
  }),
  drawnColumn("供应商", (row) => row.supplier && <Supplier of={row.supplier} onContact={onContact} />, {
    ...BAR,
    width: "21%",
  }),
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
