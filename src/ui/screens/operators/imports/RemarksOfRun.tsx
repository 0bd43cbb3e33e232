import type { ImportDetail, ImportRow } from "#api/contract/operatorStatus.ts";
import { textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { RemarksDrawer } from "../../../search/RemarksDrawer.tsx";
import { useImport } from "./useImports.ts";

type Remark = ImportDetail["remarks"][number];
const SEVERITY_WORDS = { refused: "被拒绝", warned: "提醒" } as const;
const COLUMNS: readonly DataColumn<Remark>[] = [
  textColumn("结果", ({ severity }) => SEVERITY_WORDS[severity], { width: 72 }),
  textColumn("位置", ({ place }) => place, { width: "18%" }),
  textColumn("产品", ({ product }) => (product === "" ? null : product), { width: "22%" }),
  textColumn("原因", ({ field, message }) => `${field} ${message}`),
];

interface RemarksOfRunProps {
  readonly run: ImportRow;
  readonly onClose: () => void;
}

/** The remarks of an import into the catalogue. */
export const RemarksOfRun = ({ run, onClose }: RemarksOfRunProps) => (
  <RemarksDrawer
    fileName={run.fileName}
    count={run.remarkCount}
    loaded={useImport(run.id)}
    columns={COLUMNS}
    onClose={onClose}
  />
);
