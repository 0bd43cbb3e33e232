import { FULL_RATE, LEAST_RATE } from "../../physics/curve/regulate.ts";
import type { ControlMethod, MotorClass, Poles, ProfileName } from "./energyTerms.ts";
import type { OwnProfile } from "./LoadProfile.ts";
import { isPossibleMotor, type StatedEfficiency } from "./partLoadEfficiency.ts";

/** A person's choices for the energy of a year. */
export interface EnergyChoice {
  readonly profile: ProfileName | OwnProfile;
  /** Running hours a year; `null` if not entered. A histogram in hours needs none. */
  readonly hours: number | null;
  readonly control: ControlMethod;
  readonly motorClass: MotorClass;
  /** `null`: derived from the machine's speed. */
  readonly poles: Poles | null;
  /** Motor efficiencies as the maker states them, full load first; `null` to use those of the class. */
  readonly motorEfficiencies: readonly StatedEfficiency[] | null;
  /** 0 to 1 as the maker states it; `null` to use typical figures. */
  readonly driveEfficiency: number | null;
  /** Least speed as a share of full speed. */
  readonly leastRate: number;
  /** Only as many of several machines run as need the least power, instead of all. */
  readonly isStaged: boolean;
}

/** h; assumed for machines whose running time is not stated. */
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

/** No pump or fan is regulated to a lower speed. */
const LOWEST_RATE = 0.1;
export const isLeastRate = (rate: number): boolean => rate >= LOWEST_RATE && rate <= FULL_RATE;

/** A converter loses something, but most of its input comes out. */
const LOWEST_EFFICIENCY = 0.5;
export const isDriveEfficiency = (efficiency: number): boolean =>
  efficiency >= LOWEST_EFFICIENCY && efficiency <= 1;

/** Loads at which makers state a motor's efficiency, as (EU) 2019/1781 requires. */
export const MOTOR_LOADS = [1, 0.75, 0.5] as const;

/** The smallest motors turn a third of their input into work. */
const LOWEST_MOTOR = 0.3;
const isMotorEfficiency = (efficiency: number): boolean => efficiency >= LOWEST_MOTOR && efficiency < 1;

/** Whether the efficiencies are possible for a motor: full load is among them, and the losses are plausible. */
export const areMotorEfficiencies = (stated: readonly StatedEfficiency[]): boolean =>
  stated.some(({ load }) => load === 1) &&
  new Set(stated.map(({ load }) => load)).size === stated.length &&
  stated.every(({ load, efficiency }) => load > 0 && load <= 1 && isMotorEfficiency(efficiency)) &&
  isPossibleMotor(stated);
