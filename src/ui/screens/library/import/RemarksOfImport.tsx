import { Button } from "@mantine/core";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { placeWords, remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { SideDrawer } from "../../../kit/dialog/SideDrawer.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import text from "../../../kit/styles/text.module.css";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import { useLibraryImport } from "./useLibraryImports.ts";

const SEVERITY_WORDS = { refused: "不能导入", warned: "提醒" } as const;
const COLUMNS: readonly DataColumn<ImportRemark>[] = [
  textColumn("结果", ({ severity }) => SEVERITY_WORDS[severity], { width: 88 }),
  textColumn("位置", ({ place }) => placeWords(place), { width: "18%" }),
  textColumn("产品", ({ product }) => (product === "" ? null : product), { width: "24%" }),
  textColumn("原因", (remark) => remarkSentence(remark)),
];
const SKELETON = { rows: 8 };

interface RemarksOfImportProps {
  readonly libraryId: string;
  readonly run: LibraryImport;
  readonly onClose: () => void;
}

/** What an import refused or doubted, and why. */
export function RemarksOfImport({ libraryId, run, onClose }: RemarksOfImportProps) {
  const loaded = useLibraryImport(libraryId, run.id);
  const shown = loaded.status === "ready" ? loaded.value.remarks : null;
  const isCut = shown !== null && shown.length < run.remarkCount;
  const all = `${formatNumber(run.remarkCount, 0)} 条`;
  return (
    <SideDrawer
      opened
      side="right"
      width={840}
      title={run.fileName}
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
          <DataTable label="导入的原因" isLow columns={COLUMNS} rows={shown} skeleton={SKELETON} />
        </TableBox>
      )}
    </SideDrawer>
  );
}
