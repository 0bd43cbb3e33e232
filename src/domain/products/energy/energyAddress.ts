import { POLES } from "./energyTerms.ts";
import { isNameIn } from "../../base/keyed.ts";
import { CONTROL_METHODS } from "./controlMethods.ts";
import { ENERGY_NAME, ENERGY_NAMES } from "../../catalogue/listing/energyNames.ts";
import {
  areMotorEfficiencies,
  DEFAULT_CHOICE,
  isDriveEfficiency,
  isLeastRate,
  type EnergyChoice,
} from "./EnergyChoice.ts";
import {
  GREATEST_SHARE,
  isHoursOfYear,
  isRunningHours,
  isWholeTime,
  MOST_ROWS,
  PROFILES,
  type OwnProfile,
} from "./LoadProfile.ts";
import { MOTOR_CLASSES } from "./motorEfficiency.ts";

/** The query parameters of an address. */
interface Query {
  get(name: string): string | null;
  set(name: string, value: string): void;
  delete(name: string): void;
}

const UNITS = { h: "hours", t: "time" } as const;

/** h1x525,0.75x1314: hours; t1x0.06,0.75x0.94: parts of the running time. */
const ownText = ({ unit, rows }: OwnProfile): string =>
  `${unit === "hours" ? "h" : "t"}${rows.map(({ share, amount }) => `${share}x${amount}`).join(",")}`;

function readOwn(text: string): OwnProfile | null {
  const [letter, rest] = [text.slice(0, 1), text.slice(1)];
  if (!isNameIn(UNITS, letter)) return null;
  const unit = UNITS[letter];
  const rows = rest.split(",").map((row) => {
    const [share, amount, ...more] = row.split("x").map((part) => (part === "" ? Number.NaN : Number(part)));
    const isRow =
      more.length === 0 && share !== undefined && amount !== undefined && share >= 0 && amount >= 0;
    return isRow && share <= GREATEST_SHARE ? { share, amount } : null;
  });
  const read = rows.filter((row) => row !== null);
  if (read.length < rows.length || read.length > MOST_ROWS) return null;
  const sum = read.reduce((total, { amount }) => total + amount, 0);
  const isWhole = unit === "hours" ? isHoursOfYear(sum) : isWholeTime(sum);
  return isWhole ? { unit, rows: read } : null;
}

const profileText = (profile: EnergyChoice["profile"]): string =>
  typeof profile === "string" ? profile : ownText(profile);

function readProfile(text: string): EnergyChoice["profile"] | null {
  return isNameIn(PROFILES, text) ? text : readOwn(text);
}

/** 1x0.93,0.75x0.935: loads and efficiencies. */
const motorText = (stated: EnergyChoice["motorEfficiencies"]): string =>
  (stated ?? []).map(({ load, efficiency }) => `${load}x${efficiency}`).join(",");

function readMotor(text: string): EnergyChoice["motorEfficiencies"] {
  const stated = text.split(",").map((each) => {
    const [load = Number.NaN, efficiency = Number.NaN] = each.split("x").map(Number);
    return { load, efficiency };
  });
  return areMotorEfficiencies(stated) ? stated : null;
}

/**
 * Reads the energy choice from an address; `DEFAULT_CHOICE` itself if it has none. Unreadable parts count as
 * missing.
 */
export function readEnergy(query: Pick<Query, "get">): EnergyChoice {
  const text = (name: keyof typeof ENERGY_NAME): string => query.get(ENERGY_NAME[name]) ?? "";
  const number = (name: keyof typeof ENERGY_NAME): number =>
    text(name) === "" ? Number.NaN : Number(text(name));
  const [control, motorClass] = [text("control"), text("motorClass")];
  const [hours, drive, leastRate] = [number("hours"), number("drive"), number("leastRate")];
  const choice: EnergyChoice = {
    profile: readProfile(text("profile")) ?? DEFAULT_CHOICE.profile,
    hours: isRunningHours(hours) ? hours : DEFAULT_CHOICE.hours,
    control: isNameIn(CONTROL_METHODS, control) ? control : DEFAULT_CHOICE.control,
    motorClass: isNameIn(MOTOR_CLASSES, motorClass) ? motorClass : DEFAULT_CHOICE.motorClass,
    poles: POLES.find((poles) => poles === number("poles")) ?? DEFAULT_CHOICE.poles,
    motorEfficiencies: readMotor(text("motorEfficiencies")),
    driveEfficiency: isDriveEfficiency(drive) ? drive : DEFAULT_CHOICE.driveEfficiency,
    leastRate: isLeastRate(leastRate) ? leastRate : DEFAULT_CHOICE.leastRate,
    isStaged: text("staged") !== "0",
  };
  return isDefault(choice) ? DEFAULT_CHOICE : choice;
}

const CHOSEN = Object.keys(DEFAULT_CHOICE) as (keyof EnergyChoice)[];
const isDefault = (choice: EnergyChoice): boolean =>
  CHOSEN.every((name) => choice[name] === DEFAULT_CHOICE[name]);

/** The energy part of an address, as a query. */
export const energyQuery = (query: Pick<Query, "get">): string =>
  ENERGY_NAMES.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
  }).join("&");

/** Writes the energy choice; defaults leave no parameter. */
export function writeEnergy(query: Query, choice: EnergyChoice): void {
  const write = (name: keyof typeof ENERGY_NAME, isSet: boolean, value: string) =>
    isSet ? query.set(ENERGY_NAME[name], value) : query.delete(ENERGY_NAME[name]);
  const isSet = (name: keyof EnergyChoice) => choice[name] !== DEFAULT_CHOICE[name];
  write("profile", isSet("profile"), profileText(choice.profile));
  write("hours", isSet("hours"), String(choice.hours));
  write("control", isSet("control"), choice.control);
  write("motorClass", isSet("motorClass"), choice.motorClass);
  write("poles", isSet("poles"), String(choice.poles));
  write("motorEfficiencies", isSet("motorEfficiencies"), motorText(choice.motorEfficiencies));
  write("drive", isSet("driveEfficiency"), String(choice.driveEfficiency));
  write("leastRate", isSet("leastRate"), String(choice.leastRate));
  write("staged", isSet("isStaged"), "0");
}
