import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { StatusNode } from "#api/contract/operatorStatus.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { storageSize } from "#domain/desk/operators/storageSize.ts";
import text from "../../../kit/styles/text.module.css";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import css from "../Operators.module.css";

const ICON = { size: 14, stroke: 1.5, "aria-hidden": true } as const;
const CODE_LENGTH = 8;

function stateOf({ isSilent, isReady }: StatusNode): string {
  if (isSilent) return "没有心跳";
  return isReady ? "正常" : "未就绪";
}

const COLUMNS: readonly DataColumn<StatusNode>[] = [
  drawnColumn(
    "节点",
    ({ host, pid, isThis }) => (
      <>
        {host} · {pid}
        {isThis && <span className={text["dim"]}>（答复此页）</span>}
      </>
    ),
    { isRowHead: true, hint: ({ host, pid }) => `${host} · ${pid}` },
  ),
  drawnColumn(
    "状态",
    (node) => (
      <span className={css["state"]}>
        {node.isSilent || !node.isReady ? <IconAlertTriangle {...ICON} /> : <IconCheck {...ICON} />}
        {stateOf(node)}
      </span>
    ),
    { width: 104 },
  ),
  textColumn("最近心跳", ({ seenAt }) => formatMinute(seenAt), { width: 136 }),
  textColumn("启动", ({ startedAt }) => formatMinute(startedAt), { width: 136 }),
  textColumn("程序", ({ code }) => code.slice(0, CODE_LENGTH), { width: 88 }),
  textColumn("产品目录", ({ revision, isBehind }) => `${revision} ${isBehind ? "较旧" : "最新"}`, {
    width: 136,
  }),
  figureColumn("内存", ({ memoryBytes }) => storageSize(memoryBytes), { width: 88 }),
];

/** The processes that serve the database. */
export const NodeTable = ({ nodes }: { readonly nodes: readonly StatusNode[] }) => (
  <DataTable label="节点" isLow columns={COLUMNS} rows={nodes} rowKey={({ id }) => id} empty="没有节点" />
);
