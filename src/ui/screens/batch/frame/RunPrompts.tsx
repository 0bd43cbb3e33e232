import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { Confirm } from "../../../kit/dialog/Confirm.tsx";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { RunForecast } from "#domain/building/batch/run/runScope.ts";
import type { BatchRun } from "./useBatchRun.ts";
import { UnreasonableInput } from "../choose/UnreasonableInput.tsx";

interface RunPromptsProps {
  readonly run: BatchRun;
  readonly words: BatchKind<never>["words"];
}

/** What a run overwrites, and what it leaves. */
function overwritten({ overwritten: rooms, chosenByHand, locked }: RunForecast): string {
  const byHand = chosenByHand > 0 ? `，其中 ${formatNumber(chosenByHand, 0)} 间为手动改选` : "";
  const left = locked > 0 ? `；${formatNumber(locked, 0)} 间已锁定，保持不变` : "";
  return `将覆盖 ${formatNumber(rooms, 0)} 间的选型结果${byHand}${left}。`;
}

/** Prompts before a repeated run, and after one that the server refused. */
export function RunPrompts({ run, words }: RunPromptsProps) {
  return (
    <>
      <Confirm
        opened={run.prompt === "rerun"}
        title="确认提示"
        message="再次选型将覆盖已有数据，是否确认再次批量选型？"
        extra={run.forecast && overwritten(run.forecast)}
        onConfirm={run.confirm}
        onCancel={run.dismiss}
      />
      <UnreasonableInput
        opened={run.prompt === "refused"}
        message={words.unreasonableInput}
        onClose={run.dismiss}
      />
    </>
  );
}
