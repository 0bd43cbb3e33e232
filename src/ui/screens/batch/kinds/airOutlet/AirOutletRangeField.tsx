import type { AirOutletFilter } from "#domain/building/kinds/airOutlet/AirOutletFilter.ts";
import {
  outletNumberText,
  outletWarning,
  type AirOutletNumberField,
} from "#domain/building/kinds/airOutlet/airOutletRules.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { useNumberEntry } from "../../filter/fields/useNumberEntry.ts";
import css from "../../filter/fields/FilterForm.module.css";

interface AirOutletRangeFieldProps {
  readonly from: AirOutletNumberField;
  readonly to: AirOutletNumberField;
  readonly label: string;
  readonly unit: string;
  readonly filter: AirOutletFilter;
  readonly problems: FilterProblems;
  readonly onChange: (filter: AirOutletFilter) => void;
  readonly disabled?: boolean;
}

/** Two numbers, the lower and the upper end of a range that must not run backwards. */
export function AirOutletRangeField(props: AirOutletRangeFieldProps) {
  // Switched off, half-typed ends are forgotten and stand in nobody's way.
  return <Range key={String(props.disabled)} {...props} />;
}

function Range({
  from,
  to,
  label,
  unit,
  filter,
  problems,
  onChange,
  disabled = false,
}: AirOutletRangeFieldProps) {
  const entry = (name: AirOutletNumberField) => ({
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
      disabled={disabled}
      error={warning !== null}
    />
  );
  return (
    <Field label={label} off={disabled} error={lower.warning ?? upper.warning ?? undefined}>
      {end("下限", lower)}
      <span className={css["dash"]}>–</span>
      {end("上限", upper)}
    </Field>
  );
}
