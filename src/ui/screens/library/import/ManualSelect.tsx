import { Select } from "@mantine/core";
import type { ManualChoice } from "./useManualChoice.ts";

const NONE = "";

/** Selects the manual of the library to which the products refer; renders nothing if the library has none. */
export function ManualSelect({ manuals, chosen, choose }: ManualChoice) {
  if (manuals.length === 0) return null;
  return (
    <Select
      size="xs"
      w={240}
      aria-label="出自样本"
      allowDeselect={false}
      searchable
      nothingFoundMessage="没有这样的样本"
      data={[
        { value: NONE, label: "不关联样本" },
        ...manuals.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      value={chosen ?? NONE}
      onChange={(value) => choose(value === null || value === NONE ? null : value)}
    />
  );
}
