import { Checkbox } from "@mantine/core";
import { fieldWarning } from "#domain/building/kinds/fanCoil/fanCoilRules.ts";
import type { FanCoilFilter } from "#domain/building/kinds/fanCoil/FanCoilFilter.ts";
import { digitsOnly } from "#domain/base/input/fieldText.ts";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { Field } from "../../../../kit/input/Field.tsx";
import { QuantityInput } from "../../../../kit/input/QuantityInput.tsx";
import type { FilterProblems } from "../../context/useFilterGate.ts";
import { useNumberEntry } from "../../filter/fields/useNumberEntry.ts";
import css from "../../filter/fields/FilterForm.module.css";

interface FanCoilStaticPressureProps {
  readonly value: FanCoilFilter["staticPressure"];
  readonly summary: Pick<BatchSummary, "climate">;
  readonly problems: FilterProblems;
  readonly onChange: (value: FanCoilFilter["staticPressure"]) => void;
}

const LABEL = "机外静压";

/** 机外静压: disabled until its box is ticked, then a range that must not be reversed. */
export function FanCoilStaticPressure(props: FanCoilStaticPressureProps) {
  // The key discards half-typed bounds when the field is disabled, so that they cannot block a run.
  return <StaticPressureRange key={String(props.value.isOn)} {...props} />;
}

function StaticPressureRange({ value, summary, problems, onChange }: FanCoilStaticPressureProps) {
  const { isOn, from, to } = value;
  const context = { ...summary, staticPressure: value };
  const lower = useNumberEntry({
    name: "staticPressureFrom",
    value: from,
    check: (text) => fieldWarning("staticPressureFrom", text, context),
    onCommit: (next) => onChange({ ...value, from: next }),
    problems,
  });
  const upper = useNumberEntry({
    name: "staticPressureTo",
    value: to,
    check: (text) => fieldWarning("staticPressureTo", text, context),
    onCommit: (next) => onChange({ ...value, to: next }),
    problems,
  });
  const end = (label: string, { text, warning, ...input }: typeof lower) => (
    <QuantityInput
      {...input}
      label={`${LABEL}${label}`}
      unit="Pa"
      value={text}
      clean={digitsOnly}
      disabled={!isOn}
      error={warning !== null}
    />
  );
  return (
    <Field label={LABEL} error={lower.warning ?? upper.warning ?? undefined}>
      <Checkbox
        aria-label="启用机外静压"
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ ...value, isOn: currentTarget.checked })}
      />
      {end("下限", lower)}
      <span className={css["dash"]}>–</span>
      {end("上限", upper)}
    </Field>
  );
}
