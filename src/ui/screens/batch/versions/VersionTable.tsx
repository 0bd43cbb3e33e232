import { Checkbox } from "@mantine/core";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { catalogueWords } from "#domain/building/plan/catalogueWords.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../kit/input/LinkButton.tsx";
import { classNames } from "../../../kit/layout/classNames.ts";
import { BATCH_PLACES } from "../../../addresses/batchPlaces.ts";
import { HeadedTable, type HeadedColumn } from "../../../kit/table/HeadedTable.tsx";
import table from "../../../kit/table/table.module.css";
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

const COLUMNS: readonly HeadedColumn[] = [
  { title: "比较", width: 36, isBare: true },
  { title: "方案" },
  { title: "设备", width: 88 },
  { title: "版本", width: 104 },
  { title: "房间", width: 64, isRight: true },
  { title: "已匹配", width: 72, isRight: true },
  { title: "型号", width: 56, isRight: true },
  { title: "数量", width: 72, isRight: true },
  { title: "作者", width: 96 },
  { title: "保存时间", width: 112 },
  { title: "操作", width: 232, isRight: true },
];
const titleOf = (kind: string) => BATCH_PLACES.find(({ name }) => name === kind)?.title ?? kind;

/** The versions of the project's plans: which, of what, by whom and when, and what is done with each. */
export function VersionTable({ versions, ...row }: VersionTableProps) {
  return (
    <div className={css["list"]}>
      <HeadedTable label="方案版本" columns={COLUMNS} headClass={css["lowHead"]}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} {...row} />
        ))}
      </HeadedTable>
    </div>
  );
}

interface VersionRowProps extends Omit<VersionTableProps, "versions"> {
  readonly version: PlanVersion;
}

function VersionRow({ version, chosen, opening, mayNote, mayShare, ...on }: VersionRowProps) {
  const { id, name, note, number, kind, isParallel, basedOn, author, catalogueVersion } = version;
  const isChosen = chosen.some((each) => each.id === id);
  const [first] = chosen;
  const isOtherKind = first !== undefined && first.kind !== kind;
  const called = `${name} 第 ${number} 版`;
  const about = [note, catalogueWords(catalogueVersion)].filter((part) => part !== "");
  const isBusy = opening !== null;
  return (
    <tr data-sel={isChosen || undefined}>
      <td>
        <Checkbox
          size="xs"
          aria-label={`比较 ${called}`}
          checked={isChosen}
          disabled={!isChosen && (chosen.length === 2 || isOtherKind)}
          {...(isOtherKind ? { title: "只能比较同一种设备的版本" } : {})}
          onChange={() => on.onChoose(version)}
        />
      </td>
      <td title={[name, note, `产品库 ${catalogueVersion}`].filter((part) => part !== "").join("\n")}>
        <div className={text["clip"]}>{name}</div>
        <div className={classNames(text["clip"], text["small"], text["dim"])}>{about.join(" · ")}</div>
      </td>
      <td>{titleOf(kind)}</td>
      <td>
        第 {number} 版
        {isParallel && (
          <span
            className={css["parallel"]}
            title={`与他人同时从${basedOn === null ? "头" : `第 ${basedOn} 版`}做出`}
          >
            并行
          </span>
        )}
      </td>
      <td className={table["num"]}>{formatNumber(version.rooms, 0)}</td>
      <td className={table["num"]}>{formatNumber(version.matched, 0)}</td>
      <td className={table["num"]}>{formatNumber(version.models, 0)}</td>
      <td className={table["num"]}>{formatNumber(version.units, 0)}</td>
      <td title={author ?? undefined}>{author ?? "已注销"}</td>
      <td>{formatMoment(version.createdAt)}</td>
      <td className={table["num"]}>
        <div className={table["acts"]}>
          <LinkButton disabled={isBusy} aria-label={`打开 ${called}`} onClick={() => on.onOpen(version)}>
            {opening === id ? "正在打开" : "打开"}
          </LinkButton>
          <LinkButton
            disabled={isBusy || !mayNote}
            aria-label={`备注 ${called}`}
            onClick={() => on.onNote(version)}
          >
            备注
          </LinkButton>
          {mayShare && (
            <LinkButton disabled={isBusy} aria-label={`共享 ${called}`} onClick={() => on.onShare(version)}>
              共享
            </LinkButton>
          )}
          <LinkButton
            disabled={isBusy}
            aria-label={`与房间表比较 ${called}`}
            onClick={() => on.onSchedule(version)}
          >
            与房间表比较
          </LinkButton>
        </div>
      </td>
    </tr>
  );
}
