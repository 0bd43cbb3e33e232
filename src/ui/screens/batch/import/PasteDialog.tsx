import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { Refusal } from "./Refusal.tsx";

interface PasteDialogProps {
  readonly title: string;
  readonly width: number;
  readonly refusal: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

const EXAMPLE = "房间编号\t房间名称\t面积(㎡)\t冷负荷(kW)\t热负荷(kW)";

/** A dialog for rows copied from a spreadsheet. Pasted text is read at once, typed text by the button. */
export function PasteDialog({ title, width, refusal, onText, onClose }: PasteDialogProps) {
  const [typed, setTyped] = useState("");
  return (
    <Dialog
      opened
      title={title}
      width={width}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button disabled={typed.trim() === ""} onClick={() => onText(typed)}>
            识别
          </Button>
        </>
      }
    >
      <Refusal>{refusal}</Refusal>
      <Textarea
        data-autofocus
        label="从表格软件复制房间行，在此粘贴"
        placeholder={EXAMPLE}
        rows={8}
        value={typed}
        styles={{ label: { fontWeight: 400, color: "var(--v-ink-2)", marginBottom: 4 } }}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (text.trim() === "" || typed !== "") return;
          // Thousands of lines are too much for a text field.
          event.preventDefault();
          onText(text);
        }}
      />
    </Dialog>
  );
}
