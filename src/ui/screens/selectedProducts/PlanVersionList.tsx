import { Link, type To } from "react-router-dom";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { formatNumber, MISSING } from "#domain/base/formatNumber.ts";
import { formatDay } from "#domain/base/formatDay.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import table from "../../kit/table/table.module.css";
import { kindOf } from "./shared/planColumns.ts";

const COLUMNS = [
  { title: "方案", width: undefined },
  { title: "类型", width: 128 },
  { title: "版本", width: 72, isNumber: true },
  { title: "房间", width: 80, isNumber: true },
  { title: "已匹配", width: 80, isNumber: true },
  { title: "待核对", width: 80, isNumber: true },
  { title: "未匹配", width: 80, isNumber: true },
  { title: "数量", width: 88, isNumber: true },
  { title: "确认日期", width: 112 },
  { title: "设备表", width: 112 },
  { title: "操作", width: 72, isNumber: true },
] as const;

export interface PlanVersionListProps {
  readonly versions: readonly PlanVersion[];
  /** Where a version is seen room by room; none for a kind that this program does not know. */
  readonly placeOf: (version: PlanVersion) => To | null;
  readonly openWord: "查看" | "打开";
  /** Takes a plan into the project's 设备表, or out of it; `null` for whoever only looks. */
  readonly onSchedule: ((version: PlanVersion, isScheduled: boolean) => void) | null;
}

/** Versions of the plans of a project, and which of them its 设备表 lists. */
export function PlanVersionList({ versions, placeOf, openWord, onSchedule }: PlanVersionListProps) {
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
    const place = placeOf(version);
    return place === null ? (
      <span className={table["none"]}>{MISSING}</span>
    ) : (
      <Link to={place} aria-label={`${openWord} ${labelOf(version)}`}>
        {openWord}
      </Link>
    );
  };
  return (
    <div className={table["scroll"]}>
      <table className={table["vt"]} aria-label="方案版本">
        <colgroup>
          {COLUMNS.map(({ title, width }) => (
            <col key={title} {...(width === undefined ? {} : { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column.title} scope="col" className={"isNumber" in column ? table["num"] : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <td title={version.name}>{version.name}</td>
              <td>{kindOf(version.kind)?.words.title ?? version.kind}</td>
              {[
                version.number,
                version.rooms,
                version.matched,
                version.doubtful,
                version.unmatched,
                version.units,
              ].map((figure, at) => (
                <td key={at} className={table["num"]}>
                  {formatNumber(figure, 0)}
                </td>
              ))}
              <td>{formatDay(version.createdAt)}</td>
              <td>{inSchedule(version)}</td>
              <td className={table["num"]}>{opened(version)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
