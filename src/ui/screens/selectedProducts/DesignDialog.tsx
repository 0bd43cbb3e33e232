import { useState } from "react";
import type { SelectedProduct } from "#api/contract/projectProducts.ts";
import { signedText } from "#domain/base/input/fieldText.ts";
import { numberText } from "#domain/base/input/numberText.ts";
import { FormDialog } from "../../kit/dialog/FormDialog.tsx";
import { Field } from "../../kit/input/Field.tsx";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import css from "./SelectedProducts.module.css";
import { useDesignChange } from "./useDesignChange.ts";

export interface DesignDialogProps {
  readonly projectId: string;
  readonly row: SelectedProduct;
  readonly onClose: () => void;
}

const NUMBER = /^-?\d+(?:\.\d*)?$/u;

/** A form for the design values of a selected product; values in words stay unchanged. */
export function DesignDialog({ projectId, row, onClose }: DesignDialogProps) {
  const { faultOf, save } = useDesignChange(projectId);
  const [typed, setTyped] = useState(() =>
    row.designProperties.map(({ values: [value] }) => (typeof value === "number" ? numberText(value) : null)),
  );
  const [why, setWhy] = useState<string | null>(null);
  const isMissing = (text: string | null) => text !== null && !NUMBER.test(text);

  const send = async (design: SelectedProduct["designProperties"]) => {
    const failure = await save(row, design);
    if (failure === null) onClose();
    else setWhy(failure);
  };
  const submit = () => {
    if (typed.some(isMissing)) return setWhy("填写每一项设计参数");
    const design = row.designProperties.map((property, at) => {
      const text = typed[at] ?? null;
      return text === null ? property : { ...property, values: [Number(text)] };
    });
    const fault = faultOf(row, design);
    if (fault !== null) return setWhy(fault);
    return send(design);
  };

  return (
    <FormDialog title={`${row.model} 的设计参数`} submitLabel="保存" onSubmit={submit} onClose={onClose}>
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
                  setTyped(typed.map((each, index) => (index === at ? given : each)));
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
    </FormDialog>
  );
}
