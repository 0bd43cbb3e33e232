import { Select } from "@mantine/core";
import { OFFERED_STRUCTURES } from "#domain/catalogue/indoorUnitValues.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import type { BatchLists } from "../../context/useBatchLists.ts";
import { ListFailed } from "../../filter/fields/ListFailed.tsx";
import { indoorUnitStructureName } from "#domain/building/kinds/indoorUnit/indoorUnitStructureName.ts";

interface IndoorUnitStructureFieldProps {
  readonly structure: string;
  readonly lists: BatchLists;
  readonly onChange?: (structure: string) => void;
}

/** 结构形式: the four offered values of the catalogue, in order. Read-only without `onChange`. */
export function IndoorUnitStructureField({ structure, lists, onChange }: IndoorUnitStructureFieldProps) {
  const { items, hasFailed, retry } = lists.properties;
  const occurring = items.find(({ code }) => code === PROPERTY.structure)?.values ?? [];
  const offered = OFFERED_STRUCTURES.flatMap((name) => {
    const value = occurring.find((candidate) => candidate.name === name);
    return value ? [{ value: value.code, label: name }] : [];
  });
  // The current one is shown even before the list has loaded.
  const isListed = offered.some(({ value }) => value === structure);
  const own = { value: structure, label: indoorUnitStructureName(structure) };
  return (
    <Field label="结构形式" off={!onChange}>
      {(control) => (
        <>
          <Select
            {...control}
            w="100%"
            allowDeselect={false}
            disabled={!onChange}
            data={isListed ? offered : [own, ...offered]}
            value={structure}
            onChange={(code) => {
              if (code !== null) onChange?.(code);
            }}
          />
          {hasFailed && onChange && <ListFailed onRetry={retry} />}
        </>
      )}
    </Field>
  );
}
