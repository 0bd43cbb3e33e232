import type { UIEvent } from "react";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { DataTable } from "../../kit/table/DataTable.tsx";
import { TableBox } from "../../kit/table/TableBox.tsx";
import css from "./SelectedProducts.module.css";
import { selectedColumns, type SelectedEdits } from "./selectedColumns.tsx";
import type { useSelectedProducts } from "./useSelectedProducts.ts";

export interface SelectedTableProps {
  readonly selected: Pick<ReturnType<typeof useSelectedProducts>, "rows" | "total"> & {
    readonly pages: Pick<
      ReturnType<typeof useSelectedProducts>["pages"],
      "hasNextPage" | "isFetching" | "isFetchNextPageError"
    > & { readonly fetchNextPage: () => unknown };
  };
  /** `null` for readers. */
  readonly edits: SelectedEdits | null;
}

/** px before the end at which the next page is asked for. */
const AHEAD = 240;
const rowProps = () => ({ className: css["row"] });
const SKELETON = { rows: 8 };

export function SelectedTable({ selected: { pages, rows, total }, edits }: SelectedTableProps) {
  const more = () => {
    if (pages.hasNextPage && !pages.isFetching) pages.fetchNextPage();
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    if (box.scrollHeight - box.scrollTop - box.clientHeight < AHEAD && !pages.isFetchNextPageError) more();
  };
  return (
    <TableBox kind="page" className={css["scroll"]} onScroll={onScroll} data-results>
      <DataTable
        label="已选产品"
        rowHeight={52}
        isBusy={false}
        columns={selectedColumns(edits)}
        rows={rows}
        rowKey={({ id }) => id}
        rowProps={rowProps}
        skeleton={SKELETON}
      />
      {pages.hasNextPage && rows !== null && (
        <p className={css["more"]} role="status">
          已显示 {formatNumber(rows.length, 0)} / {formatNumber(total ?? 0, 0)}
          {pages.isFetchNextPageError && "，后面的没有加载成功"}
          <LinkButton disabled={pages.isFetching} onClick={more}>
            {pages.isFetchNextPageError ? "重试" : "加载更多"}
          </LinkButton>
        </p>
      )}
    </TableBox>
  );
}
