import { Link } from "react-router-dom";
import type { Product } from "#api/contract/products.ts";
import type { CompareGroup, CompareRow } from "#domain/desk/report/comparison/CompareRow.ts";
import { productRole } from "#domain/products/drawing/Role.ts";
import { MISSING } from "#domain/base/formatNumber.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import { colourOf } from "#palette.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { SelectLink } from "../../project/SelectLink.tsx";
import { speedControlOf } from "../../project/speedControlOf.ts";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import table from "../../kit/table/table.module.css";
import { useDetailLink } from "../../product/facts/useDetailLink.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Compare.module.css";

export interface CompareTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly CompareGroup[];
  readonly duty: readonly DutyEntry[];
  /** Share of full speed; `null` where nothing is regulated. */
  readonly rate: number | null;
  /** The chart above tells the products apart by colour. */
  readonly isDrawn: boolean;
  /** `undefined`: as few as can be compared. */
  readonly onRemove: ((id: string) => void) | undefined;
}

const NAME_WIDTH = 176;

/** Properties as rows, products as columns. */
export function CompareTable({ products, groups, duty, rate, isDrawn, onRemove }: CompareTableProps) {
  const detail = useDetailLink(duty);
  const target = detail.isNewTab ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <table className={classNames(table["vt"], css["table"])} data-dense aria-label="产品差异">
      <colgroup>
        <col style={{ width: NAME_WIDTH }} />
        {products.map(({ id }) => (
          <col key={id} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">参数</th>
          {products.map(({ id, model, isSample }, at) => (
            <th key={id} scope="col">
              <span className={css["product"]}>
                {isDrawn && <i className={css["mark"]} style={{ background: colourOf(productRole(at)) }} />}
                <Link to={detail.to(id)} {...target}>
                  {model}
                </Link>
                {isSample && <SampleTag />}
                <SelectLink
                  small
                  product={{
                    id,
                    model,
                    gjwCategoryCode: products[at]!.gjwCategoryCode,
                    speedControl: speedControlOf(products[at]!),
                    duty,
                    rate,
                  }}
                />
                {onRemove && (
                  <LinkButton small aria-label={`移除 ${model}`} onClick={() => onRemove(id)}>
                    移除
                  </LinkButton>
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr className={css["group"]}>
            <th scope="rowgroup" colSpan={products.length + 1}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <Row key={row.key} row={row} products={products} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const Row = ({ row, products }: { readonly row: CompareRow; readonly products: readonly Product[] }) => (
  <tr>
    <th scope="row" className={css["name"]}>
      {row.name}
      {row.unit !== "" && <span className={text["unit"]}> {row.unit}</span>}
    </th>
    {products.map(({ id }, at) => {
      const value = row.texts[at] ?? MISSING;
      const isBest = row.best.has(at);
      return (
        <td
          key={id}
          title={value}
          className={classNames(
            isBest && table["strong"],
            row.bad.has(at) && text["wrong"],
            value === MISSING && table["none"],
          )}
        >
          {value}
          {isBest && <span className={css["best"]}>优</span>}
        </td>
      );
    })}
  </tr>
);
