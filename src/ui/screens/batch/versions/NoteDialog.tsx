import { Textarea } from "@mantine/core";
import { useState } from "react";
import { PLAN_NOTE_LENGTH } from "#domain/desk/project/projectLimits.ts";
import type { PlanVersion } from "#api/contract/projectPlans.ts";
import { FormDialog } from "../../../kit/dialog/FormDialog.tsx";
import { Field } from "../../../kit/input/Field.tsx";

interface NoteDialogProps {
  readonly version: PlanVersion;
  /** `false` on failure, after reporting it; the text stays. */
  readonly onSave: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** A note on a version, such as 送审 or 业主变更. */
export function NoteDialog({ version, onSave, onClose }: NoteDialogProps) {
  const [note, setNote] = useState(version.note);
  const submit = async () => {
    if (await onSave(note.trim())) onClose();
  };
  return (
    <FormDialog
      title={`第 ${version.number} 版的备注`}
      submitLabel="保存"
      onSubmit={submit}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
