import { Link, type To } from "react-router-dom";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import table from "../../../components/table/table.module.css";
import { formatDay } from "#domain/formatDay.ts";
import { kindOf } from "./planColumns.ts";

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
  { title: "操作", width: 72, isNumber: true },
] as const;

/** Versions of the plans of a shared project. */
export function SharedVersionList({
  versions,
  placeOf,
}: {
  readonly versions: readonly PlanVersion[];
  readonly placeOf: (versionId: string) => To;
}) {
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
              <td className={table["num"]}>
                <Link to={placeOf(version.id)} aria-label={`查看 ${version.name} 版本 ${version.number}`}>
                  查看
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
