import { Button, Textarea } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { PLAN_NOTE_LENGTH } from "#domain/desk/project/projectLimits.ts";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { Dialog } from "../../../kit/dialog/Dialog.tsx";
import { Field } from "../../../kit/input/Field.tsx";

interface NoteDialogProps {
  readonly version: PlanVersion;
  /** `false` on failure, after reporting it; the text stays. */
  readonly onSave: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const WIDTH = 440;

/** A note on a version, such as 送审 or 业主变更. */
export function NoteDialog({ version, onSave, onClose }: NoteDialogProps) {
  const formId = useId();
  const [note, setNote] = useState(version.note);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    if (await onSave(note.trim())) onClose();
    else setSaving(false);
  };
  return (
    <Dialog
      opened
      title={`第 ${version.number} 版的备注`}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="备注">
          {(control) => (
            <Textarea
              {...control}
              w="100%"
              data-autofocus
              rows={3}
              maxLength={PLAN_NOTE_LENGTH}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
