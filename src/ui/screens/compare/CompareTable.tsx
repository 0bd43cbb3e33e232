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
import { ReadTag } from "../../kit/tags/ReadTag.tsx";
import { OwnTag } from "../../kit/tags/OwnTag.tsx";
import { SampleTag } from "../../kit/tags/SampleTag.tsx";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataGroups } from "../../kit/table/DataGroups.tsx";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import { named } from "../../product/point/named.tsx";
import { useDetailLink, type DetailLink } from "../../product/facts/useDetailLink.ts";
import text from "../../kit/styles/text.module.css";
import css from "./Compare.module.css";

export interface CompareTableProps {
  readonly products: readonly Product[];
  readonly groups: readonly CompareGroup[];
  readonly duty: readonly DutyEntry[];
  /** Share of full speed; `null` without regulation. */
  readonly rate: number | null;
  /** Whether a chart above distinguishes the products by colour. */
  readonly isDrawn: boolean;
  /** `undefined` if there are only two products. */
  readonly onRemove: ((id: string) => void) | undefined;
}

const NAME = named("参数", { width: 176 });

/** The cells of one product, marked if it is the best. */
function valueColumn(at: number): Pick<DataColumn<CompareRow>, "cell" | "meta"> {
  const valueOf = ({ texts }: CompareRow) => texts[at] ?? MISSING;
  return {
    cell: ({ row: { original } }) => (
      <>
        {valueOf(original)}
        {original.best.has(at) && <span className={css["best"]}>优</span>}
      </>
    ),
    meta: {
      hint: valueOf,
      cellClass: (row) =>
        classNames(
          row.best.has(at) && table["strong"],
          row.bad.has(at) && text["wrong"],
          valueOf(row) === MISSING && table["none"],
        ),
    },
  };
}

/**
 * The head of a product's column: a link to its detail, and buttons to select it or to remove it from the
 * comparison.
 */
const headOf =
  (product: Product, at: number, { duty, rate, isDrawn, onRemove }: CompareTableProps, detail: DetailLink) =>
  () => {
    const { id, model, isSample, library, source, gjwCategoryCode } = product;
    return (
      <span className={css["product"]}>
        {isDrawn && <i className={css["mark"]} style={{ background: colourOf(productRole(at)) }} />}
        <Link to={detail.to(id)} {...(detail.isNewTab ? { target: "_blank", rel: "noreferrer" } : {})}>
          {model}
        </Link>
        {isSample && <SampleTag />}
        <OwnTag library={library} />
        <ReadTag source={source} />
        <SelectLink
          small
          product={{ id, model, gjwCategoryCode, speedControl: speedControlOf(product), duty, rate }}
        />
        {onRemove && (
          <LinkButton small aria-label={`移除 ${model}`} onClick={() => onRemove(id)}>
            移除
          </LinkButton>
        )}
      </span>
    );
  };

/** Properties as rows, products as columns. */
export function CompareTable(props: CompareTableProps) {
  const detail = useDetailLink(props.duty);
  const columns: readonly DataColumn<CompareRow>[] = [
    NAME,
    ...props.products.map((product, at) => ({
      id: product.id,
      header: headOf(product, at, props, detail),
      ...valueColumn(at),
    })),
  ];
  return (
    <DataTable label="产品差异" className={css["table"]} isDense columns={columns}>
      <DataGroups
        columns={columns}
        groups={props.groups.map(({ name, rows }) => ({ key: name, head: name, rows }))}
        rowKey={({ key }) => key}
      />
    </DataTable>
  );
}
