import { Button } from "@mantine/core";
import type { ImportDetail, ImportRow } from "#api/contract/operatorStatus.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import css from "../Operators.module.css";
import { useImport } from "./useImports.ts";

type Remark = ImportDetail["remarks"][number];
const SEVERITY_WORDS = { refused: "被拒绝", warned: "提醒" } as const;

const COLUMNS: readonly DataColumn<Remark>[] = [
  textColumn("结果", ({ severity }) => SEVERITY_WORDS[severity], { width: 72 }),
  textColumn("位置", ({ place }) => place, { width: "18%" }),
  textColumn("产品", ({ product }) => (product === "" ? null : product), { width: "22%" }),
  textColumn("原因", ({ field, message }) => `${field} ${message}`),
];
const SKELETON = { rows: 8 };

/** The remarks of an import: the rows that it refused or took with a warning, and why. */
export function RemarksDrawer({ run, onClose }: { readonly run: ImportRow; readonly onClose: () => void }) {
  const loaded = useImport(run.id);
  const shown = loaded.status === "ready" ? loaded.value.remarks : null;
  const isCut = shown !== null && shown.length < run.remarkCount;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={run.fileName}
      headExtra={
        <span className={text["dim"]}>
          {isCut
            ? `${formatNumber(run.remarkCount, 0)} 条，显示前 ${formatNumber(shown.length, 0)} 条`
            : `${formatNumber(run.remarkCount, 0)} 条`}
        </span>
      }
      onClose={onClose}
    >
      <div className={css["drawer"]}>
        {loaded.status === "failed" ? (
          <EmptyState
            kind="error"
            title="原因没有读取成功"
            why={loaded.error.message}
            actions={<Button onClick={loaded.retry}>重试</Button>}
          />
        ) : (
          <TableBox kind="wide">
            <DataTable label="导入的原因" isLow columns={COLUMNS} rows={shown} skeleton={SKELETON} />
          </TableBox>
        )}
      </div>
    </SideDrawer>
  );
}
