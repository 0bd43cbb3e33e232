import { useState } from "react";
import type { RevisionShow } from "#domain/building/batch/revision/revisionEntries.ts";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Segments } from "../../../kit/input/Segments.tsx";
import css from "./Import.module.css";
import { RevisionList, type ReadDifferences } from "./RevisionList.tsx";

interface DifferenceReportProps {
  readonly counts: RevisionCounts;
  /** Whether rooms are matched by id, so that every room has a counterpart. */
  readonly isById?: boolean;
  /** Text if there are no differences. */
  readonly none: string;
  readonly read: ReadDifferences;
  readonly onGone: () => void;
}

const rooms = (count: number) => formatNumber(count, 0);

/** Differences by sort: their number, and the rooms of one sort. */
export function DifferenceReport({ counts, isById = false, none, read, onGone }: DifferenceReportProps) {
  const [show, setShow] = useState<RevisionShow>("all");
  const { fresh, gone, changed, same, unmatched } = counts;
  const shown = { all: fresh + gone + changed, fresh, gone, changed, unmatched };
  const choices: readonly (readonly [RevisionShow, string])[] = [
    ["all", "全部差异"],
    ["fresh", "新增"],
    ["gone", "删除"],
    ["changed", "变更"],
    ...(isById ? [] : [["unmatched", "无法对应"] as const]),
  ];
  return (
    <>
      <div className={css["counts"]}>
        <Segments
          size="xs"
          aria-label="显示哪些差异"
          value={show}
          onChange={setShow}
          data={choices.map(([value, label]) => ({ value, label: `${label} ${rooms(shown[value])}` }))}
        />
        <span>
          不变 <b>{rooms(same)}</b> 间
        </span>
      </div>
      {shown[show] > 0 && (
        <RevisionList key={show} read={read} show={show} count={shown[show]} onGone={onGone} />
      )}
      {shown[show] === 0 && <p className={css["remarks"]}>{show === "all" ? none : "没有这一类差异"}</p>}
    </>
  );
}
