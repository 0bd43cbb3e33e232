import type { NumberFieldOf } from "#domain/building/batch/kind/FilterFields.ts";
import { FAN_COIL_FIELDS } from "#domain/building/kinds/fanCoil/fanCoilFields.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { fieldWarning } from "#domain/building/kinds/fanCoil/fanCoilRules.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import type { FilterFieldsProps } from "../../context/BatchScreenKind.ts";
import { NumberEntryField } from "../../filter/fields/NumberEntryField.tsx";

type FanCoilNumberFieldProps = Pick<
  FilterFieldsProps<FanCoilFilter>,
  "filter" | "onChange" | "summary" | "problems"
> & {
  readonly name: NumberFieldOf<FanCoilFilter>;
  readonly isFixed?: boolean;
};

/** A number of the fan-coil filter: digits only, checked by the kind's rules, disabled if it has no effect. */
export function FanCoilNumberField(field: FanCoilNumberFieldProps) {
  const { name, filter, onChange, summary, problems, isFixed = false } = field;
  const { entry, acts } = FAN_COIL_FIELDS.fields[name];
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
      clean={digitsOnly}
      check={(text) => fieldWarning(name, text, summary)}
      onCommit={(value) => onChange({ ...filter, [name]: value })}
    />
  );
}
