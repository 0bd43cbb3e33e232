import { useId } from "react";
import type { DutyField } from "#domain/catalogue/duty/dutyFields.ts";
import { isSignedCode } from "#domain/catalogue/duty/systemFigures.ts";
import { quantityText, signedText } from "#domain/base/input/fieldText.ts";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";
import { textsOf } from "./dutyDraft.ts";
import css from "./FluidPopover.module.css";
import type { CurveForm } from "./useCurveForm.ts";

export interface FluidFieldProps {
  readonly field: DutyField;
  readonly form: CurveForm;
  readonly fault: string | null;
  /** The value that applies while the field is empty. */
  readonly placeholder: string;
}

/** A field for one property of the fluid, with its message. */
export function FluidField({ field, form, fault, placeholder }: FluidFieldProps) {
  const id = useId();
  const { code, label, unit } = field;
  return (
    <div className={css["field"]}>
      <label htmlFor={id}>{label}</label>
      <QuantityInput
        id={id}
        label={label}
        unit={unit}
        name={code}
        value={textsOf(form.draft, code).value}
        clean={isSignedCode(code) ? signedText : quantityText}
        placeholder={placeholder}
        onChange={(text) => form.type(code, "value", text)}
        error={fault !== null}
        size="xs"
        width={132}
        unitWidth={36}
        {...(fault === null ? {} : { "aria-describedby": `${id}-error` })}
      />
      {fault !== null && (
        <span className={css["wrong"]} id={`${id}-error`} role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}
