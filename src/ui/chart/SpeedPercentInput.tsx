import { useState } from "react";
import { clampSpeedPercent, speedPercentText } from "#domain/physics/curve/speedPercent.ts";
import { QuantityInput } from "../kit/input/QuantityInput.tsx";

export interface SpeedPercentInputProps {
  /** 50 to 100. */
  readonly percent: number;
  readonly isDisabled: boolean;
  readonly onChange: (percent: number) => void;
}

/**
 * Input for the percentage of full speed. Any text may be typed; on leaving it becomes a number from 50 to 100.
 */
export function SpeedPercentInput({ percent, isDisabled, onChange }: SpeedPercentInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    if (typed === null) return;
    setTyped(null);
    const entered = clampSpeedPercent(typed);
    if (entered !== null && entered !== percent) onChange(entered);
  };
  return (
    <QuantityInput
      label="转速百分比"
      unit="%"
      size="xs"
      width={84}
      value={typed ?? String(percent)}
      clean={speedPercentText}
      onChange={setTyped}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
      }}
      disabled={isDisabled}
    />
  );
}
