import { SegmentedControl } from "@mantine/core";
import { useId } from "react";
import { quantityText } from "#domain/input/quantityText.ts";
import type { DutyField } from "#domain/duty/dutyFields.ts";
import { classNames } from "../layout/classNames.ts";
import { QuantityInput } from "../input/QuantityInput.tsx";
import css from "./CurveFields.module.css";
import { DeviationInput } from "./DeviationInput.tsx";
import { textsOf, type FlowUnit } from "./dutyDraft.ts";
import type { CurveForm } from "./useCurveForm.ts";

const FLOW_UNITS: readonly FlowUnit[] = ["m³/h", "L/s"];
const isFlowUnit = (unit: string): unit is FlowUnit => unit === "m³/h" || unit === "L/s";

export interface CurveFieldsProps {
  readonly form: CurveForm;
  /** Beneath one another, as on the home page; else in a line. */
  readonly stacked?: boolean;
  /** Without deviation rates the fields are small: what is looked at is a duty, not a search. */
  readonly hasRates?: boolean;
  /** Somebody asked for a search: the fields that are missing or no quantity are marked. */
  readonly isAsked: boolean;
}

/** What is wrong with a field, as a person is told beside it; `null` where nothing is. */
function faultOf({ missing, invalid }: CurveForm, code: string, name: string): string | null {
  if (missing.has(code)) return `填写${name}`;
  return invalid.has(code) ? `${name}应大于 0` : null;
}

function DutyField({
  field,
  form,
  stacked,
  hasRates = true,
  isAsked,
}: CurveFieldsProps & { readonly field: DutyField }) {
  const id = useId();
  const { code, label, line, isRequired } = field;
  const { value, rate } = textsOf(form.draft, code);
  const name = line === null ? label : `${line}${label}`;
  const fault = isAsked ? faultOf(form, code, name) : null;
  const size = stacked && hasRates ? "md" : "sm";
  return (
    <div className={css["duty"]}>
      <label className={css["label"]} htmlFor={id} data-stacked={stacked || undefined}>
        {label}
        {isRequired && <i aria-hidden>*</i>}
      </label>
      <QuantityInput
        id={id}
        label={name}
        unit={field.hasFlowUnits ? form.draft.flowUnit : field.unit}
        value={value}
        clean={quantityText}
        onChange={(typed) => form.type(code, "value", typed)}
        error={fault !== null}
        size={size}
        width={stacked ? (hasRates ? 176 : 160) : 136}
        unitWidth={46}
        {...(isRequired ? { "aria-required": true } : {})}
        {...(fault !== null ? { "aria-describedby": `${id}-error` } : {})}
      />
      {hasRates && (
        <DeviationInput
          label={name}
          value={rate}
          onChange={(typed) => form.type(code, "rate", typed)}
          size={size}
          width={stacked ? 76 : 64}
        />
      )}
      {fault !== null && (
        <span className={css["error"]} id={`${id}-error`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

/** The fields of a duty with their deviation rates: a line each for the two speeds of a double-speed fan. */
export function CurveFields({ form, stacked, hasRates, isAsked }: CurveFieldsProps) {
  const lines = [...new Set(form.fields.map(({ line }) => line))];
  return (
    <div className={classNames(css["lines"], stacked && css["stacked"])}>
      {lines.map((line) => (
        <div key={line ?? ""} className={css["line"]} role="group" aria-label={line ?? "工况"}>
          {line !== null && <span className={css["speed"]}>{line}</span>}
          {form.fields
            .filter((field) => field.line === line)
            .map((field) => (
              <DutyField
                key={field.code}
                field={field}
                form={form}
                isAsked={isAsked}
                {...(stacked ? { stacked } : {})}
                {...(hasRates === undefined ? {} : { hasRates })}
              />
            ))}
          {form.fields.some(({ hasFlowUnits }) => hasFlowUnits) && (
            <SegmentedControl
              size="xs"
              aria-label="流量单位"
              data={[...FLOW_UNITS]}
              value={form.draft.flowUnit}
              onChange={(unit) => isFlowUnit(unit) && form.chooseFlowUnit(unit)}
            />
          )}
        </div>
      ))}
    </div>
  );
}
