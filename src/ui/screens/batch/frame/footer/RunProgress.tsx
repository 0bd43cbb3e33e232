import type { Run } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { LinkButton } from "../../../../kit/input/LinkButton.tsx";
import text from "../../../../kit/styles/text.module.css";
import css from "./BatchFooter.module.css";

const SECOND = 1000;

/** Whole seconds left at the pace so far; `null` before there is a pace. */
function secondsLeft({ done, total, elapsedMs }: { done: number; total: number; elapsedMs: number }) {
  return done === 0 ? null : Math.ceil(((elapsedMs / done) * (total - done)) / SECOND);
}

/** The progress of a run: number of rooms, percentage, time left, and a button to stop. */
export function RunProgress({
  run,
  isNarrow,
  onCancel,
}: {
  run: Extract<Run, { status: "running" }>;
  isNarrow: boolean;
  onCancel: () => void;
}) {
  const left = secondsLeft(run);
  const percent = run.total === 0 ? 0 : Math.floor((100 * run.done) / run.total);
  return (
    <>
      <span className={css["part"]}>
        正在选型 <b>{formatNumber(run.done, 0)}</b> / {formatNumber(run.total, 0)} 间
      </span>
      <span className={text["dim"]}>{percent} %</span>
      {!isNarrow && left !== null && <span className={text["dim"]}>约剩 {formatNumber(left, 0)} 秒</span>}
      <LinkButton onClick={onCancel}>取消</LinkButton>
    </>
  );
}
