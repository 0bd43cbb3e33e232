import { indoorUnitAreaWarning } from "#domain/building/kinds/indoorUnit/indoorUnitAreaWarning.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

interface IndoorUnitAreaFieldProps {
  readonly value: number;
  readonly problems: FilterProblems;
  readonly onCommit: (value: number) => void;
  readonly disabled?: boolean;
}

/** 单台承担面积 */
export const IndoorUnitAreaField = (field: IndoorUnitAreaFieldProps) => (
  <NumberEntryField
    {...field}
    name="singleUnitResponsibilityArea"
    label="单台承担面积"
    unit="㎡"
    clean={digitsOnly}
    check={indoorUnitAreaWarning}
  />
);
