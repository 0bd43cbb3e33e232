import { SPEED_MODES, SPEED_NAMES, type SpeedMode } from "#domain/catalogue/duty/SpeedMode.ts";
import { Segments } from "../../kit/input/Segments.tsx";

const SPEEDS = SPEED_MODES.map((value) => ({ value, label: SPEED_NAMES[value] }));

export interface SpeedSwitchProps {
  readonly value: SpeedMode;
  readonly onChange: (speed: SpeedMode) => void;
}

/** A choice of 单速 or 双速, which changes fields, columns and fans. */
export const SpeedSwitch = ({ value, onChange }: SpeedSwitchProps) => (
  <Segments aria-label="转速" data={SPEEDS} value={value} onChange={onChange} />
);
