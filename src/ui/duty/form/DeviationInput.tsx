import { deviationText } from "#domain/catalogue/duty/deviationRate.ts";
import text from "../../kit/styles/text.module.css";
import { QuantityInput } from "../../kit/input/QuantityInput.tsx";

export interface DeviationInputProps {
  /** The quantity of the rate, such as 风量. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly size?: "sm" | "md";
  readonly width?: number;
}

/** A deviation rate: ± a whole number of percent with at most two digits; empty counts as 10. */
export function DeviationInput({ label, value, onChange, size = "sm", width = 64 }: DeviationInputProps) {
  return (
    <>
      <span className={text["ink2"]} aria-hidden>
        ±
      </span>
      <QuantityInput
        label={`${label}偏差率`}
        unit="%"
        placeholder="10"
        value={value}
        clean={deviationText}
        onChange={onChange}
        size={size}
        width={width}
        unitWidth={22}
      />
    </>
  );
}
