import { Button } from "@mantine/core";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import layout from "../../../../kit/styles/layout.module.css";
import css from "./BatchFooter.module.css";
import { ResultSummary } from "./ResultSummary.tsx";
import type { RunScope } from "#domain/building/batch/run/runScope.ts";
import { UndoButtons } from "../../table/many/UndoButtons.tsx";
import { useBatch, useSummary } from "../../context/BatchContext.tsx";
import { useMayEdit } from "../../context/useMayEdit.ts";
import { RunBar } from "./RunBar.tsx";
import { RunMenu } from "./RunMenu.tsx";
import { RunProgress } from "./RunProgress.tsx";
import { RecheckSummary } from "./RecheckSummary.tsx";

export interface BatchFooterProps {
  readonly onRun: (scope: RunScope) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onRecheck: () => void;
  readonly onOptimise: () => void;
  readonly onConfirm: () => void;
  readonly onShow: (show: BatchSummary["view"]["show"]) => void;
}

/** One bar with two meanings (progress; matched against not matched), and the two steps of the job. */
export function BatchFooter({
  onRun,
  onUndo,
  onRedo,
  onCancel,
  onRetry,
  onRecheck,
  onOptimise,
  onConfirm,
  onShow,
}: BatchFooterProps) {
  const summary = useSummary();
  const isNarrow = useBatch().width === "narrow";
  const { run, hasRun, hasToKeep = false, rooms, outdated } = summary;
  const isRunning = run.status === "running";
  // Another tab is selecting for these rooms, so they are not out of date.
  const isElsewhere = run.status === "elsewhere";
  const mayEdit = useMayEdit();
  return (
    <footer className={layout["foot"]}>
      <RunBar summary={summary} />
      {isRunning ? (
        <RunProgress run={run} isNarrow={isNarrow} onCancel={onCancel} />
      ) : (
        <>
          <ResultSummary summary={summary} isNarrow={isNarrow} onRetry={onRetry} onShow={onShow} />
          <RecheckSummary summary={summary} onShow={onShow} onRecheck={onRecheck} onStop={onCancel} />
        </>
      )}
      <div className={layout["grow"]} />
      <UndoButtons
        undo={summary.undo}
        redo={summary.redo}
        isOff={isRunning || !mayEdit}
        onUndo={onUndo}
        onRedo={onRedo}
      />
      <div className={css["steps"]}>
        <Button.Group>
          {outdated > 0 && hasRun && (
            <Button
              size="md"
              variant="default"
              title="只重新选型已变更、不再满足和后来加入的房间"
              disabled={!mayEdit || isRunning || isElsewhere}
              onClick={() => onRun("outdated")}
            >
              {isNarrow ? "重选" : "重选已变更"} {formatNumber(outdated, 0)} 间
            </Button>
          )}
          <Button
            size="md"
            variant={hasRun ? "default" : "filled"}
            disabled={!mayEdit || isRunning || rooms === 0}
            onClick={() => onRun("all")}
          >
            一键选型
          </Button>
          <RunMenu summary={summary} disabled={!mayEdit || isRunning || rooms === 0} onRun={onRun} />
        </Button.Group>
        <Button
          size="md"
          variant="default"
          disabled={isRunning || isElsewhere || rooms === 0}
          onClick={onOptimise}
        >
          方案优化
        </Button>
        <Button
          size="md"
          variant={hasRun ? "filled" : "default"}
          disabled={isRunning || !(hasRun || hasToKeep) || rooms === 0}
          onClick={onConfirm}
        >
          确认方案
        </Button>
      </div>
    </footer>
  );
}
