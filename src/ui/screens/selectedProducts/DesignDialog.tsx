import { Button } from "@mantine/core";
import { useId, useState, type FormEvent } from "react";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { signedText } from "#domain/base/input/fieldText.ts";
import { numberText } from "#domain/base/input/numberText.ts";
import { Dialog } from "../../kit/dialog/Dialog.tsx";
import { Field } from "../../kit/input/Field.tsx";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import css from "./SelectedProducts.module.css";
import { useDesignChange } from "./useDesignChange.ts";

export interface DesignDialogProps {
  readonly projectId: string;
  readonly row: SelectedProduct;
  readonly onClose: () => void;
}

const WIDTH = 440;
const NUMBER = /^-?\d+(?:\.\d*)?$/u;

/** A form for the design values of a selected product; values in words stay unchanged. */
export function DesignDialog({ projectId, row, onClose }: DesignDialogProps) {
  const formId = useId();
  const { faultOf, save } = useDesignChange(projectId);
  const [typed, setTyped] = useState(() =>
    row.designProperties.map(({ values: [value] }) => (typeof value === "number" ? numberText(value) : null)),
  );
  const [why, setWhy] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isMissing = (text: string | null) => text !== null && !NUMBER.test(text);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.some(isMissing)) return setWhy("填写每一项设计参数");
    const design = row.designProperties.map((property, at) => {
      const text = typed[at] ?? null;
      return text === null ? property : { ...property, values: [Number(text)] };
    });
    const fault = faultOf(row, design);
    if (fault !== null) return setWhy(fault);
    setSaving(true);
    const failure = await save(row, design);
    setSaving(false);
    if (failure === null) onClose();
    else setWhy(failure);
  };

  return (
    <Dialog
      opened
      title={`${row.model} 的设计参数`}
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
        {row.designProperties.map(({ codes, name, unit }, at) => {
          const text = typed[at] ?? null;
          if (text === null) return null;
          return (
            <Field key={`${codes.join()} ${name}`} label={name}>
              {(control) => (
                <QuantityInput
                  {...control}
                  label={name}
                  unit={unit ?? ""}
                  value={text}
                  clean={signedText}
                  error={why !== null && isMissing(text)}
                  onChange={(given) => {
                    setTyped(typed.map((each, place) => (place === at ? given : each)));
                    setWhy(null);
                  }}
                />
              )}
            </Field>
          );
        })}
        {why !== null && (
          <p className={css["why"]} role="alert">
            {why}
          </p>
        )}
      </form>
    </Dialog>
  );
}
