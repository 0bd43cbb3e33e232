import { FULL_RATE, LEAST_RATE } from "../curve/regulate.ts";
import type { ControlWay } from "./controlWays.ts";
import type { OwnProfile, ProfileName } from "./LoadProfile.ts";
import type { MotorClass, Poles } from "./motorEfficiency.ts";

/** What a person chooses for the energy of a year. */
export interface EnergyChoice {
  readonly profile: ProfileName | OwnProfile;
  /** A year; `null` not entered. A histogram in hours needs none. */
  readonly hours: number | null;
  readonly control: ControlWay;
  readonly motorClass: MotorClass;
  /** `null`: by the machine's speed. */
  readonly poles: Poles | null;
  /** 0 to 1 as its maker states it; `null` for typical figures. */
  readonly driveEfficiency: number | null;
  /** Least speed over full speed. */
  readonly leastRate: number;
  /** Of several machines as many run as need the least power, instead of all. */
  readonly isStaged: boolean;
}

export const DEFAULT_CHOICE: EnergyChoice = {
  profile: "constant",
  hours: null,
  control: "throttled",
  motorClass: "IE3",
  poles: null,
  driveEfficiency: null,
  leastRate: LEAST_RATE,
  isStaged: false,
};

/** Below it nobody runs a pump or a fan by speed. */
const LOWEST_RATE = 0.1;
export const isLeastRate = (rate: number): boolean => rate >= LOWEST_RATE && rate <= FULL_RATE;

/** A converter loses something, and most of what it takes comes out. */
const LOWEST_EFFICIENCY = 0.5;
export const isDriveEfficiency = (efficiency: number): boolean =>
  efficiency >= LOWEST_EFFICIENCY && efficiency <= 1;
