import { Select } from "@mantine/core";
import type { ManualChoice } from "./useManualChoice.ts";

const NONE = "";

/** The manual of the library that the products name; nothing where the library has none. */
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
