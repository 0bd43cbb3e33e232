import { ChoiceField } from "../../kit/input/ChoiceField.tsx";

export interface ChoiceInputProps<Name extends string> {
  readonly label: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

/** One of a few names with its label at the left. */
export const ChoiceInput = <Name extends string>({ names, ...field }: ChoiceInputProps<Name>) => (
  <ChoiceField
    {...field}
    choices={(Object.entries<string>(names) as [Name, string][]).map(([value, label]) => ({ value, label }))}
  />
);
