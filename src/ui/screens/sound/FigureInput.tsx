import type { FigureField } from "#domain/desk/sound/soundFields.ts";
import { toHalfWidth } from "#domain/base/input/fieldText.ts";
import { Field } from "../../kit/input/Field.tsx";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";

/** Digits, a point and a sign; what is more stays out while it is typed. */
const cleaned = (text: string) => toHalfWidth(text).replace(/[^0-9.]/gu, "");

export interface FigureInputProps {
  readonly field: FigureField;
  readonly value: string;
  readonly fault: string | undefined;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
}

/** A figure with its name at the left, its unit within, and what it may be below it. */
export const FigureInput = ({ field, value, fault, onChange, placeholder }: FigureInputProps) => (
  <Field label={field.name} error={fault}>
    {(control) => (
      <QuantityInput
        {...control}
        label={field.name}
        unit={field.unit}
        size="xs"
        value={value}
        clean={cleaned}
        error={fault}
        onChange={onChange}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    )}
  </Field>
);
