import { Select } from "@mantine/core";
import { Field } from "../../kit/input/Field.tsx";

export interface ChoiceInputProps<Name extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** One of a few names with its label at the left. */
export function ChoiceInput<Name extends string>({ label, names, value, onChange }: ChoiceInputProps<Name>) {
  const data = (Object.entries<string>(names) as [Name, string][]).map(([name, text]) => ({
    value: name,
    label: text,
  }));
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          size="xs"
          w="100%"
          allowDeselect={false}
          data={data}
          value={value}
          onChange={(chosen) => {
            const found = data.find((each) => each.value === chosen);
            if (found) onChange(found.value);
          }}
        />
      )}
    </Field>
  );
}
