import { Button } from "@mantine/core";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SideDrawer } from "../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../kit/layout/EmptyState.tsx";
import text from "../kit/styles/text.module.css";
import type { DataColumn } from "../kit/table/DataColumn.ts";
import { DataTable } from "../kit/table/DataTable.tsx";
import { TableBox } from "../kit/table/TableBox.tsx";
import type { Loaded } from "../page/services/Loaded.ts";

interface RemarksDrawerProps<Remark> {
  readonly fileName: string;
  /** Of all remarks; the first of them are shown. */
  readonly count: number;
  readonly loaded: Loaded<{ readonly remarks: readonly Remark[] }>;
  readonly columns: readonly DataColumn<Remark>[];
  readonly onClose: () => void;
}

const SKELETON = { rows: 8 };

/** What an import refused or took with a warning, and why. */
export function RemarksDrawer<Remark>(props: RemarksDrawerProps<Remark>) {
  const { fileName, count, loaded, columns, onClose } = props;
  const shown = loaded.status === "ready" ? loaded.value.remarks : null;
  const all = `${formatNumber(count, 0)} 条`;
  const isCut = shown !== null && shown.length < count;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={fileName}
      headExtra={
        <span className={text["dim"]}>
          {isCut ? `${all}，显示前 ${formatNumber(shown.length, 0)} 条` : all}
        </span>
      }
      onClose={onClose}
    >
      {loaded.status === "failed" ? (
        <EmptyState
          kind="error"
          title="原因没有读取成功"
          why={loaded.error.message}
          actions={<Button onClick={loaded.retry}>重试</Button>}
        />
      ) : (
        <TableBox kind="page" label="原因">
          <DataTable label="导入的原因" isLow columns={columns} rows={shown} skeleton={SKELETON} />
        </TableBox>
      )}
    </SideDrawer>
  );
}
