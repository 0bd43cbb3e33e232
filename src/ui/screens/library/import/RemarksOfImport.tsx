import type { LibraryImport } from "#api/contract/libraryImports.ts";
import type { ImportRemark } from "#domain/catalogue/import/ImportRemark.ts";
import { placeWords, remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { RemarksDrawer } from "../../../search/RemarksDrawer.tsx";
import { useLibraryImport } from "./useLibraryImports.ts";

const SEVERITY_WORDS = { refused: "不能导入", warned: "提醒" } as const;
const COLUMNS: readonly DataColumn<ImportRemark>[] = [
  textColumn("结果", ({ severity }) => SEVERITY_WORDS[severity], { width: 88 }),
  textColumn("位置", ({ place }) => placeWords(place), { width: "18%" }),
  textColumn("产品", ({ product }) => (product === "" ? null : product), { width: "24%" }),
  textColumn("原因", (remark) => remarkSentence(remark)),
];

interface RemarksOfImportProps {
  readonly libraryId: string;
  readonly run: LibraryImport;
  readonly onClose: () => void;
}

/** The remarks of an import: what was refused or is doubtful, and why. */
export const RemarksOfImport = ({ libraryId, run, onClose }: RemarksOfImportProps) => (
  <RemarksDrawer
    fileName={run.fileName}
    count={run.remarkCount}
    loaded={useLibraryImport(libraryId, run.id)}
    columns={COLUMNS}
    onClose={onClose}
  />
);
