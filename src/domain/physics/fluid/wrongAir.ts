import { HIGHEST_ALTITUDE, LOWEST_ALTITUDE } from "../air/altitude.ts";
import { AIR_CODE, isAirCode, STANDARD_TEMPERATURE, type AirName, type StatedAir } from "./airFigures.ts";

/** kPa; roughly the pressures at the permitted altitudes. */
const PRESSURES = { least: 54, most: 108 } as const;
/** ℃; range in which the formulas of moist air are used here. Smoke of a fire is excluded. */
const TEMPERATURES = { least: -40, most: 80 } as const;
const HUMIDITIES = { least: 0, most: 100 } as const;

/** Why a stated air is impossible. */
export type AirFault =
  | "altitude-out-of-range"
  | "two-air-pressures"
  | "air-pressure-out-of-range"
  | "air-temperature-out-of-range"
  | "air-humidity-out-of-range"
  | "lowest-above-air-temperature";

interface StatedFigure {
  readonly code: string;
  readonly value: number;
}

const readAir = (stated: readonly StatedFigure[]): StatedAir => {
  const find = (name: AirName) => stated.find(({ code }) => code === AIR_CODE[name])?.value ?? null;
  return {
    altitude: find("altitude"),
    pressure: find("pressure"),
    temperature: find("temperature"),
    humidity: find("humidity"),
    lowest: find("lowest"),
  };
};

interface Range {
  readonly least: number;
  readonly most: number;
}
const isOutside = (value: number | null, { least, most }: Range): boolean =>
  value !== null && !(value >= least && value <= most);

/** The first figure of a duty's air that is impossible, and why; null where all are possible or none is stated. */
export function wrongAir(
  stated: readonly StatedFigure[],
): { readonly code: string; readonly fault: AirFault } | null {
  const { altitude, pressure, temperature, humidity, lowest } = readAir(stated);
  const wrong = (name: AirName, fault: AirFault) => ({ code: AIR_CODE[name], fault });
  if (isOutside(altitude, { least: LOWEST_ALTITUDE, most: HIGHEST_ALTITUDE }))
    return wrong("altitude", "altitude-out-of-range");
  if (isOutside(pressure, PRESSURES)) return wrong("pressure", "air-pressure-out-of-range");
  if (altitude !== null && pressure !== null) return wrong("pressure", "two-air-pressures");
  if (isOutside(temperature, TEMPERATURES)) return wrong("temperature", "air-temperature-out-of-range");
  if (isOutside(humidity, HUMIDITIES)) return wrong("humidity", "air-humidity-out-of-range");
  if (isOutside(lowest, TEMPERATURES)) return wrong("lowest", "air-temperature-out-of-range");
  if (lowest !== null && lowest > (temperature ?? STANDARD_TEMPERATURE))
    return wrong("lowest", "lowest-above-air-temperature");
  return null;
}

/** The air that a duty states; null if it states none or an impossible one. */
export const statedAir = (stated: readonly StatedFigure[]): StatedAir | null =>
  stated.some(({ code }) => isAirCode(code)) && wrongAir(stated) === null ? readAir(stated) : null;
