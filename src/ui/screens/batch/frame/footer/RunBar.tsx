import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import css from "./BatchFooter.module.css";

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);

/** The bar of 3 px on the footer's upper edge: the progress of a run, afterwards the share of matched rooms. */
export function RunBar({ summary: { run, rooms, matched, unmatched, hasRun } }: { summary: BatchSummary }) {
  if (run.status === "running") {
    const done = percent(run.done, run.total);
    return (
      <div
        className={css["bar"]}
        role="progressbar"
        aria-label="选型进度"
        aria-valuemin={0}
        aria-valuemax={run.total}
        aria-valuenow={run.done}
        aria-valuetext={`${formatNumber(run.done, 0)} / ${formatNumber(run.total, 0)} 间`}
      >
        <i className={css["done"]} style={{ width: `${done}%` }} />
      </div>
    );
  }
  return (
    <div className={css["bar"]} aria-hidden>
      {hasRun && (
        <>
          <i className={css["done"]} style={{ width: `${percent(matched, rooms)}%` }} />
          <i className={css["missed"]} style={{ width: `${percent(unmatched, rooms)}%` }} />
        </>
      )}
    </div>
  );
}
