/**
 * Names that the wire, addresses and the tables of energy share. They are kept apart from the tables, so that code
 * which only searches does not load the tables.
 */
export const PROFILE_NAMES = ["closedLoop", "openLoop", "constant"] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** How flows below the design flow are produced. */
export const CONTROL_METHOD_NAMES = [
  "throttled",
  "constantPressure",
  "proportionalPressure",
  "systemCurve",
  "inletVanes",
  "dischargeDamper",
] as const;
export type ControlMethod = (typeof CONTROL_METHOD_NAMES)[number];

export const MOTOR_CLASS_NAMES = ["IE1", "IE2", "IE3", "IE4", "IE5"] as const;
export type MotorClass = (typeof MOTOR_CLASS_NAMES)[number];

export const POLES = [2, 4, 6] as const;
export type Poles = (typeof POLES)[number];

/** Why a product has no yearly energy at all. */
const ENERGY_FAULTS = ["no-duty", "no-curve", "no-hours"] as const;
export type EnergyFault = (typeof ENERGY_FAULTS)[number];

/** Why a machine cannot run a load: too weak at full speed, or outside the measured range. */
const RUN_FAULTS = ["row-unmet", "out-of-range"] as const;
export type RunFault = (typeof RUN_FAULTS)[number];

const UNKNOWN_POWERS = ["no-power", "electric-at-full-speed", "no-motor-class"] as const;
export type UnknownPower = (typeof UNKNOWN_POWERS)[number];

/** Why a product has no yearly energy under a kind of control. */
export const YEAR_FAULTS = [
  ...ENERGY_FAULTS,
  "no-law",
  "fans-only",
  ...RUN_FAULTS,
  ...UNKNOWN_POWERS,
  "overload",
] as const;
