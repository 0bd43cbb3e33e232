import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { classNames } from "../../../../kit/layout/classNames.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { SampleTag } from "../../../../kit/tags/SampleTag.tsx";
import text from "../../../../kit/styles/text.module.css";

const SECOND = 1000;

function howItStands({ run, access }: BatchSummary): string | null {
  switch (run.status) {
    case "finished":
      return `用时 ${formatNumber(run.elapsedMs / SECOND, 1)} 秒`;
    case "cancelled":
      return `已取消，完成 ${formatNumber(run.done, 0)} / ${formatNumber(run.total, 0)} 间`;
    case "refused":
      return "已停止：存在不合理的输入值";
    case "incomplete":
      return run.cause;
    case "elsewhere":
      return access === "elsewhere" ? "另一个标签页正在选型" : null;
    case "idle":
    case "running":
      return null;
  }
}

/** The state of the run, and a remark on sample data. */
export function RunRemark({ summary, isNarrow }: { summary: BatchSummary; isNarrow: boolean }) {
  const { samples } = summary;
  const remark = howItStands(summary);
  // A narrow window omits the time and the sample count; the reason for unanswered rooms stays.
  const isShown = remark !== null && !(isNarrow && summary.run.status === "finished");
  return (
    <>
      {isShown && <span className={classNames(text["clip"], text["dim"])}>{remark}</span>}
      {samples > 0 && (
        <>
          <SampleTag />
          {samples < summary.rooms && !isNarrow && (
            <span className={text["dim"]}>{formatNumber(samples, 0)} 间</span>
          )}
        </>
      )}
    </>
  );
}
