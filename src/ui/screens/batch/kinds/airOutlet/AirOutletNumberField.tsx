import type { NumberFieldOf } from "#domain/building/batch/kind/FilterFields.ts";
import { AIR_OUTLET_FIELDS } from "#domain/building/kinds/airOutlet/airOutletFields.ts";
import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import { outletNumberText, outletWarning } from "#domain/building/kinds/airOutlet/airOutletRules.ts";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

interface AirOutletNumberFieldProps extends Pick<
  FilterFieldsProps<AirOutletFilter>,
  "filter" | "onChange" | "problems"
> {
  readonly name: NumberFieldOf<AirOutletFilter>;
  readonly isFixed?: boolean;
}

/**
 * A number of the outlet filter: digits and one point, checked by the kind's rules, disabled if it has no effect.
 */
export function AirOutletNumberField(field: AirOutletNumberFieldProps) {
  const { name, filter, onChange, problems, isFixed = false } = field;
  const { entry, acts } = AIR_OUTLET_FIELDS.fields[name];
  const disabled = isFixed || acts?.(filter) === false;
  return (
    <NumberEntryField
      // The key discards a half-typed number when the field is disabled, so that it cannot block a run.
      key={String(disabled)}
      name={name}
      label={entry.label}
      unit={entry.unit}
      value={filter[name]}
      disabled={disabled}
      problems={problems}
      clean={outletNumberText}
      check={(text) => outletWarning(name, text, filter)}
      onCommit={(value) => onChange({ ...filter, [name]: value })}
    />
  );
}
