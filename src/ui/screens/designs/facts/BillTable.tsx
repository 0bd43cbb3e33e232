import { Tooltip } from "@mantine/core";
import { Link } from "react-router-dom";
import type { DesignBill } from "#api/contract/designs.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { useDetailLink, type DetailLink } from "../../../product/facts/useDetailLink.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import css from "./Design.module.css";

const NO_DUTY: readonly never[] = [];
/** Tags shown in one line; more are summarised. */
const MOST_TAGS = 3;

const quantityText = ({ quantity, standby }: DesignBill["products"][number]) =>
  standby === 0 ? String(quantity) : `${quantity}（${quantity - standby} 用 ${standby} 备）`;

function Tags({ tags }: { readonly tags: readonly string[] }) {
  const text = tags.join("、");
  if (tags.length <= MOST_TAGS) return text;
  return (
    <Tooltip label={text} multiline maw={360}>
      <span>
        {tags.slice(0, MOST_TAGS).join("、")} 等 {tags.length} 个
      </span>
    </Tooltip>
  );
}

const GONE = "产品已不在产品库";

type Line = DesignBill["products"][number];

const columnsOf = ({ to, isNewTab }: Pick<DetailLink, "to" | "isNewTab">): readonly DataColumn<Line>[] => [
  drawnColumn("型号", (line) =>
    line.product === null ? (
      MISSING
    ) : (
      <span className={css["model"]}>
        <img src={`${line.product.thumbnail}?size=64`} alt="" width={22} height={22} loading="lazy" />
        <Link to={to(line.productId)} {...(isNewTab ? { target: "_blank", rel: "noreferrer" } : {})}>
          {line.product.model}
        </Link>
        {line.product.isSample && <SampleTag isShort />}
      </span>
    ),
  ),
  textColumn("名称", ({ product }) => (product === null ? GONE : product.name), {
    colSpan: ({ product }) => (product === null ? 2 : 1),
  }),
  textColumn("品牌", ({ product }) => product?.brandName ?? null),
  drawnColumn("位号", (row) => <Tags tags={row.tags} />),
  figureColumn("数量", quantityText),
];

/** 设备清单: the products of an arrangement, each with a link. */
export function BillTable({ bill: { products } }: { readonly bill: DesignBill }) {
  const detail = useDetailLink(NO_DUTY);
  return (
    <TableBox kind="framed">
      <DataTable
        label="设备清单"
        isDense
        isFitted
        columns={columnsOf(detail)}
        rows={products}
        rowKey={({ productId }) => productId}
      />
    </TableBox>
  );
}
