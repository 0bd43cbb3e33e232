import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import type { FeedbackMessage } from "#api/contract/operators.ts";
import { formatMinute } from "#domain/base/formatDay.ts";
import { FEEDBACK_NOTE_LENGTH } from "#domain/desk/operators/operatorActs.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { Field } from "../../../kit/input/Field.tsx";
import text from "../../../kit/styles/text.module.css";
import css from "../Operators.module.css";
import { useMessageChange } from "./useFeedbackList.ts";

interface MessageDialogProps {
  readonly opened: FeedbackMessage;
  readonly typeWords: string;
  readonly onClose: () => void;
}

const WIDTH = 560;

const factsOf = ({ receivedAt, category, score, mobile }: FeedbackMessage, typeWords: string) =>
  [
    typeWords,
    formatMinute(receivedAt),
    category,
    score === null ? null : `${score} 星`,
    mobile === null ? null : `手机号 ${mobile}`,
  ]
    .filter((fact) => fact !== null)
    .join(" · ");

/** A whole message with its note and actions. */
export function MessageDialog({ opened, typeWords, onClose }: MessageDialogProps) {
  const change = useMessageChange();
  const [message, setMessage] = useState(opened);
  const [note, setNote] = useState(opened.note);
  /** The note of another operator, while the field still has the text typed here. */
  const [othersNote, setOthersNote] = useState<string>();
  const [busy, setBusy] = useState<"note" | "state" | null>(null);
  const isOpen = message.doneAt === null;
  const save = async (which: "note" | "state") => {
    setBusy(which);
    const isDone = which === "state" ? isOpen : !isOpen;
    const answer = await change(message, { isDone, note: note.trim() });
    setBusy(null);
    if (answer === null) return;
    if (answer.isDone) return onClose();
    const { current } = answer;
    const isTyped = note.trim() !== message.note;
    if (!isTyped) setNote(current.note);
    if (current.note !== message.note) setOthersNote(isTyped ? current.note : undefined);
    setMessage(current);
  };
  return (
    <Dialog
      opened
      title={message.title}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="default"
            loading={busy === "note"}
            disabled={busy !== null || note.trim() === message.note}
            onClick={() => void save("note")}
          >
            只存备注
          </Button>
          <Button loading={busy === "state"} disabled={busy !== null} onClick={() => void save("state")}>
            {isOpen ? "标为已处理" : "重新打开"}
          </Button>
        </>
      }
    >
      <div className={css["form"]}>
        <p className={text["ink2"]}>{factsOf(message, typeWords)}</p>
        <p className={css["message"]}>{message.description}</p>
        {!isOpen && message.doneAt !== null && (
          <p className={text["ink2"]}>{formatMinute(message.doneAt)} 标为已处理</p>
        )}
        {othersNote !== undefined && (
          <p className={css["message"]}>
            {othersNote === "" ? "另一位管理员删去了备注" : `另一位管理员的备注：${othersNote}`}
          </p>
        )}
        <Field label="备注">
          {(control) => (
            <Textarea
              {...control}
              w="100%"
              data-autofocus
              rows={3}
              maxLength={FEEDBACK_NOTE_LENGTH}
              placeholder="例如已排入计划，或为什么不做"
              readOnly={busy !== null}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
