import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import {
  outletNumberText,
  outletWarning,
  type AirOutletNumberField as FieldName,
} from "#domain/building/kinds/airOutlet/airOutletRules.ts";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

interface AirOutletNumberFieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly unit: string;
  readonly filter: AirOutletFilter;
  readonly problems: FilterProblems;
  readonly onChange: (filter: AirOutletFilter) => void;
  readonly disabled?: boolean;
}

/** A number of the outlet filter: digits and one point, judged by the kind's rules. */
export function AirOutletNumberField({ name, filter, onChange, ...field }: AirOutletNumberFieldProps) {
  return (
    <NumberEntryField
      {...field}
      // Switched off, a half-typed number is forgotten and stands in nobody's way.
      key={String(field.disabled)}
      name={name}
      value={filter[name]}
      clean={outletNumberText}
      check={(text) => outletWarning(name, text, filter)}
      onCommit={(value) => onChange({ ...filter, [name]: value })}
    />
  );
}
