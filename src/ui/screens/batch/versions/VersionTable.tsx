import { Checkbox } from "@mantine/core";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { catalogueWords } from "#domain/building/plan/catalogueWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import { BATCH_ROUTES } from "../../../addresses/batchRoutes.ts";
import { drawnColumn, figureColumn, textColumn } from "../../../kit/table/columns.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import text from "../../../kit/styles/text.module.css";
import { formatMoment } from "../context/formatMoment.ts";
import css from "./Versions.module.css";

interface VersionTableProps {
  readonly versions: readonly PlanVersion[];
  /** Versions to compare, at most two */
  readonly chosen: readonly PlanVersion[];
  /** Id of the version that is being opened */
  readonly opening: string | null;
  readonly mayNote: boolean;
  /** Whether the user may create links that show a version to others */
  readonly mayShare: boolean;
  readonly onChoose: (version: PlanVersion) => void;
  readonly onOpen: (version: PlanVersion) => void;
  readonly onNote: (version: PlanVersion) => void;
  readonly onShare: (version: PlanVersion) => void;
  readonly onSchedule: (version: PlanVersion) => void;
}

const count = (
  id: "rooms" | "matched" | "models" | "units",
  header: string,
  width: number,
): DataColumn<PlanVersion> => figureColumn(header, (version) => formatNumber(version[id], 0), { width });
const titleOf = (kind: string) => BATCH_ROUTES.find(({ name }) => name === kind)?.title ?? kind;

const calledOf = ({ name, number }: PlanVersion) => `${name} 第 ${number} 版`;
const listed = (parts: readonly string[]) => parts.filter((part) => part !== "");

const OF_VERSION: readonly DataColumn<PlanVersion>[] = [
  drawnColumn(
    "方案",
    (row) => (
      <>
        <div className={text["clip"]}>{row.name}</div>
        <div className={classNames(text["clip"], text["small"], text["dim"])}>
          {listed([row.note, catalogueWords(row.catalogueVersion)]).join(" · ")}
        </div>
      </>
    ),
    {
      hint: ({ name, note, catalogueVersion }) =>
        listed([name, note, `产品库 ${catalogueVersion}`]).join("\n"),
    },
  ),
  textColumn("设备", ({ kind }) => titleOf(kind), { width: 88 }),
  drawnColumn(
    "版本",
    (row) => (
      <>
        第 {row.number} 版
        {row.isParallel && (
          <span
            className={css["parallel"]}
            title={`与他人同时从${row.basedOn === null ? "头" : `第 ${row.basedOn} 版`}做出`}
          >
            并行
          </span>
        )}
      </>
    ),
    { width: 104 },
  ),
  count("rooms", "房间", 64),
  count("matched", "已匹配", 72),
  count("models", "型号", 56),
  count("units", "数量", 72),
  textColumn("作者", ({ author }) => author ?? "已注销", { width: 96 }),
  textColumn("保存时间", ({ createdAt }) => formatMoment(createdAt), { width: 112 }),
];

const isIn = (chosen: readonly PlanVersion[], { id }: PlanVersion) => chosen.some((each) => each.id === id);

function columnsOf(on: Omit<VersionTableProps, "versions">): readonly DataColumn<PlanVersion>[] {
  const { chosen, opening, mayNote, mayShare } = on;
  const isBusy = opening !== null;
  return [
    drawnColumn(
      "比较",
      (version) => {
        const isOtherKind = chosen[0] !== undefined && chosen[0].kind !== version.kind;
        return (
          <Checkbox
            size="xs"
            aria-label={`比较 ${calledOf(version)}`}
            checked={isIn(chosen, version)}
            disabled={!isIn(chosen, version) && (chosen.length === 2 || isOtherKind)}
            {...(isOtherKind ? { title: "只能比较同一种设备的版本" } : {})}
            onChange={() => on.onChoose(version)}
          />
        );
      },
      { width: 36, isBare: true },
    ),
    ...OF_VERSION,
    drawnColumn(
      "操作",
      (version) => {
        const act = (word: string, onClick: (version: PlanVersion) => void, isOff = isBusy, shown = word) => (
          <LinkButton
            disabled={isOff}
            aria-label={`${word} ${calledOf(version)}`}
            onClick={() => onClick(version)}
          >
            {shown}
          </LinkButton>
        );
        return (
          <div className={table["acts"]}>
            {act("打开", on.onOpen, isBusy, opening === version.id ? "正在打开" : "打开")}
            {act("备注", on.onNote, isBusy || !mayNote)}
            {mayShare && act("共享", on.onShare)}
            {act("与房间表比较", on.onSchedule)}
          </div>
        );
      },
      { width: 232, isFigure: true },
    ),
  ];
}

/** The versions of the project's plans with content, author, date and actions. */
export const VersionTable = ({ versions, ...on }: VersionTableProps) => (
  <TableBox kind="framed" className={css["list"]}>
    <DataTable
      label="方案版本"
      isLow
      rowHeight={48}
      columns={columnsOf(on)}
      rows={versions}
      rowKey={({ id }) => id}
      rowProps={(version) => ({ "data-sel": isIn(on.chosen, version) || undefined })}
    />
  </TableBox>
);
