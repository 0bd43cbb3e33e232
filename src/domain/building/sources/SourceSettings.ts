import { formatPlain } from "../../base/formatNumber.ts";
import { estimated } from "../../base/marked.ts";
import { isInRange, type SettingRange } from "../systems/typedSettings.ts";
import type { ChillerCooling } from "./Chiller.ts";
import type { ChillerClimate } from "./chillerLimits.ts";
import type { CondenserSettings } from "./condenserWater.ts";
import type { HeatSettings } from "./heatSources.ts";
import type { KeptPlant } from "./KeptPlant.ts";

/** Settings of a building's cold source, with the plant that was taken. kW, K, ℃ */
export interface SourceSettings extends CondenserSettings {
  /** Block load; null: the load of the chilled water systems. */
  readonly block: number | null;
  readonly freshAir: number;
  readonly pipes: number;
  /** The building's least load; null where it is not stated. */
  readonly least: number | null;
  /** null: water-cooled and air-cooled chillers */
  readonly cooling: ChillerCooling | null;
  /** Standby machines, of the larger size */
  readonly standby: number;
  readonly climate: ChillerClimate | null;
  readonly kept: KeptPlant | null;
  /** Settings of the heat source; absent before any is set, and in older records. */
  readonly heat?: HeatSettings | undefined;
}

export const CONDENSER_WATER = estimated({ supply: 32, difference: 5 }, "冷却水 32/37 ℃");

/** The settings of a building at first */
export const PROPOSED_SOURCES: SourceSettings = {
  block: null,
  freshAir: 0,
  pipes: 0,
  least: null,
  cooling: null,
  standby: 0,
  climate: null,
  condenserSupply: CONDENSER_WATER.value.supply,
  condenserDifference: CONDENSER_WATER.value.difference,
  wetBulb: null,
  kept: null,
};

interface Said {
  readonly label: string;
  readonly unit: string;
  readonly range: SettingRange;
}
const POWER: SettingRange = { least: 0, most: 1e6 };
const FIGURES = {
  block: { label: "同时冷负荷", unit: "kW", range: { least: 0.1, most: 1e6 } },
  freshAir: { label: "新风冷负荷", unit: "kW", range: POWER },
  pipes: { label: "管道冷损失", unit: "kW", range: POWER },
  least: { label: "最小冷负荷", unit: "kW", range: POWER },
  standby: { label: "备用台数", unit: "台", range: { least: 0, most: 2 } },
  condenserSupply: { label: "进冷凝器温度", unit: "℃", range: { least: 10, most: 50 } },
  condenserDifference: { label: "冷却水温差", unit: "℃", range: { least: 1, most: 20 } },
  wetBulb: { label: "湿球温度", unit: "℃", range: { least: -10, most: 40 } },
} as const satisfies Partial<Record<keyof SourceSettings, Said>>;
export type SourceFigure = keyof typeof FIGURES;
export const SOURCE_FIGURES: Readonly<Record<SourceFigure, Said>> = FIGURES;

/** A sentence that says why the settings are refused; null if they are valid. */
export function sourcesFault(settings: SourceSettings): string | null {
  for (const name of Object.keys(FIGURES) as SourceFigure[]) {
    const { label, unit, range } = FIGURES[name];
    const value = settings[name];
    if (value !== null && !isInRange(value, range))
      return `${label}应在 ${formatPlain(range.least, 1)} 至 ${formatPlain(range.most, 1)} ${unit} 之间`;
  }
  const heat = settings.heat?.block ?? null;
  if (heat !== null && !isInRange(heat, FIGURES.block.range))
    return `热负荷应在 ${formatPlain(FIGURES.block.range.least, 1)} 至 ${formatPlain(FIGURES.block.range.most, 1)} kW 之间`;
  return Number.isInteger(settings.standby) ? null : "备用台数应为整数";
}
