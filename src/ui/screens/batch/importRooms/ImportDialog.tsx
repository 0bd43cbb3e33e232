import { Button } from "@mantine/core";
import { useState } from "react";
import type { BatchSummary } from "#domain/batch/batchState.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { useMayEdit } from "../useMayEdit.ts";
import type { RoomImport } from "./useImport.ts";
import { formatNumber } from "#domain/formatNumber.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import { HowToTake, type TakeHow } from "./HowToTake.tsx";
import { PasteDialog } from "./PasteDialog.tsx";
import { PreviewReport } from "./PreviewReport.tsx";
import { Reading } from "./Reading.tsx";
import { RevisionDialog } from "./RevisionDialog.tsx";

export interface ImportDialogProps<Filter> {
  readonly client: BatchClient<Filter>;
  readonly roomImport: RoomImport;
  /** Rooms that are there already: they are replaced, or these come behind them. */
  readonly existing: number;
  readonly checking: BatchSummary["checking"];
  readonly onTemplate: () => void;
  readonly onShowUnsatisfied: () => void;
}

/** The specification's width of a dialog; a report of columns needs more. */
const WIDTH = 640;
const REPORT_WIDTH = 960;
const TITLES = { file: "导入房间表", paste: "粘贴房间表" } as const;

/** From a workbook or the clipboard to rooms: choose, wait, look at what was understood, take it. */
export function ImportDialog<Filter>(props: ImportDialogProps<Filter>) {
  const { client, roomImport, existing, checking, onTemplate, onShowUnsatisfied } = props;
  const { state, close } = roomImport;
  const [how, setHow] = useState<TakeHow>("replace");
  const mayEdit = useMayEdit();
  if (state.step === "closed") return null;
  const title = TITLES[state.source];
  switch (state.step) {
    case "choosing":
      return state.source === "paste" ? (
        <PasteDialog
          title={title}
          width={WIDTH}
          refusal={state.refusal}
          onText={roomImport.readText}
          onClose={close}
        />
      ) : (
        <Dialog
          opened
          title={title}
          width={WIDTH}
          onClose={close}
          actions={
            <Button variant="default" onClick={close}>
              取消
            </Button>
          }
        >
          <ChooseFile refusal={state.refusal} onFiles={roomImport.readFiles} onTemplate={onTemplate} />
        </Dialog>
      );
    case "reading":
      return (
        <Dialog
          opened
          title={title}
          width={WIDTH}
          onClose={close}
          actions={
            <Button variant="default" data-autofocus onClick={roomImport.cancel}>
              停止读取
            </Button>
          }
        >
          <Reading name={state.name} rows={state.rows} />
        </Dialog>
      );
    case "preview": {
      const aside = existing > 0 && <HowToTake existing={existing} how={how} onChange={setHow} />;
      if (existing > 0 && how === "revise")
        return (
          <RevisionDialog
            client={client}
            imported={state}
            onChoose={roomImport.choose}
            onTake={roomImport.remember}
            checking={checking}
            widths={{ report: REPORT_WIDTH, outcome: WIDTH }}
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
          width={REPORT_WIDTH}
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
  }
}
