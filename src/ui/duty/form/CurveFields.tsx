import { Suspense, useId, useState } from "react";
import { digitsOnly, exponentText, quantityText, signedText } from "#domain/base/input/fieldText.ts";
import type { DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import { COUNT_CODE, isCountCode } from "#domain/catalogue/duty/machineCount.ts";
import {
  isExponentCode,
  isSignedCode,
  isUnusualCode,
  SYSTEM_CODE,
} from "#domain/catalogue/duty/systemFigures.ts";
import { LIQUID_CODE } from "#domain/physics/fluid/liquidFigures.ts";
import { classNames } from "../../kit/layout/classNames.ts";
import { LinkButton } from "../../kit/input/LinkButton.tsx";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import { Segments } from "../../kit/input/Segments.tsx";
import css from "./CurveFields.module.css";
import { DeviationInput } from "./DeviationInput.tsx";
import { textsOf, type FlowUnit } from "./dutyDraft.ts";
import { LiquidPopover, AirPopover } from "./searchParts.ts";
import type { CurveForm } from "./useCurveForm.ts";

const FLOW_UNITS: readonly FlowUnit[] = ["m³/h", "L/s"];

export interface CurveFieldsProps {
  readonly form: CurveForm;
  /** Whether the fields are stacked, as on the home page; otherwise they are in a line. */
  readonly stacked?: boolean;
  /** Without deviation rates the fields are small: the form sets a duty and is not a search. */
  readonly hasRates?: boolean;
  /** Whether a search was requested; missing and invalid fields are then marked. */
  readonly isAsked: boolean;
}

/** The message beside a field; `null` if the field is valid. */
function faultOf({ missing, invalid, fault }: CurveForm, code: string, name: string): string | null {
  if (missing.has(code)) return `填写${name}`;
  if (invalid.has(code)) return isSignedCode(code) ? `${name}应是数字` : `${name}应大于 0`;
  return fault?.code === code ? fault.sentence : null;
}

/** The cleaning rule for text typed into a field. */
function cleanOf({ code }: DutyField): (text: string) => string {
  if (isSignedCode(code)) return signedText;
  if (isCountCode(code)) return digitsOnly;
  return isExponentCode(code) ? exponentText : quantityText;
}

/** The value that applies while a field of the system is empty. */
function placeholderOf({ code, of, line }: DutyField) {
  if (code === SYSTEM_CODE.exponent) return { placeholder: "2" };
  if (code === COUNT_CODE.running) return { placeholder: "1" };
  if (isCountCode(code)) return { placeholder: "0" };
  return of === "system" && line !== null ? { placeholder: "同设计" } : {};
}

function DutyField({
  field,
  form,
  stacked,
  hasRates = true,
  isAsked,
}: CurveFieldsProps & { readonly field: DutyField }) {
  const id = useId();
  const { code, label, line, of, isRequired } = field;
  const isOfSystem = of === "system";
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
        clean={cleanOf(field)}
        name={code}
        {...placeholderOf(field)}
        onChange={(typed) => form.type(code, "value", typed)}
        error={fault !== null}
        size={size}
        width={stacked ? (hasRates ? 176 : 160) : isOfSystem ? 84 : 136}
        unitWidth={isOfSystem ? 26 : 46}
        {...(isRequired ? { "aria-required": true } : {})}
        {...(fault !== null ? { "aria-describedby": `${id}-error` } : {})}
      />
      {hasRates && !isOfSystem && (
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

/** A short name for the fluid that the fields describe. */
function fluidName(fields: readonly DutyField[], textOf: (code: string) => string): string {
  const isStated = fields.some(({ code }) => textOf(code) !== "");
  if (!fields.some(({ code }) => code === LIQUID_CODE.temperature)) return isStated ? "现场空气" : "标准空气";
  const [ethylene, propylene] = [textOf(LIQUID_CODE.ethylene), textOf(LIQUID_CODE.propylene)];
  const liquid =
    ethylene !== "" ? `乙二醇 ${ethylene} %` : propylene !== "" ? `丙二醇 ${propylene} %` : "清水";
  return textOf(LIQUID_CODE.head) === "" ? liquid : `${liquid}，含吸入侧`;
}

/**
 * 介质: the fluid, if it differs from that of the record. Its fields are in a popover that is loaded when it is
 * opened.
 */
function FluidButton({ form, isAsked }: Pick<CurveFieldsProps, "form" | "isAsked">) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fields = form.fields.filter(({ of }) => of === "fluid");
  if (fields.length === 0) return null;
  const textOf = (code: string) => textsOf(form.draft, code).value;
  const Popover = fields.some(({ code }) => code === LIQUID_CODE.temperature) ? LiquidPopover : AirPopover;
  const faults = fields.flatMap(({ code, label }) => faultOf(form, code, label) ?? []);
  return (
    <div className={css["duty"]}>
      <LinkButton
        small
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpen(!isOpen);
        }}
      >
        介质：{fluidName(fields, textOf)}
      </LinkButton>
      {isAsked && !isOpen && faults.length > 0 && (
        <span className={css["error"]} role="alert">
          {faults[0]}
        </span>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            anchor={anchor}
            isOpen={isOpen}
            onChange={setOpen}
            form={form}
            fields={fields}
            faultOf={(code, label) => faultOf(form, code, label)}
          />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The fields of a duty with their deviation rates, with one line for each speed of a double-speed fan. Exponent
 * and other systems are behind 更多 until one is filled.
 */
export function CurveFields({ form, stacked, hasRates, isAsked }: CurveFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const hasMore =
    isOpen || form.fields.some(({ code }) => isUnusualCode(code) && textsOf(form.draft, code).value !== "");
  const fields = form.fields.filter(({ code, of }) => of !== "fluid" && (hasMore || !isUnusualCode(code)));
  const lines = [...new Set(fields.map(({ line }) => line))];
  const fieldOf = (field: DutyField) => (
    <DutyField
      key={field.code}
      field={field}
      form={form}
      isAsked={isAsked}
      {...(stacked ? { stacked } : {})}
      {...(hasRates === undefined ? {} : { hasRates })}
    />
  );
  const more = (line: DutyField["line"]) =>
    !hasMore &&
    fields.some((field) => field.of === "system" && field.line === line) && (
      <LinkButton small aria-expanded={false} onClick={() => setOpen(true)}>
        更多
      </LinkButton>
    );
  return (
    <div className={classNames(css["lines"], stacked && css["stacked"])}>
      {lines.map((line) => (
        <div key={line ?? ""} className={css["line"]} role="group" aria-label={line ?? "工况"}>
          {line !== null && <span className={css["speed"]}>{line}</span>}
          {fields.filter((field) => field.line === line && field.of !== "system").map(fieldOf)}
          {fields.some((field) => field.line === line && field.hasFlowUnits) && (
            <Segments
              size="xs"
              aria-label="流量单位"
              data={FLOW_UNITS}
              value={form.draft.flowUnit}
              onChange={form.chooseFlowUnit}
            />
          )}
          {fields.filter((field) => field.line === line && field.of === "system").map(fieldOf)}
          {line === null && (
            <div className={css["ways"]}>
              <FluidButton form={form} isAsked={isAsked} />
              {more(line)}
            </div>
          )}
          {line !== null && more(line)}
        </div>
      ))}
    </div>
  );
}
