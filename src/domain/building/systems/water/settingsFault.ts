import { temperature } from "../../../base/units.ts";
import { liquidMedium } from "../../../physics/pipe/medium.ts";
import { factorsFault, isInRange, LENGTH_RANGE, risingSentence, YEAR_MOST } from "../typedSettings.ts";
import { rangeWords } from "./rangeWords.ts";
import { wrongCircuit } from "./plant/PlantPumps.ts";
import {
  inWinter,
  SETTING_RANGES,
  type RangedSetting,
  type WaterKind,
  type WaterSettings,
} from "./WaterSettings.ts";

/** Why settings are refused, with the wrong field */
export interface SettingsFault {
  readonly code: "out-of-range" | "temperatures" | "medium" | "diversity-rises";
  readonly field: string;
}

/** Least difference between supply and return, K */
const LEAST_DIFFERENCE = 1;

const wrongRange = (settings: WaterSettings): string | undefined =>
  (Object.keys(SETTING_RANGES) as RangedSetting[]).find((field) => {
    const value = settings[field];
    return value !== null && !isInRange(value, SETTING_RANGES[field]);
  });

const isWhole = Number.isInteger;

/** The first winter setting of a two-pipe system that is not valid */
function winterFault(settings: WaterSettings): SettingsFault | null {
  if (settings.winter === null) return null;
  const { supply, back, glycol, fraction } = inWinter(settings, settings.winter);
  const range = wrongRange(inWinter(settings, settings.winter));
  if (range !== undefined) return { code: "out-of-range", field: `winter.${range}` };
  if (settings.winter.year.length > YEAR_MOST) return { code: "out-of-range", field: "winter.year" };
  if (!(supply - back >= LEAST_DIFFERENCE)) return { code: "temperatures", field: "winter.back" };
  return liquidMedium({ glycol, fraction }, temperature((supply + back) / 2)).ok
    ? null
    : { code: "medium", field: "winter.supply" };
}

/** The first setting that is not valid; null if all are valid together. */
export function settingsFault(kind: WaterKind, settings: WaterSettings): SettingsFault | null {
  const { supply, back, glycol, fraction, plantLevel, pumps, standby, factors, lengths } = settings;
  const range = wrongRange(settings);
  if (range !== undefined) return { code: "out-of-range", field: range };
  if (!isWhole(plantLevel) || plantLevel === 0) return { code: "out-of-range", field: "plantLevel" };
  if (!isWhole(pumps)) return { code: "out-of-range", field: "pumps" };
  if (!isWhole(standby)) return { code: "out-of-range", field: "standby" };
  if (lengths.some(([, length]) => !isInRange(length, LENGTH_RANGE)))
    return { code: "out-of-range", field: "lengths" };
  if (settings.year.length > YEAR_MOST) return { code: "out-of-range", field: "year" };
  const difference = kind === "cold" ? back - supply : supply - back;
  if (!(difference >= LEAST_DIFFERENCE)) return { code: "temperatures", field: "back" };
  if (!liquidMedium({ glycol, fraction }, temperature((supply + back) / 2)).ok)
    return { code: "medium", field: glycol === null ? "supply" : "fraction" };
  const circuit = wrongCircuit(settings.primary, settings.condenser);
  if (circuit !== null)
    return { code: circuit.isTemperature ? "temperatures" : "out-of-range", field: circuit.field };
  const cold = kind === "cold" ? winterFault(settings) : null;
  if (cold !== null) return cold;
  return factorsFault(factors);
}

/** A sentence for a refused setting */
export function settingsSentence({ code, field }: SettingsFault, { factors }: WaterSettings): string {
  switch (code) {
    case "out-of-range":
      return rangeWords(field);
    case "temperatures":
      return field === "condenser.back"
        ? "冷却水温度不合理：出冷凝器的温度应至少比进冷凝器高 1 ℃"
        : "供回水温度不合理：冷水回水应高于供水，热水回水应低于供水，至少相差 1 ℃";
    case "medium":
      return "介质在该温度下没有物性数据，请检查温度和浓度";
    case "diversity-rises":
      return risingSentence(field, factors);
  }
}
