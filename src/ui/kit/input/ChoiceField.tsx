import { Select } from "@mantine/core";
import { Field } from "./Field.tsx";

export interface Choice<Name extends string> {
  readonly value: Name;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface ChoiceFieldProps<Name extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Name>[];
  readonly value: Name;
  readonly disabled?: boolean;
  readonly onChange: (value: Name) => void;
}

/** A choice of one from a few names, with its label at the left; it always has a value. */
export const ChoiceField = <Name extends string>({
  label,
  choices,
  value,
  disabled = false,
  onChange,
}: ChoiceFieldProps<Name>) => (
  <Field label={label} off={disabled}>
    {(control) => (
      <Select
        {...control}
        size="xs"
        w="100%"
        allowDeselect={false}
        disabled={disabled}
        data={choices}
        value={value}
        onChange={(chosen) => {
          const found = choices.find((choice) => choice.value === chosen);
          if (found !== undefined) onChange(found.value);
        }}
      />
    )}
  </Field>
);
