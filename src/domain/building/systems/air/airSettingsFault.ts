import {
  factorsFault,
  isInRange,
  LENGTH_RANGE,
  risingSentence,
  YEAR_MOST,
  YEAR_TOO_LONG,
} from "../typedSettings.ts";
import type { LossAtFlow } from "./DuctElement.ts";
import { AIR_RANGES, type AirSettings, type RangedAirSetting } from "./AirSettings.ts";

/** Why settings are refused, with the wrong field */
export interface AirSettingsFault {
  readonly code: "out-of-range" | "filter" | "wet-bulb" | "diversity-rises";
  readonly field: string;
}

/** Most elements of a system: each has a line of its own. */
const ELEMENTS_MOST = 500;
const LOSS_RANGE = { least: 0, most: 5000 } as const;
const isPossible = ({ loss, flow }: LossAtFlow): boolean => isInRange(loss, LOSS_RANGE) && flow > 0;

/** The first setting that is not valid; null if all are valid together. */
export function airSettingsFault(settings: AirSettings): AirSettingsFault | null {
  const { plantLevel, factors, lengths, filterClean, filterFinal, summerDry, summerWet } = settings;
  const range = (Object.keys(AIR_RANGES) as RangedAirSetting[]).find((field) => {
    const value = settings[field];
    return value !== null && !isInRange(value, AIR_RANGES[field]);
  });
  if (range !== undefined) return { code: "out-of-range", field: range };
  if (!Number.isInteger(plantLevel) || plantLevel === 0) return { code: "out-of-range", field: "plantLevel" };
  if (lengths.some(([, length]) => !isInRange(length, LENGTH_RANGE)))
    return { code: "out-of-range", field: "lengths" };
  if (settings.year.length > YEAR_MOST) return { code: "out-of-range", field: "year" };
  if (settings.elements.length > ELEMENTS_MOST) return { code: "out-of-range", field: "elements" };
  if (settings.elements.some(({ typed }) => typed !== null && !isPossible(typed)))
    return { code: "out-of-range", field: "elements" };
  if (filterClean !== null && filterFinal !== null && filterFinal < filterClean)
    return { code: "filter", field: "filterFinal" };
  if (summerDry !== null && summerWet !== null && summerWet > summerDry)
    return { code: "wet-bulb", field: "summerWet" };
  return factorsFault(factors);
}

/** A sentence for a refused setting */
export function airSettingsSentence({ code, field }: AirSettingsFault, { factors }: AirSettings): string {
  switch (code) {
    case "out-of-range":
      return field === "year" ? YEAR_TOO_LONG : "数值超出范围，请检查";
    case "filter":
      return "过滤器终阻力不能小于初阻力";
    case "wet-bulb":
      return "夏季室外湿球温度不能高于干球温度";
    case "diversity-rises":
      return risingSentence(field, factors);
  }
}
