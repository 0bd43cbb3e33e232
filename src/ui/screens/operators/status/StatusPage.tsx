import { Button } from "@mantine/core";
import type { ServerStatus } from "#api/contract/operatorStatus.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { storageSize } from "#domain/desk/operators/storageSize.ts";
import { GROUP_WORDS } from "#domain/desk/operators/tableGroups.ts";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { Panel } from "../../../kit/layout/Panel.tsx";
import { figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import text from "../../../kit/styles/text.module.css";
import { useIsLate } from "../../../page/browser/useIsLate.ts";
import css from "../Operators.module.css";
import { NodeTable } from "./NodeTable.tsx";
import { useServerStatus } from "./useServerStatus.ts";

const CODE_LENGTH = 8;
const KINDS = { embedded: "内嵌", postgresql: "PostgreSQL" } as const;
/** Warns early enough to make space: below 128 MB the embedded database accepts nothing more (docs/operate.md). */
const LOW_BYTES = 1024 ** 3;

type Group = ServerStatus["groups"][number];
const COLUMNS: readonly DataColumn<Group>[] = [
  textColumn("内容", ({ group }) => GROUP_WORDS[group], { isRowHead: true }),
  figureColumn("表", ({ tables }) => formatNumber(tables, 0), { width: 56 }),
  figureColumn("大小", ({ bytes }) => storageSize(bytes), { width: 96 }),
];

function factsOf({ code, runtime, database, disk }: ServerStatus) {
  return [
    ["程序", code === "" ? MISSING : code.slice(0, CODE_LENGTH)],
    ["Node", runtime],
    ["数据库", `${KINDS[database.kind]} ${database.version}`],
    ["数据库结构", formatMinute(database.migratedTo)],
    ["数据库大小", storageSize(database.bytes)],
    [
      "磁盘剩余",
      disk === null ? MISSING : `${storageSize(disk.freeBytes)}，共 ${storageSize(disk.totalBytes)}`,
    ],
  ] as const;
}

function Shown({ status }: { readonly status: ServerStatus }) {
  const isEmbedded = status.database.kind === "embedded";
  // The disk of a PostgreSQL server is not known here.
  const isLow = isEmbedded && status.disk !== null && status.disk.freeBytes < LOW_BYTES;
  return (
    <>
      <Panel title="节点" ruled note={isEmbedded ? "内嵌数据库只有一个节点" : "每 20 秒一次心跳"}>
        <NodeTable nodes={status.nodes} />
      </Panel>
      <div className={css["pair"]}>
        <Panel title="版本和空间" ruled>
          <dl className={css["facts"]}>
            {factsOf(status).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {isLow && <p className={css["warning"]}>磁盘空间不多：剩余不足 128 MB 时导入会停止</p>}
        </Panel>
        <Panel title="数据库中的内容" ruled>
          <DataTable
            label="数据库中的内容"
            isLow
            columns={COLUMNS}
            rows={status.groups}
            rowKey={({ group }) => group}
          />
        </Panel>
      </div>
    </>
  );
}

/** 运行: versions, space and nodes. */
export function StatusPage() {
  const { loaded, readAt, isStale } = useServerStatus();
  const isLate = useIsLate(loaded.status === "loading");
  switch (loaded.status) {
    case "loading":
      return isLate && <p role="status">正在读取…</p>;
    case "failed":
      return (
        <Panel className={css["whole"]}>
          <EmptyState
            kind="error"
            title="加载失败"
            why={loaded.error.message}
            actions={<Button onClick={loaded.retry}>重试</Button>}
          />
        </Panel>
      );
    case "ready":
      return (
        <>
          <Shown status={loaded.value} />
          <p className={text["dim"]} role="status">
            {isStale
              ? `服务器没有答复，显示的是 ${formatMinute(readAt)} 的情况，正在重试`
              : `${formatMinute(readAt)} 的情况，打开时自动更新`}
          </p>
        </>
      );
  }
}
