import type { UIEvent } from "react";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { SkeletonRows } from "../../kit/layout/SkeletonRows.tsx";
import table from "../../kit/table/table.module.css";
import css from "./SelectedProducts.module.css";
import { SelectedRow } from "./SelectedRow.tsx";
import type { RowEdits } from "./useRowEdits.ts";
import type { useSelectedProducts } from "./useSelectedProducts.ts";

export interface SelectedTableProps {
  readonly selected: Pick<ReturnType<typeof useSelectedProducts>, "rows" | "total"> & {
    readonly pages: Pick<
      ReturnType<typeof useSelectedProducts>["pages"],
      "hasNextPage" | "isFetching" | "isFetchNextPageError"
    > & { readonly fetchNextPage: () => unknown };
  };
  /** `null` for whoever only looks. */
  readonly edits:
    | ({ readonly changeDesign: (product: SelectedProduct) => void } & Pick<
        RowEdits,
        "type" | "save" | "giveUp"
      > &
        Pick<ReturnType<typeof useSelectedProducts>, "remove">)
    | null;
}

/** px: the next page is asked for before the last row is reached. */
const AHEAD = 240;
const COLUMNS = [
  { key: "code", title: "编号", width: 104 },
  { key: "model", title: "型号", width: 228 },
  { key: "design", title: "设计参数", width: 232 },
  { key: "runtime", title: "运行参数", width: undefined },
  { key: "units", title: "数量", width: 84 },
  { key: "remark", title: "备注", width: 152 },
  { key: "actions", title: "操作", width: 96 },
] as const;
const FIGURES: ReadonlySet<string> = new Set(["units", "actions"]);

export function SelectedTable({ selected: { pages, rows, total }, edits }: SelectedTableProps) {
  const columns = COLUMNS.filter(({ key }) => key !== "actions" || edits !== null);
  const more = () => {
    if (pages.hasNextPage && !pages.isFetching) pages.fetchNextPage();
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD && !pages.isFetchNextPageError) more();
  };
  return (
    <div className={classNames(table["scroll"], css["scroll"])} onScroll={onScroll} data-results>
      <table className={table["vt"]} aria-label="已选产品" aria-busy={rows === null}>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} {...(width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th
                key={key}
                scope="col"
                className={classNames(FIGURES.has(key) && table["num"], key === "actions" && css["act"])}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows === null && (
            <SkeletonRows
              rows={8}
              rowHeight={52}
              columns={columns.map(({ key }) => ({ key, width: 56, isNumber: FIGURES.has(key) }))}
            />
          )}
          {rows?.map((product) => (
            <SelectedRow
              key={product.id}
              product={product}
              edits={edits}
              onRemove={edits && (() => void edits.remove(product))}
              onDesign={edits && (() => edits.changeDesign(product))}
            />
          ))}
        </tbody>
      </table>
      {pages.hasNextPage && rows !== null && (
        <p className={css["more"]} role="status">
          已显示 {formatNumber(rows.length, 0)} / {formatNumber(total ?? 0, 0)}
          {pages.isFetchNextPageError && "，后面的没有加载成功"}
          <LinkButton disabled={pages.isFetching} onClick={more}>
            {pages.isFetchNextPageError ? "重试" : "加载更多"}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
