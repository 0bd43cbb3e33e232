import { Field } from "./Field.tsx";
import { QuantityInput, type QuantityInputProps } from "./QuantityInput.tsx";

export interface FigureFieldProps extends Pick<
  QuantityInputProps,
  "unit" | "unitWidth" | "value" | "clean" | "disabled" | "placeholder" | "onChange"
> {
  readonly label: string;
  /** Name of the field, if its label alone is not clear. */
  readonly name?: string;
  /** The fault of the figure, shown below it. */
  readonly fault: string | undefined;
}

/** A figure with its label at the left, its unit inside, and its fault below. */
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
