import { Checkbox } from "@mantine/core";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { catalogueWords } from "#domain/building/plan/catalogueWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import { BATCH_PLACES } from "../../../addresses/batchPlaces.ts";
import type { DataColumn } from "../../../kit/table/DataColumn.ts";
import { DataTable } from "../../../kit/table/DataTable.tsx";
import table from "../../../kit/table/table.module.css";
import { TableBox } from "../../../kit/table/TableBox.tsx";
import text from "../../../kit/styles/text.module.css";
import { formatMoment } from "../context/formatMoment.ts";
import css from "./Versions.module.css";

interface VersionTableProps {
  readonly versions: readonly PlanVersion[];
  /** Ids of those to be compared; two at most. */
  readonly chosen: readonly PlanVersion[];
  /** One of them is being opened. */
  readonly opening: string | null;
  readonly mayNote: boolean;
  /** Makes links by which others look at a version. */
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
): DataColumn<PlanVersion> => ({
  id,
  header,
  accessorFn: (version) => formatNumber(version[id], 0),
  meta: { width, isFigure: true },
});
const titleOf = (kind: string) => BATCH_PLACES.find(({ name }) => name === kind)?.title ?? kind;

const calledOf = ({ name, number }: PlanVersion) => `${name} 第 ${number} 版`;
const listed = (parts: readonly string[]) => parts.filter((part) => part !== "");

const OF_VERSION: readonly DataColumn<PlanVersion>[] = [
  {
    id: "name",
    header: "方案",
    meta: {
      hint: ({ name, note, catalogueVersion }) =>
        listed([name, note, `产品库 ${catalogueVersion}`]).join("\n"),
    },
    cell: ({ row: { original } }) => (
      <>
        <div className={text["clip"]}>{original.name}</div>
        <div className={classNames(text["clip"], text["small"], text["dim"])}>
          {listed([original.note, catalogueWords(original.catalogueVersion)]).join(" · ")}
        </div>
      </>
    ),
  },
  { id: "kind", header: "设备", accessorFn: ({ kind }) => titleOf(kind), meta: { width: 88 } },
  {
    id: "number",
    header: "版本",
    meta: { width: 104 },
    cell: ({ row: { original } }) => (
      <>
        第 {original.number} 版
        {original.isParallel && (
          <span
            className={css["parallel"]}
            title={`与他人同时从${original.basedOn === null ? "头" : `第 ${original.basedOn} 版`}做出`}
          >
            并行
          </span>
        )}
      </>
    ),
  },
  count("rooms", "房间", 64),
  count("matched", "已匹配", 72),
  count("models", "型号", 56),
  count("units", "数量", 72),
  { id: "author", header: "作者", accessorFn: ({ author }) => author ?? "已注销", meta: { width: 96 } },
  {
    id: "createdAt",
    header: "保存时间",
    accessorFn: ({ createdAt }) => formatMoment(createdAt),
    meta: { width: 112 },
  },
];

const isIn = (chosen: readonly PlanVersion[], { id }: PlanVersion) => chosen.some((each) => each.id === id);

function columnsOf(on: Omit<VersionTableProps, "versions">): readonly DataColumn<PlanVersion>[] {
  const { chosen, opening, mayNote, mayShare } = on;
  const isBusy = opening !== null;
  return [
    {
      id: "compare",
      header: "比较",
      meta: { width: 36, isBare: true },
      cell: ({ row: { original: version } }) => {
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
    },
    ...OF_VERSION,
    {
      id: "actions",
      header: "操作",
      meta: { width: 232, isFigure: true },
      cell: ({ row: { original: version } }) => {
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
    },
  ];
}

/** The versions of the project's plans: which, of what, by whom and when, and what is done with each. */
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
