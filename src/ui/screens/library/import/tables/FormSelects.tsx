import { Select } from "@mantine/core";
import type { StatedForm } from "#domain/catalogue/tables/statedForms.ts";

interface FormSelectsProps {
  readonly forms: readonly StatedForm[];
  readonly given: readonly (readonly [table: number, property: string, value: string])[];
  /** An empty value means none, whatever the title says. */
  readonly onGive: (property: string, value: string) => void;
}

/** 结构形式 and similar properties for all products of a table; taken from its title until a person chooses. */
export const FormSelects = ({ forms, given, onGive }: FormSelectsProps) =>
  forms.map(({ code, name, options, stated }) => (
    <Select
      key={code}
      size="xs"
      w={152}
      clearable
      aria-label={name}
      placeholder={`${name}：请选择`}
      data={options}
      value={(given.find(([, property]) => property === code)?.[2] ?? stated) || null}
      onChange={(value) => onGive(code, value ?? "")}
    />
  ));
