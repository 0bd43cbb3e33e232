import { TextInput } from "@mantine/core";
import { useState } from "react";
import { isOneLine } from "#domain/base/isOneLine.ts";
import { Field } from "../input/Field.tsx";
import { FormDialog } from "./FormDialog.tsx";

export interface NameDialogProps {
  readonly title: string;
  /** What is named, such as 项目名称. */
  readonly label: string;
  readonly name: string;
  readonly maxLength: number;
  readonly submitLabel?: string;
  /** Used if the name stays empty. */
  readonly placeholder?: string;
  /** Called with the trimmed name; the parent closes the dialog once the name is saved. */
  readonly onSave: (name: string) => void | Promise<void>;
  readonly onClose: () => void;
}

export function NameDialog({
  title,
  label,
  name,
  maxLength,
  submitLabel = "保存",
  placeholder = "",
  onSave,
  onClose,
}: NameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const submit = () => {
    const given = typed.trim();
    if (given === "" && placeholder === "") return setFault(`填写${label}`);
    if (!isOneLine(given)) return setFault(`${label}含有换行或改变文字方向的隐藏字符，删去后重新填写`);
    return onSave(given);
  };
  return (
    <FormDialog title={title} submitLabel={submitLabel} onSubmit={submit} onClose={onClose}>
      <Field label={label} error={fault}>
        {(control) => (
          <TextInput
            {...control}
            w="100%"
            data-autofocus
            autoComplete="off"
            maxLength={maxLength}
            placeholder={placeholder}
            value={typed}
            error={fault !== undefined}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFault(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
