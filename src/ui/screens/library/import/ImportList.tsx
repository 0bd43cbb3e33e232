import { Button } from "@mantine/core";
import { useState } from "react";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { useIsLate } from "../../../page/browser/useIsLate.ts";
import { useNotices } from "../../../page/services/useNotices.ts";
import css from "./ProductImport.module.css";
import { RemarksOfImport } from "./RemarksOfImport.tsx";
import { useLibraryImports, useUndoImport } from "./useLibraryImports.ts";

type Asked = { readonly what: "remarks" | "undo"; readonly run: LibraryImport };

function stateOf({ endedAt, undoneAt }: LibraryImport): string {
  if (undoneAt !== null) return "已撤销";
  return endedAt === null ? "未完成" : "完成";
}
const undoneText = ({ undoneAt }: LibraryImport) =>
  undoneAt === null ? undefined : `${formatMinute(undoneAt)} 撤销`;
const countColumn = (header: string, name: keyof LibraryImport["counts"]) =>
  figureColumn<LibraryImport>(header, ({ counts }) => formatNumber(counts[name], 0), { width: 72 });

const columnsOf = (mayEdit: boolean, onAsk: (asked: Asked) => void): readonly DataColumn<LibraryImport>[] => [
  textColumn("开始", ({ startedAt }) => formatMinute(startedAt), { width: 136 }),
  textColumn("文件", ({ fileName }) => fileName, { isRowHead: true }),
  textColumn("导入人", ({ startedBy }) => startedBy ?? "已删除的帐号", { width: "12%" }),
  countColumn("新增", "added"),
  countColumn("替换", "updated"),
  countColumn("保留", "kept"),
  countColumn("不能导入", "refused"),
  textColumn("状态", stateOf, { width: 72, hint: undoneText }),
  drawnColumn(
    "操作",
    (run) => (
      <span className={table["acts"]}>
        {run.remarkCount > 0 && (
          <LinkButton aria-label={`${run.fileName} 的原因`} onClick={() => onAsk({ what: "remarks", run })}>
            查看原因
          </LinkButton>
        )}
        {mayEdit && run.undoneAt === null && (
          <LinkButton aria-label={`撤销导入 ${run.fileName}`} onClick={() => onAsk({ what: "undo", run })}>
            撤销
          </LinkButton>
        )}
      </span>
    ),
    { width: 120, isFigure: true },
  ),
];
const SKELETON = { rows: 5 };

/** The imports of a library, with what was refused; each can be undone as a whole. */
export function ImportList({
  libraryId,
  mayEdit,
  isImporting,
}: {
  readonly libraryId: string;
  readonly mayEdit: boolean;
  /** Whether an import is running: meanwhile the list does not say that it is empty. */
  readonly isImporting: boolean;
}) {
  const loaded = useLibraryImports(libraryId);
  const isLate = useIsLate(loaded.status === "loading");
  const undo = useUndoImport(libraryId);
  const notices = useNotices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const rows = loaded.status === "ready" ? loaded.value : null;
  const undoOf = async ({ id, fileName }: LibraryImport) => {
    close();
    const done = await undo(id);
    if (done === null) return;
    const left = done.left === 0 ? "" : `；${formatNumber(done.left, 0)} 个此后被修改过，保持现状`;
    notices.success(`“${fileName}”已撤销，${formatNumber(done.undone, 0)} 个产品恢复到导入前${left}`);
  };
  return (
    <Panel className={css["preview"]}>
      {loaded.status === "failed" ? (
        <EmptyState
          kind="error"
          title="导入记录没有加载成功"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      ) : rows?.length === 0 ? (
        !isImporting && (
          <EmptyState
            kind="empty"
            title="还没有导入"
            why={
              mayEdit
                ? "选择产品表后先预览，再导入；每次导入列在这里，可以整次撤销"
                : "编辑者的每次导入列在这里"
            }
          />
        )
      ) : (
        (rows !== null || isLate) && (
          <TableBox kind="page">
            <DataTable
              label="导入记录"
              columns={columnsOf(mayEdit, setAsked)}
              rows={rows}
              rowKey={({ id }) => id}
              skeleton={SKELETON}
            />
          </TableBox>
        )
      )}
      {asked?.what === "remarks" && <RemarksOfImport libraryId={libraryId} run={asked.run} onClose={close} />}
      {asked?.what === "undo" && (
        <Confirm
          opened
          title="撤销整次导入"
          message={`撤销“${asked.run.fileName}”？`}
          extra="此次新增的产品被删除，被替换的恢复原样；此后被修改过的产品保持现状"
          confirmLabel="撤销导入"
          onConfirm={() => void undoOf(asked.run)}
          onCancel={close}
        />
      )}
    </Panel>
  );
}
