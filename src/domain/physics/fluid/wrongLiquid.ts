import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE, pressureAtAltitude } from "../air/altitude.ts";
import { massFraction, pressure, temperature, type Pressure, type Temperature } from "../../base/units.ts";
import { freezingPoint, GLYCOL_FRACTIONS, GLYCOL_MOST_TEMPERATURE } from "./glycols.ts";
import { isLiquidCode, LIQUID_CODE, type LiquidName, type StatedLiquid } from "./liquidFigures.ts";
import { waterVapourPressure } from "./waterVapourPressure.ts";

interface Range {
  readonly least: number;
  readonly most: number;
}
/** % */
const FRACTIONS: Range = { least: 0, most: GLYCOL_FRACTIONS.most * 100 };
/** ℃ */
const MOST_WATER_TEMPERATURE = 110;
/** ℃; highest temperature at which the formulas for water or its mixtures hold. */
export const mostTemperatureOf = ({ glycol }: Pick<StatedLiquid, "glycol">): number =>
  glycol === null ? MOST_WATER_TEMPERATURE : GLYCOL_MOST_TEMPERATURE;
const FROST: Range = { least: -60, most: 20 };
const ALTITUDES: Range = { least: LOWEST_ALTITUDE, most: HIGHEST_ALTITUDE };
/** kPa: from a vessel under vacuum to the strength of pump casings. */
const SURFACE: Range = { least: 1, most: 6400 };
const FILL: Range = { least: 0, most: 6300 };
/** m */
const HEADS: Range = { least: -20, most: 200 };
const LOSSES: Range = { least: 0, most: 50 };

/** ℃; assumed for a liquid whose temperature is not stated. */
export const USUAL_TEMPERATURE = 20;

/** Why a stated liquid or its suction side is impossible. */
export type LiquidFault =
  | "two-glycols"
  | "concentration-out-of-range"
  | "below-freezing"
  | "liquid-temperature-out-of-range"
  | "frost-temperature-out-of-range"
  | "altitude-out-of-range"
  | "two-surface-pressures"
  | "surface-pressure-out-of-range"
  | "fill-pressure-out-of-range"
  | "suction-head-out-of-range"
  | "suction-loss-out-of-range"
  | "boiling";

export interface WrongLiquid {
  readonly code: string;
  readonly fault: LiquidFault;
}

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

const KILO = 1000;
const PERCENT = 100;

/** Reads the stated figures as they are, possible or not. */
export function readLiquid(stated: readonly StatedFigure[]): StatedLiquid {
  const find = (name: LiquidName) => stated.find(({ code }) => code === LIQUID_CODE[name])?.value ?? null;
  const [ethylene, propylene] = [find("ethylene"), find("propylene")];
  const fraction = ethylene ?? propylene ?? 0;
  return {
    // Without any glycol it is water.
    glycol: fraction > 0 ? (ethylene === null ? "propylene" : "ethylene") : null,
    fraction,
    temperature: find("temperature"),
    frost: find("frost"),
    altitude: find("altitude"),
    pressure: find("pressure"),
    fill: find("fill"),
    head: find("head"),
    loss: find("loss"),
  };
}

/** Pressure on the liquid's surface; null if no figure states it. */
export function surfacePressure({ altitude, pressure: stated, fill }: StatedLiquid): Pressure | null {
  if (stated !== null) return pressure(stated * KILO);
  return altitude === null && fill === null
    ? null
    : pressure(pressureAtAltitude(altitude ?? 0) + (fill ?? 0) * KILO);
}

export const freezingOf = ({ glycol, fraction }: Pick<StatedLiquid, "glycol" | "fraction">): Temperature =>
  glycol === null ? temperature(0) : freezingPoint(glycol, massFraction(fraction / PERCENT));

const isOutside = (value: number | null, { least, most }: Range): boolean =>
  value !== null && !(value >= least && value <= most);

/** Each figure with its permitted range. */
const RANGES: readonly (readonly [LiquidName, Range, LiquidFault])[] = [
  ["ethylene", FRACTIONS, "concentration-out-of-range"],
  ["propylene", FRACTIONS, "concentration-out-of-range"],
  ["frost", FROST, "frost-temperature-out-of-range"],
  ["altitude", ALTITUDES, "altitude-out-of-range"],
  ["pressure", SURFACE, "surface-pressure-out-of-range"],
  ["fill", FILL, "fill-pressure-out-of-range"],
  ["head", HEADS, "suction-head-out-of-range"],
  ["loss", LOSSES, "suction-loss-out-of-range"],
];

const wrong = (name: LiquidName, fault: LiquidFault): WrongLiquid => ({ code: LIQUID_CODE[name], fault });

/** Why the properties of a liquid are not known at a temperature: it lies outside the ranges of the sources. */
export type StateFault = "concentration-out-of-range" | "below-freezing" | "liquid-temperature-out-of-range";
export function stateFault(
  liquid: Pick<StatedLiquid, "glycol" | "fraction">,
  t: Temperature,
): StateFault | null {
  if (isOutside(liquid.fraction, FRACTIONS)) return "concentration-out-of-range";
  if (t < freezingOf(liquid)) return "below-freezing";
  return t <= mostTemperatureOf(liquid) ? null : "liquid-temperature-out-of-range";
}

/** Fault of a temperature at which the liquid is not liquid. */
function wrongTemperature(liquid: StatedLiquid): WrongLiquid | null {
  const t = temperature(liquid.temperature ?? USUAL_TEMPERATURE);
  const fault = stateFault(liquid, t);
  if (fault !== null) return wrong("temperature", fault);
  const above = surfacePressure(liquid) ?? (liquid.head === null ? null : pressureAtAltitude(0));
  return above !== null && waterVapourPressure(t) >= above ? wrong("temperature", "boiling") : null;
}

/** The first figure of a duty's liquid that is impossible; null where all are possible or none is stated. */
export function wrongLiquid(stated: readonly StatedFigure[]): WrongLiquid | null {
  const figures = stated.filter(({ code }) => isLiquidCode(code));
  if (figures.length === 0) return null;
  const valueOf = (name: LiquidName) => figures.find(({ code }) => code === LIQUID_CODE[name])?.value ?? null;
  for (const [name, range, fault] of RANGES) if (isOutside(valueOf(name), range)) return wrong(name, fault);
  if (valueOf("ethylene") !== null && valueOf("propylene") !== null) return wrong("propylene", "two-glycols");
  if (valueOf("pressure") !== null && (valueOf("altitude") !== null || valueOf("fill") !== null))
    return wrong("pressure", "two-surface-pressures");
  return wrongTemperature(readLiquid(figures));
}

/** The liquid that a duty states; null if it states none or an impossible one. */
export const statedLiquid = (stated: readonly StatedFigure[]): StatedLiquid | null =>
  stated.some(({ code }) => isLiquidCode(code)) && wrongLiquid(stated) === null ? readLiquid(stated) : null;
