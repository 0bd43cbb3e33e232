import { Field } from "../../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import { useNumberEntry, type NumberEntryOptions } from "./useNumberEntry.ts";

export interface NumberEntryFieldProps extends NumberEntryOptions {
  readonly label: string;
  readonly unit: string;
  readonly clean: (text: string) => string;
  readonly disabled?: boolean;
}

/** A label, a number with its unit, and the message below. */
export function NumberEntryField({
  label,
  unit,
  clean,
  disabled = false,
  ...options
}: NumberEntryFieldProps) {
  const { text, warning, ...input } = useNumberEntry(options);
  return (
    <Field label={label} off={disabled} error={warning ?? undefined}>
      {(control) => (
        <QuantityInput
          {...control}
          {...input}
          label={label}
          unit={unit}
          value={text}
          clean={clean}
          disabled={disabled}
          error={warning !== null}
        />
      )}
    </Field>
  );
}
