import { Button, TextInput } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import { BUILDING_NAME_LENGTH } from "#domain/batch/Building.ts";
import { Field } from "../../../components/input/Field.tsx";
import { Dialog } from "../../../components/dialog/Dialog.tsx";

interface BuildingNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** A new one may stay without a name: it takes that of the file that is imported. */
  readonly isOptional: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

const WIDTH = 440;

export function BuildingNameDialog({ title, name, isOptional, onSave, onClose }: BuildingNameDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = typed.trim();
    if (given === "" && !isOptional) setMissing(true);
    else onSave(given);
  };
  const error = isMissing ? "填写建筑名称" : undefined;
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
            {isOptional ? "新建" : "保存"}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label="建筑名称" error={error}>
          {(control) => (
            <TextInput
              {...control}
              w="100%"
              data-autofocus
              autoComplete="off"
              maxLength={BUILDING_NAME_LENGTH}
              placeholder={isOptional ? "留空时取导入的文件名" : ""}
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
