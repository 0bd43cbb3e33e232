import { Checkbox, SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { RevisionShow } from "#domain/batch/revision/revisionEntries.ts";
import type { RevisionCounts } from "#domain/batch/revision/RoomRevision.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import css from "./Import.module.css";
import { RevisionList } from "./RevisionList.tsx";

interface RevisionReportProps<Filter> {
  readonly client: BatchClient<Filter>;
  readonly counts: RevisionCounts;
  /** Rows of the schedule that were not read: their rooms look as if they were gone. */
  readonly refused: number;
  readonly keepsGone: boolean;
  readonly onKeepGone: (keepsGone: boolean) => void;
  readonly onGone: () => void;
}

const rooms = (count: number) => formatNumber(count, 0);

/** What a revised schedule would change, before it is taken. */
export function RevisionReport<Filter>(props: RevisionReportProps<Filter>) {
  const { client, counts, refused, keepsGone, onKeepGone, onGone } = props;
  const [show, setShow] = useState<RevisionShow>("all");
  const { fresh, gone, changed, same, unmatched } = counts;
  const shown = { all: fresh + gone + changed, fresh, gone, changed, unmatched };
  const choices: readonly (readonly [RevisionShow, string])[] = [
    ["all", "全部差异"],
    ["fresh", "新增"],
    ["gone", "删除"],
    ["changed", "变更"],
    ["unmatched", "无法对应"],
  ];
  return (
    <section className={css["report"]} aria-label="与现有房间的差异">
      <div className={css["counts"]}>
        <SegmentedControl
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
        <RevisionList key={show} client={client} show={show} count={shown[show]} onGone={onGone} />
      )}
      {shown[show] === 0 && (
        <p className={css["remarks"]}>{show === "all" ? "与现有房间没有差异" : "没有这一类差异"}</p>
      )}
      <ul className={css["remarks"]}>
        <li>按房间编号对应；编号重复或没有编号的房间按编号和名称对应。表中没有的列保持不变</li>
        <li>不变的房间保留选型与指定数量；变更的房间将核对所选产品是否仍满足要求</li>
        {refused > 0 && gone > 0 && <li>未通过的 {rooms(refused)} 行没有读取，对应的房间会列为删除</li>}
      </ul>
      {gone > 0 && (
        <Checkbox
          label={`保留已不在表中的 ${rooms(gone)} 间`}
          checked={keepsGone}
          onChange={({ currentTarget }) => onKeepGone(currentTarget.checked)}
        />
      )}
    </section>
  );
}
