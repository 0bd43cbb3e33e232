import { useId, type ReactNode } from "react";
import css from "./Field.module.css";

/** Props for the field's control, which connect it with label, error and required state. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby"?: string;
  readonly "aria-required"?: true;
}

export interface FieldProps {
  label: string;
  required?: boolean;
  /** Whether the control is disabled, for the label's style. */
  off?: boolean;
  /** Whether the control has several lines; the label stands beside the first. */
  tall?: boolean;
  error?: string | undefined;
  /** A function renders one control, which gets the label; plain children form a group named by the label. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** The form row: label left, control right. A form sets the width of its labels by `--label-width`. */
export function Field({ label, required, off, tall, error, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const isOne = typeof children === "function";
  const text = (
    <>
      {label}
      {required && <i aria-hidden>*</i>}
    </>
  );
  return (
    <div className={css["field"]} data-off={off || undefined}>
      <div className={css["line"]} data-tall={tall || undefined}>
        {isOne ? (
          <label className={css["label"]} htmlFor={id}>
            {text}
          </label>
        ) : (
          <span className={css["label"]} id={labelId}>
            {text}
          </span>
        )}
        {isOne ? (
          <div className={css["control"]}>
            {children({
              id,
              ...(error ? { "aria-describedby": errorId } : {}),
              ...(required ? { "aria-required": true } : {}),
            })}
          </div>
        ) : (
          <div
            className={css["control"]}
            role="group"
            aria-disabled={off || undefined}
            aria-labelledby={labelId}
            aria-describedby={error ? errorId : undefined}
          >
            {children}
          </div>
        )}
      </div>
      {error && (
        <div className={css["error"]} id={errorId}>
          {error}
        </div>
      )}
    </div>
  );
}
