import { Button, TextInput } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { PROJECT_NAME_LENGTH } from "#domain/project/projectLimits.ts";
import { Dialog } from "../../components/dialog/Dialog.tsx";
import { Field } from "../../components/input/Field.tsx";

interface ProjectNameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

const WIDTH = 440;

export function ProjectNameDialog({ title, name, onSave, onClose }: ProjectNameDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = typed.trim();
    if (given === "") return setMissing(true);
    onClose();
    void onSave(given);
  };
  return (
    <Dialog
      opened
      title={title}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="项目名称" error={isMissing ? "填写项目名称" : undefined}>
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              data-autofocus
              autoComplete="off"
              maxLength={PROJECT_NAME_LENGTH}
              value={typed}
              error={isMissing}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
