import { Tooltip } from "@mantine/core";
import { Link } from "react-router-dom";
import type { DesignBill } from "#api/contract/designs.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import { useDetailLink } from "../../../product/facts/useDetailLink.ts";
import { classNames } from "../../../kit/layout/classNames.ts";
import table from "../../../kit/table/table.module.css";
import { SampleTag } from "../../../kit/tags/SampleTag.tsx";
import css from "./Design.module.css";

const NO_DUTY: readonly never[] = [];
/** Tags of one line that are read at a glance. */
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

/** 设备清单: what an arrangement consists of, with the way to each product. */
export function BillTable({ bill: { products } }: { readonly bill: DesignBill }) {
  const { to, isNewTab } = useDetailLink(NO_DUTY);
  return (
    <table className={classNames(table["vt"], css["bill"])} aria-label="设备清单" data-dense data-fitted>
      <thead>
        <tr>
          <th scope="col">型号</th>
          <th scope="col">名称</th>
          <th scope="col">品牌</th>
          <th scope="col">位号</th>
          <th scope="col" className={table["num"]}>
            数量
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((line) => (
          <tr key={line.productId}>
            {line.product === null ? (
              <>
                <td>{MISSING}</td>
                <td colSpan={2}>产品已不在产品库</td>
              </>
            ) : (
              <>
                <td>
                  <span className={css["model"]}>
                    <img
                      src={`${line.product.thumbnail}?size=64`}
                      alt=""
                      width={22}
                      height={22}
                      loading="lazy"
                    />
                    <Link
                      to={to(line.productId)}
                      {...(isNewTab ? { target: "_blank", rel: "noreferrer" } : {})}
                    >
                      {line.product.model}
                    </Link>
                    {line.product.isSample && <SampleTag isShort />}
                  </span>
                </td>
                <td>{line.product.name}</td>
                <td>{line.product.brandName}</td>
              </>
            )}
            <td>
              <Tags tags={line.tags} />
            </td>
            <td className={table["num"]}>{quantityText(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
