import type { RoomRow } from "#domain/building/batch/state/batchState.ts";
import type { BatchKind } from "#domain/building/batch/kind/BatchKind.ts";
import { Confirm } from "../../../../kit/dialog/Confirm.tsx";
import { ChoiceReport } from "./ChoiceReport.tsx";
import { ForAllAlike } from "./ForAllAlike.tsx";
import type { BatchChoice } from "./useBatchChoice.ts";

/** 选择确认: asked when the drawer is closed with a changed choice. */
export function ChoicePrompt<Filter>({
  kind: { words, hasCorrection },
  row,
  choice,
}: {
  kind: BatchKind<Filter>;
  row: RoomRow;
  choice: BatchChoice;
}) {
  const room = row.roomName || row.roomCode;
  if (choice.prompt === "report" && choice.outcome !== null)
    return <ChoiceReport outcome={choice.outcome} model={words.model} onClose={choice.discard} />;
  // Not mounted before it asks: a closed layer inside the drawer would also handle the Esc that makes the drawer
  // ask.
  if (choice.prompt !== "confirm") return null;
  return (
    <Confirm
      opened
      title="选择确认"
      message={`是否确认选择 ${choice.changed?.model ?? ""} ?`}
      extra={
        row.selection ? (
          <>
            {`将替换 ${room} 的 ${row.selection.model}${hasCorrection ? "，并更新计算修正值" : ""}。`}
            <ForAllAlike choice={choice} model={row.selection.model} />
          </>
        ) : (
          `${room} 原无匹配的${words.model}，将写入所选${words.model}${hasCorrection ? "与计算修正值" : ""}。`
        )
      }
      cancelLabel="放弃修改"
      onConfirm={choice.takeOver}
      onCancel={choice.discard}
      onDismiss={choice.stay}
    />
  );
}
