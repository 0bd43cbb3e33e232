import { Select } from "@mantine/core";
import { FAN_COIL_STRUCTURES, PROPERTY, type FanCoilStructure } from "#domain/catalogue/properties.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import type { BatchLists } from "../../context/useBatchLists.ts";
import { ListFailed } from "../../filter/fields/ListFailed.tsx";
import { isNameIn } from "#domain/base/keyed.ts";

interface FanCoilStructureFieldProps {
  readonly structure: FanCoilStructure;
  readonly lists: BatchLists;
  readonly onChange?: (structure: FanCoilStructure) => void;
}

const isStructure = (code: string): code is FanCoilStructure => isNameIn(FAN_COIL_STRUCTURES, code);
const ORDER = Object.keys(FAN_COIL_STRUCTURES).filter(isStructure);

/** 结构形式: those in the catalogue, in the specification's order. Read-only without `onChange`. */
export function FanCoilStructureField({ structure, lists, onChange }: FanCoilStructureFieldProps) {
  const { items, hasFailed, retry } = lists.properties;
  const occurring = items.find(({ code }) => code === PROPERTY.structure)?.values ?? [];
  // The current one is shown even before the list has loaded.
  const offered = ORDER.filter(
    (code) => code === structure || occurring.some((value) => value.code === code),
  );
  return (
    <Field label="结构形式" off={!onChange}>
      {(control) => (
        <>
          <Select
            {...control}
            w="100%"
            allowDeselect={false}
            disabled={!onChange}
            data={offered.map((code) => ({ value: code, label: FAN_COIL_STRUCTURES[code] }))}
            value={structure}
            onChange={(code) => {
              if (code !== null && isStructure(code)) onChange?.(code);
            }}
          />
          {hasFailed && onChange && <ListFailed onRetry={retry} />}
        </>
      )}
    </Field>
  );
}
