import { Link, type To } from "react-router-dom";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { drawnColumn, figureColumn, textColumn } from "../../kit/table/columns.ts";
import type { DataColumn } from "../../kit/table/DataColumn.ts";
import { DataTable } from "../../kit/table/DataTable.tsx";
import table from "../../kit/table/table.module.css";
import { TableBox } from "../../kit/table/TableBox.tsx";
import { kindOf } from "./shared/planColumns.ts";

const count = (
  id: "number" | "rooms" | "matched" | "doubtful" | "unmatched" | "units",
  header: string,
  width = 80,
): DataColumn<PlanVersion> => figureColumn(header, (version) => formatNumber(version[id], 0), { width });
const COLUMNS: readonly DataColumn<PlanVersion>[] = [
  textColumn("方案", ({ name }) => name),
  textColumn("类型", ({ kind }) => kindOf(kind)?.words.title ?? kind, { width: 128 }),
  count("number", "版本", 72),
  count("rooms", "房间"),
  count("matched", "已匹配"),
  count("doubtful", "待核对"),
  count("unmatched", "未匹配"),
  count("units", "数量", 88),
  textColumn("确认日期", ({ createdAt }) => formatDay(createdAt), { width: 112 }),
];

export interface PlanVersionListProps {
  readonly versions: readonly PlanVersion[];
  /** The address of a version's rooms; `null` for a kind that this program does not know. */
  readonly linkOf: (version: PlanVersion) => To | null;
  readonly openWord: "查看" | "打开";
  /** Adds a plan to the project's 设备表 or removes it; `null` for readers. */
  readonly onSchedule: ((version: PlanVersion, isScheduled: boolean) => void) | null;
}

/** Plan versions of a project, and which of them are in its 设备表. */
export function PlanVersionList({ versions, linkOf: placeOf, openWord, onSchedule }: PlanVersionListProps) {
  const labelOf = ({ name, number }: PlanVersion) => `${name} 版本 ${number}`;
  const inSchedule = (version: PlanVersion) => {
    if (!version.isLast) return <span className={table["none"]}>{MISSING}</span>;
    const { isScheduled } = version;
    const words = isScheduled ? "已计入" : "不计入";
    if (onSchedule === null) return words;
    return (
      <>
        {words}{" "}
        <LinkButton
          aria-label={`${labelOf(version)}${isScheduled ? "移出设备表" : "计入设备表"}`}
          onClick={() => onSchedule(version, !isScheduled)}
        >
          {isScheduled ? "移出" : "计入"}
        </LinkButton>
      </>
    );
  };
  const opened = (version: PlanVersion) => {
    const address = placeOf(version);
    return address === null ? (
      <span className={table["none"]}>{MISSING}</span>
    ) : (
      <Link to={address} aria-label={`${openWord} ${labelOf(version)}`}>
        {openWord}
      </Link>
    );
  };
  const columns: readonly DataColumn<PlanVersion>[] = [
    ...COLUMNS,
    drawnColumn("设备表", (row) => inSchedule(row), { width: 112 }),
    drawnColumn("操作", (row) => opened(row), { width: 72, isFigure: true }),
  ];
  return (
    <TableBox kind="page">
      <DataTable label="方案版本" columns={columns} rows={versions} rowKey={({ id }) => id} />
    </TableBox>
  );
}
