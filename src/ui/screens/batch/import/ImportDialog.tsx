import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { ChooseFile } from "./ChooseFile.tsx";
import type { TakeHow } from "./HowToTake.tsx";
import { PreviewDialog } from "./previewPart.ts";
import { PasteDialog } from "./PasteDialog.tsx";
import type { PreviewDialogProps } from "./PreviewDialog.tsx";
import { Reading } from "./Reading.tsx";

export interface ImportDialogProps extends Omit<PreviewDialogProps, "state" | "how" | "onHow"> {
  readonly onTemplate: () => void;
}

/** The specification's width of a dialog. */
const WIDTH = 640;
const TITLES = { file: "导入房间表", paste: "粘贴房间表" } as const;

/** The import of rooms from a workbook or the clipboard: choose, wait, check the preview, accept. */
export function ImportDialog(props: ImportDialogProps) {
  const { roomImport, onTemplate } = props;
  const { state, close } = roomImport;
  const [how, setHow] = useState<TakeHow>("replace");
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
    case "preview":
      return (
        <Suspense fallback={null}>
          <PreviewDialog {...props} state={state} how={how} onHow={setHow} />
        </Suspense>
      );
  }
}
