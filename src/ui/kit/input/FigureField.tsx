import { Field } from "./Field.tsx";
import { QuantityInput, type QuantityInputProps } from "./QuantityInput.tsx";

export interface FigureFieldProps extends Pick<
  QuantityInputProps,
  "unit" | "unitWidth" | "value" | "clean" | "disabled" | "placeholder" | "onChange"
> {
  readonly label: string;
  /** What the field is called where its label alone would say too little. */
  readonly name?: string;
  /** What is wrong with the figure, below it. */
  readonly fault: string | undefined;
}

/** A figure with its label at the left, its unit within, and what is wrong with it below. */
export const FigureField = ({ label, name = label, fault, disabled, ...input }: FigureFieldProps) => (
  <Field label={label} off={disabled ?? false} error={fault}>
    {(control) => (
      <QuantityInput
        {...control}
        {...input}
        label={name}
        size="xs"
        error={fault}
        {...(disabled === undefined ? {} : { disabled })}
      />
    )}
  </Field>
);
