import { useId } from "react";
import css from "./Segments.module.css";

type Choice<Value extends string> = Value | { readonly value: Value; readonly label: string };

export interface SegmentsProps<Value extends string> {
  readonly "aria-label": string;
  readonly data: readonly Choice<Value>[];
  readonly value: NoInfer<Value>;
  readonly onChange: (value: Value) => void;
  /** `xs`: beside other controls of a chart or a list, 28 px high. */
  readonly size?: "xs" | "sm";
  /** As wide as where it stands, in equal parts. */
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
}

/**
 * One of a few, all in sight. Mantine's measures the chosen one to lay a sheet under it, which makes the browser lay out the
 * page amid drawing it, and is drawn three times before it stands; here the chosen one has a ground of its own.
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
