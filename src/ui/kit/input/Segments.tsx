import { useId } from "react";
import css from "./Segments.module.css";

type Choice<Value extends string> = Value | { readonly value: Value; readonly label: string };

export interface SegmentsProps<Value extends string> {
  readonly "aria-label": string;
  readonly data: readonly Choice<Value>[];
  readonly value: NoInfer<Value>;
  readonly onChange: (value: Value) => void;
  /** `xs` is 28 px high, for use beside other controls of a chart or a list. */
  readonly size?: "xs" | "sm";
  /** Whether it fills its container, in equal parts. */
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
}

/**
 * A choice of one from a few visible options. Mantine's control measures the chosen option to place an indicator
 * below it, which forces a layout during rendering and renders three times; here the chosen option has its own
 * background.
 */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { data, value, onChange, size = "sm", fullWidth = false, className } = props;
  const name = useId();
  return (
    <div
      className={className === undefined ? css["segments"] : `${css["segments"]} ${className}`}
      role="radiogroup"
      aria-label={props["aria-label"]}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      {data.map((choice) => {
        const each = typeof choice === "string" ? { value: choice, label: choice } : choice;
        return (
          <label key={each.value} className={css["segment"]}>
            <input
              type="radio"
              name={name}
              value={each.value}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.label}</span>
          </label>
        );
      })}
    </div>
  );
}
