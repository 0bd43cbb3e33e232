import { memo } from "react";
import type { GoodsSupplier, PricedGoods } from "#api/contract/goods.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { isOlderThanYear } from "#domain/products/goods/priceAge.ts";
import { LinkButton } from "../kit/input/LinkButton.tsx";
import table from "../kit/table/table.module.css";
import { SampleTag } from "../kit/tags/SampleTag.tsx";
import css from "./Prices.module.css";

export interface GoodsRowsProps {
  readonly goods: PricedGoods;
  /** 2026-11-22 */
  readonly today: string;
  readonly onContact: (supplier: GoodsSupplier) => void;
}

const FEN = 2;

function What({ goods, rows }: { readonly goods: PricedGoods; readonly rows: number }) {
  const { name, model, specification, isSample } = goods;
  return (
    <>
      <td rowSpan={rows} className={css["what"]} title={name}>
        <div className={css["name"]}>
          {name} {isSample && <SampleTag isShort />}
        </div>
        {model !== null && <div className={css["small"]}>{model}</div>}
      </td>
      <td rowSpan={rows} className={css["spec"]} title={specification}>
        {specification === "" ? MISSING : specification}
      </td>
    </>
  );
}

interface QuotationProps {
  readonly supplier: GoodsSupplier;
  readonly today: string;
  readonly onContact: (supplier: GoodsSupplier) => void;
}

function Quotation({ supplier, today, onContact }: QuotationProps) {
  const { brandName, unit, taxIncludedMarketPrice, pricedOn, areaName, name } = supplier;
  const isOld = isOlderThanYear(pricedOn, today);
  return (
    <>
      <td>{brandName ?? MISSING}</td>
      <td>{unit}</td>
      <td className={table["num"]}>
        <div className={table["strong"]}>{formatNumber(taxIncludedMarketPrice, FEN)}</div>
        <div className={css["small"]} data-old={isOld || undefined}>
          {isOld && <span title={`${pricedOn} 的价格已超过一年`}>超过一年 </span>}
          {pricedOn}
        </div>
      </td>
      <td>
        <LinkButton className={css["supplier"]} title={name} onClick={() => onContact(supplier)}>
          {name}
        </LinkButton>
        <div className={css["small"]} title={areaName}>
          {areaName}
        </div>
      </td>
    </>
  );
}

/** Goods with a line for each who quotes a price. */
export const GoodsRows = memo(function GoodsRows({ goods, today, onContact }: GoodsRowsProps) {
  const { suppliers, supplierCount } = goods;
  const [first, ...others] = suppliers;
  const hidden = supplierCount - suppliers.length;
  return (
    <tbody className={css["goods"]}>
      <tr>
        <What goods={goods} rows={Math.max(1, suppliers.length)} />
        {first && <Quotation supplier={first} today={today} onContact={onContact} />}
        {first === undefined && <td colSpan={4}>{MISSING}</td>}
      </tr>
      {others.map((supplier) => (
        <tr key={`${supplier.id} ${supplier.areaCode}`}>
          <Quotation supplier={supplier} today={today} onContact={onContact} />
        </tr>
      ))}
      {hidden > 0 && (
        <tr className={css["hidden"]}>
          <td colSpan={6}>还有 {formatNumber(hidden, 0)} 家报价，选择更小的地区查看</td>
        </tr>
      )}
    </tbody>
  );
});
