/** Address parameters with the assumptions for yearly figures. */
export const ENERGY_NAME = {
  profile: "energyProfile",
  hours: "energyHours",
  control: "energyControl",
  motorClass: "motorClass",
  poles: "motorPoles",
  motorEfficiencies: "motorEfficiency",
  drive: "driveEfficiency",
  leastRate: "leastRate",
  staged: "stagedMachines",
} as const;

/** In the order in which they are written. */
export const ENERGY_NAMES: readonly string[] = Object.values(ENERGY_NAME);
