import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import type { ImportChoice, ImportPreview } from "#domain/building/rooms/importPreview.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { useMayEdit } from "../context/useMayEdit.ts";
import { useRevision } from "./useRevision.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import css from "./Import.module.css";
import { PreviewReport } from "./PreviewReport.tsx";
import { RevisionOutcomeReport } from "./RevisionOutcomeReport.tsx";
import { RevisionReport } from "./RevisionReport.tsx";

type RevisingClient = Pick<
  BatchClient<unknown>,
  "proposeRevision" | "forgetRevision" | "takeRevision" | "revisionEntries" | "cancel"
>;

export interface RevisionDialogProps {
  readonly client: RevisingClient;
  readonly imported: {
    readonly preview: ImportPreview;
    readonly rooms: PackedTable;
    readonly choice: ImportChoice;
    readonly isUpdating: boolean;
  };
  readonly onChoose: (choice: ImportChoice) => void;
  readonly onTake: () => void;
  readonly checking: BatchSummary["checking"];
  readonly widths: { readonly report: number; readonly outcome: number };
  /** The choice of how to import, which can be changed until then. */
  readonly aside: ReactNode;
  readonly onOpenAgain: () => void;
  readonly onClose: () => void;
  readonly onShowUnsatisfied: () => void;
}

const READ_ONLY = "此建筑已在另一个标签页中打开，此页只能查看";

/** A revised schedule: its changes, the check of the selections, and the result. */
export function RevisionDialog(props: RevisionDialogProps) {
  const { client, imported, onChoose, checking, widths, aside, onOpenAgain, onClose, onShowUnsatisfied } =
    props;
  const { state, propose, take } = useRevision(client, imported);
  const [keepsGone, setKeepsGone] = useState(false);
  const { preview } = imported;
  const mayEdit = useMayEdit();
  switch (state.step) {
    case "comparing":
    case "failed":
    case "proposed":
      return (
        <Dialog
          opened
          title="导入预览"
          width={widths.report}
          onClose={onClose}
          aside={aside}
          actions={
            <>
              <Button variant="default" onClick={onOpenAgain}>
                重新选择
              </Button>
              {state.step === "failed" ? (
                <Button disabled={!mayEdit} onClick={propose}>
                  重试
                </Button>
              ) : (
                <Button
                  disabled={
                    !mayEdit || imported.isUpdating || state.step === "comparing" || preview.accepted === 0
                  }
                  onClick={() => {
                    props.onTake();
                    take(keepsGone);
                  }}
                >
                  更新房间
                </Button>
              )}
            </>
          }
        >
          <div className={css["report"]}>
            {state.step === "proposed" ? (
              <RevisionReport
                client={client}
                counts={state.counts}
                refused={preview.refused.length}
                keepsGone={keepsGone}
                onKeepGone={setKeepsGone}
                onGone={propose}
              />
            ) : (
              <p className={css["remarks"]} role="status">
                {!mayEdit
                  ? READ_ONLY
                  : state.step === "failed"
                    ? "未能与现有房间对应，房间没有改动"
                    : "正在与现有房间对应"}
              </p>
            )}
            <PreviewReport preview={preview} choice={imported.choice} onChoose={onChoose} />
          </div>
        </Dialog>
      );
    case "taking":
      return (
        <Dialog
          opened
          title="更新房间"
          width={widths.outcome}
          onClose={onClose}
          actions={
            <Button variant="default" data-autofocus onClick={() => void client.cancel()}>
              停止核对
            </Button>
          }
        >
          <p className={css["reading"]} role="status">
            正在核对所选产品
            {checking && ` ${formatNumber(checking.done, 0)} / ${formatNumber(checking.total, 0)} 间`}
          </p>
        </Dialog>
      );
    case "taken":
      return (
        <Dialog
          opened
          title="房间已更新"
          width={widths.outcome}
          onClose={onClose}
          actions={
            <>
              {state.outcome.unsatisfied > 0 && (
                <Button variant="default" onClick={onShowUnsatisfied}>
                  只看不再满足
                </Button>
              )}
              <Button data-autofocus onClick={onClose}>
                完成
              </Button>
            </>
          }
        >
          <RevisionOutcomeReport outcome={state.outcome} />
        </Dialog>
      );
  }
}
