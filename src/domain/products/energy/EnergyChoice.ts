import { FULL_RATE, LEAST_RATE } from "../../physics/curve/regulate.ts";
import type { ControlWay, MotorClass, Poles, ProfileName } from "./energyTerms.ts";
import type { OwnProfile } from "./LoadProfile.ts";
import { isPossibleMotor, type StatedEfficiency } from "./partLoadEfficiency.ts";

/** What a person chooses for the energy of a year. */
export interface EnergyChoice {
  readonly profile: ProfileName | OwnProfile;
  /** A year; `null` not entered. A histogram in hours needs none. */
  readonly hours: number | null;
  readonly control: ControlWay;
  readonly motorClass: MotorClass;
  /** `null`: by the machine's speed. */
  readonly poles: Poles | null;
  /** Of the motor as its maker states them, full load first; `null` for those of its class. */
  readonly motorEfficiencies: readonly StatedEfficiency[] | null;
  /** 0 to 1 as its maker states it; `null` for typical figures. */
  readonly driveEfficiency: number | null;
  /** Least speed over full speed. */
  readonly leastRate: number;
  /** Of several machines as many run as need the least power, instead of all. */
  readonly isStaged: boolean;
}

/** h; what runs without a word about it runs all the year. */
export const WHOLE_YEAR = 8760;

export const DEFAULT_CHOICE: EnergyChoice = {
  profile: "constant",
  hours: WHOLE_YEAR,
  control: "throttled",
  motorClass: "IE3",
  poles: null,
  motorEfficiencies: null,
  driveEfficiency: null,
  leastRate: LEAST_RATE,
  isStaged: true,
};

/** Below it nobody runs a pump or a fan by speed. */
const LOWEST_RATE = 0.1;
export const isLeastRate = (rate: number): boolean => rate >= LOWEST_RATE && rate <= FULL_RATE;

/** A converter loses something, and most of what it takes comes out. */
const LOWEST_EFFICIENCY = 0.5;
export const isDriveEfficiency = (efficiency: number): boolean =>
  efficiency >= LOWEST_EFFICIENCY && efficiency <= 1;

/** Loads at which makers state a motor's efficiency: (EU) 2019/1781 asks for these. */
export const MOTOR_LOADS = [1, 0.75, 0.5] as const;

/** The smallest motors turn a third of what they take into work. */
const LOWEST_MOTOR = 0.3;
const isMotorEfficiency = (efficiency: number): boolean => efficiency >= LOWEST_MOTOR && efficiency < 1;

/** Whether a motor may have these: full load is always among them, and their losses are those of a motor. */
export const areMotorEfficiencies = (stated: readonly StatedEfficiency[]): boolean =>
  stated.some(({ load }) => load === 1) &&
  new Set(stated.map(({ load }) => load)).size === stated.length &&
  stated.every(({ load, efficiency }) => load > 0 && load <= 1 && isMotorEfficiency(efficiency)) &&
  isPossibleMotor(stated);
