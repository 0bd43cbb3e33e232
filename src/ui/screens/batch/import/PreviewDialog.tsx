import { Button } from "@mantine/core";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { formatNumber } from "#domain/base/formatNumber.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { useMayEdit } from "../context/useMayEdit.ts";
import { HowToTake, type TakeHow } from "./HowToTake.tsx";
import { PreviewReport } from "./PreviewReport.tsx";
import { RevisionDialog, type RevisionDialogProps } from "./RevisionDialog.tsx";
import type { ImportStep, RoomImport } from "./RoomImport.ts";

export interface PreviewDialogProps {
  readonly client: RevisionDialogProps["client"];
  readonly roomImport: RoomImport;
  readonly state: Extract<ImportStep, { readonly step: "preview" }>;
  /** Number of existing rooms, which are replaced, revised or added to. */
  readonly existing: number;
  readonly checking: BatchSummary["checking"];
  readonly how: TakeHow;
  readonly onHow: (how: TakeHow) => void;
  readonly onShowUnsatisfied: () => void;
}

/** The specification's width of a dialog; a report of columns needs more. */
const WIDTHS = { outcome: 640, report: 960 } as const;

/** The preview of a schedule, and the choice of how to import its rooms. */
export function PreviewDialog({
  client,
  roomImport,
  state,
  existing,
  checking,
  how,
  onHow,
  onShowUnsatisfied,
}: PreviewDialogProps) {
  const { close } = roomImport;
  const mayEdit = useMayEdit();
  const aside = existing > 0 && <HowToTake existing={existing} how={how} onChange={onHow} />;
  if (existing > 0 && how === "revise")
    return (
      <RevisionDialog
        client={client}
        imported={state}
        onChoose={roomImport.choose}
        onTake={roomImport.remember}
        checking={checking}
        widths={WIDTHS}
        aside={aside}
        onOpenAgain={() => roomImport.open(state.source)}
        onClose={close}
        onShowUnsatisfied={() => {
          onShowUnsatisfied();
          close();
        }}
      />
    );
  return (
    <Dialog
      opened
      title="导入预览"
      width={WIDTHS.report}
      onClose={close}
      aside={aside}
      actions={
        <>
          <Button variant="default" onClick={() => roomImport.open(state.source)}>
            重新选择
          </Button>
          <Button
            data-autofocus
            disabled={!mayEdit || state.isUpdating || state.preview.accepted === 0}
            onClick={() => roomImport.take(existing > 0 && how === "append" ? "append" : "replace")}
          >
            导入 {formatNumber(state.preview.accepted, 0)} 间
          </Button>
        </>
      }
    >
      <PreviewReport preview={state.preview} choice={state.choice} onChoose={roomImport.choose} />
    </Dialog>
  );
}
