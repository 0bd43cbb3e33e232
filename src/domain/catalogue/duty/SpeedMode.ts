export const SPEED_MODES = ["SINGLE_SPEED", "DOUBLE_SPEED"] as const;
/** A speed mode of the wire: a double-speed fan has a high and a low set of figures, each measured. */
export type SpeedMode = (typeof SPEED_MODES)[number];
export const SPEED_NAMES: Readonly<Record<SpeedMode, string>> = {
  SINGLE_SPEED: "单速",
  DOUBLE_SPEED: "双速",
};
