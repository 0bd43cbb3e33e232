import type { BatchKind } from "#domain/batch/BatchKind.ts";
import { Confirm } from "../../components/Confirm.tsx";
import { formatNumber } from "#domain/formatNumber.ts";
import type { BatchRun } from "../../hooks/useBatchRun.ts";
import { UnreasonableInput } from "./UnreasonableInput.tsx";

interface RunPromptsProps {
  readonly run: BatchRun;
  readonly words: BatchKind<never>["words"];
  /** Rows that a new run would overwrite although a person chose them. */
  readonly chosenByHand: number;
}

/** Before a second run, and after one that the server refused. */
export function RunPrompts({ run, words, chosenByHand }: RunPromptsProps) {
  return (
    <>
      <Confirm
        opened={run.prompt === "rerun"}
        title="确认提示"
        message="再次选型将覆盖已有数据，是否确认再次批量选型？"
        extra={chosenByHand > 0 && `其中 ${formatNumber(chosenByHand, 0)} 间为手动改选。`}
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
