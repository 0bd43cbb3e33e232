export const SPEED_MODES = ["SINGLE_SPEED", "DOUBLE_SPEED"] as const;
/** The wire's speed mode. A double-speed fan has a high and a low set of figures, each of them measured. */
export type SpeedMode = (typeof SPEED_MODES)[number];
export const SPEED_NAMES: Readonly<Record<SpeedMode, string>> = {
  SINGLE_SPEED: "单速",
  DOUBLE_SPEED: "双速",
};
