import { Checkbox } from "@mantine/core";
import type { RevisionCounts } from "#domain/building/batch/revision/RoomRevision.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import css from "./Import.module.css";
import { DifferenceReport } from "./DifferenceReport.tsx";

interface RevisionReportProps {
  readonly client: Pick<BatchClient<unknown>, "revisionEntries">;
  readonly counts: RevisionCounts;
  /** Number of the schedule's unread rows, whose rooms look as if they were removed. */
  readonly refused: number;
  readonly keepsGone: boolean;
  readonly onKeepGone: (keepsGone: boolean) => void;
  readonly onGone: () => void;
}

const rooms = (count: number) => formatNumber(count, 0);

/** What a revised schedule would change, before it is accepted. */
export function RevisionReport(props: RevisionReportProps) {
  const { client, counts, refused, keepsGone, onKeepGone, onGone } = props;
  const { gone } = counts;
  return (
    <section className={css["report"]} aria-label="与现有房间的差异">
      <DifferenceReport
        counts={counts}
        none="与现有房间没有差异"
        read={client.revisionEntries}
        onGone={onGone}
      />
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
