import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import type { NumberFieldOf } from "#domain/building/batch/kind/FilterFields.ts";
import { AIR_OUTLET_FIELDS } from "#domain/building/kinds/airOutlet/airOutletFields.ts";
import { outletNumberText, outletWarning } from "#domain/building/kinds/airOutlet/airOutletRules.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { useNumberEntry } from "../../filter/fields/useNumberEntry.ts";
import css from "../../filter/fields/FilterForm.module.css";

interface AirOutletRangeFieldProps {
  readonly from: NumberFieldOf<AirOutletFilter>;
  readonly to: NumberFieldOf<AirOutletFilter>;
  readonly filter: AirOutletFilter;
  readonly problems: FilterProblems;
  readonly onChange: (filter: AirOutletFilter) => void;
}

/** Lower and upper bound of a range, which must not be reversed. */
export function AirOutletRangeField(props: AirOutletRangeFieldProps) {
  // The key discards half-typed bounds when the field is disabled, so that they cannot block a run.
  const isOff = AIR_OUTLET_FIELDS.fields[props.from].acts?.(props.filter) === false;
  return <Range key={String(isOff)} {...props} isOff={isOff} />;
}

function Range(props: AirOutletRangeFieldProps & { readonly isOff: boolean }) {
  const { from, to, filter, problems, onChange, isOff } = props;
  const { label, unit } = AIR_OUTLET_FIELDS.fields[from].entry;
  const entry = (name: NumberFieldOf<AirOutletFilter>) => ({
    name,
    value: filter[name],
    check: (text: string) => outletWarning(name, text, filter),
    onCommit: (value: number) => onChange({ ...filter, [name]: value }),
    problems,
  });
  const lower = useNumberEntry(entry(from));
  const upper = useNumberEntry(entry(to));
  const end = (which: string, { text, warning, ...input }: typeof lower) => (
    <QuantityInput
      {...input}
      label={`${label}${which}`}
      unit={unit}
      value={text}
      clean={outletNumberText}
      disabled={isOff}
      error={warning !== null}
    />
  );
  return (
    <Field label={label} off={isOff} error={lower.warning ?? upper.warning ?? undefined}>
      {end("下限", lower)}
      <span className={css["dash"]}>–</span>
      {end("上限", upper)}
    </Field>
  );
}
