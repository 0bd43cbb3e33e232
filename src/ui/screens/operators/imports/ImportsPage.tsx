import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { ImportRow } from "#api/contract/operatorStatus.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { EmptyState } from "../../../kit/layout/EmptyState.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { ListBox } from "../../../search/ListBox.tsx";
import text from "../../../kit/styles/text.module.css";
import { RemarksOfRun } from "./RemarksOfRun.tsx";
import { useImports } from "./useImports.ts";

const KIND_WORDS: ReadonlyMap<string, string> = new Map([
  ["products", "产品"],
  ["prices", "价格"],
  ["documents", "电子样本"],
]);
const SECOND_MS = 1000;

const countColumn = (header: string, name: keyof NonNullable<ImportRow["counts"]>) =>
  figureColumn<ImportRow>(header, ({ counts }) => (counts === null ? null : formatNumber(counts[name], 0)), {
    width: 72,
  });

const columnsOf = (onOpen: (run: ImportRow) => void): readonly DataColumn<ImportRow>[] => [
  textColumn("开始", ({ startedAt }) => formatMinute(startedAt), { width: 136 }),
  textColumn("内容", ({ kind }) => KIND_WORDS.get(kind) ?? kind, { width: 80 }),
  textColumn("文件", ({ fileName }) => fileName, { isRowHead: true }),
  textColumn("操作人", ({ startedBy }) => startedBy, { width: "14%" }),
  figureColumn(
    "用时",
    ({ startedAt, endedAt }) => formatNumber(Math.max(1, Math.round((endedAt - startedAt) / SECOND_MS)), 0),
    { width: 64, unit: "s" },
  ),
  countColumn("新增", "added"),
  countColumn("更新", "updated"),
  countColumn("有提醒", "warned"),
  countColumn("被拒绝", "refused"),
  textColumn("结果", ({ failure }) => failure ?? "完成", { width: "14%" }),
  drawnColumn(
    "操作",
    (run) =>
      run.remarkCount > 0 && (
        <LinkButton aria-label={`${run.fileName} 的原因`} onClick={() => onOpen(run)}>
          查看原因
        </LinkButton>
      ),
    { width: 80, isFigure: true },
  ),
];

/** 导入: imports into the catalogue, by whom, and why rows were refused. */
export function ImportsPage() {
  const { address, loaded, isChanging } = useImports();
  const [opened, setOpened] = useState<ImportRow | null>(null);
  return (
    <>
      <ListBox
        label="导入"
        counter="次"
        address={address}
        loaded={loaded}
        isChanging={isChanging}
        columns={columnsOf(setOpened)}
        tools={
          <span className={text["dim"]}>
            在服务器上用 npm run import 导入；这里保留最近 500 次，每次最多 500 条原因
          </span>
        }
        empty={
          <EmptyState
            kind="empty"
            title="还没有导入"
            why="用 npm run import -- 文件 导入产品、价格或电子样本后，列在这里"
            actions={
              <Button component={Link} to="/operators/status">
                查看运行情况
              </Button>
            }
          />
        }
      />
      {opened !== null && <RemarksOfRun key={opened.id} run={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
