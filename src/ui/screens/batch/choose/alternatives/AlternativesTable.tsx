import type { Alternative } from "#domain/building/batch/state/batchState.ts";
import { DataTable } from "../../../../kit/table/DataTable.tsx";
import { selectedRow } from "../../../../kit/table/selectedRow.ts";
import { TableBox } from "../../../../kit/table/TableBox.tsx";
import { useIsLate } from "../../../../page/browser/useIsLate.ts";
import { useWidthClass } from "../../../../page/browser/useWidthClass.ts";
import css from "./Alternatives.module.css";
import type { AlternativesListProps } from "./AlternativesListProps.ts";
import { AlternativeActions, type AlternativeActionsProps } from "./AlternativeActions.tsx";
import { alternativeColumns, type AlternativeColumn } from "./alternativeColumns.tsx";

const SKELETON = { rows: 14, from: 0 };

const actionsColumn = (
  on: Omit<AlternativeActionsProps, "alternative" | "isChosen">,
  chosenId: string | null,
): AlternativeColumn => ({
  id: "actions",
  header: "操作",
  meta: { width: 136, isFigure: true },
  cell: ({ row: { original } }) => (
    <AlternativeActions {...on} alternative={original} isChosen={original.productId === chosenId} />
  ),
});

/** At most 50 products, so all rows are rendered. */
export function AlternativesTable<Filter>({
  screen,
  filter,
  job,
  chosenId,
  onChoose,
  onDetail,
  selectable,
  list,
  shown,
}: AlternativesListProps<Filter> & { list: readonly Alternative[]; shown: "corrected" | "rated" }) {
  const width = useWidthClass();
  const isLate = useIsLate(job.status === "loading");
  const isLoading = job.status === "loading";
  return (
    <TableBox kind="page">
      <DataTable
        label={`备选${screen.kind.words.model}`}
        className={css["table"]}
        isBusy={isLoading}
        columns={[
          ...alternativeColumns(screen, filter, shown, width),
          actionsColumn({ selectable, onChoose, onDetail }, chosenId),
        ]}
        rows={list}
        rowKey={({ productId }) => productId}
        rowProps={({ productId }) => selectedRow(productId === chosenId)}
        {...(isLoading && isLate && { skeleton: SKELETON })}
      />
    </TableBox>
  );
}
