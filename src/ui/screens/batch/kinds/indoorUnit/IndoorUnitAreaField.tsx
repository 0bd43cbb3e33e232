import { numberWarning } from "#domain/building/batch/kind/numberWarning.ts";
import { INDOOR_UNIT_FIELDS } from "#domain/building/kinds/indoorUnit/indoorUnitFields.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

interface IndoorUnitAreaFieldProps {
  readonly value: number;
  readonly problems: FilterProblems;
  readonly onCommit: (value: number) => void;
  readonly disabled?: boolean;
}

const { entry } = INDOOR_UNIT_FIELDS.fields.singleUnitResponsibilityArea;

/** 单台承担面积. */
export const IndoorUnitAreaField = (field: IndoorUnitAreaFieldProps) => (
  <NumberEntryField
    {...field}
    name="singleUnitResponsibilityArea"
    label={entry.label}
    unit={entry.unit}
    clean={digitsOnly}
    check={(text) => numberWarning(entry, text)}
  />
);
