import { SegmentedControl } from "@mantine/core";
import type { SpeedMode } from "#domain/search/curveCodes.ts";

const SPEEDS = [
  { value: "SINGLE_SPEED", label: "单速" },
  { value: "DOUBLE_SPEED", label: "双速" },
];
const isSpeed = (value: string): value is SpeedMode => value === "SINGLE_SPEED" || value === "DOUBLE_SPEED";

export interface SpeedSwitchProps {
  readonly value: SpeedMode;
  readonly onChange: (speed: SpeedMode) => void;
}

/** 单速 or 双速: another set of fields, columns and fans. */
export const SpeedSwitch = ({ value, onChange }: SpeedSwitchProps) => (
  <SegmentedControl
    aria-label="转速"
    data={SPEEDS}
    value={value}
    onChange={(speed) => isSpeed(speed) && onChange(speed)}
  />
);
