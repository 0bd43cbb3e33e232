import { formatPlain } from "../../../base/formatNumber.ts";
import { estimated } from "../../../base/marked.ts";
import { TREE_ASSUMPTIONS } from "../EstimatedTree.ts";
import { NAME_MOST } from "../list/NamedSystem.ts";
import { isInRange, type SettingRange } from "../typedSettings.ts";
import type { OutdoorUnit } from "./OutdoorUnit.ts";

/** The outdoor unit of a system with what it was chosen for; it is never replaced by itself. */
export interface KeptOutdoor {
  /** As it was when it was chosen */
  readonly of: OutdoorUnit;
  /** SHA-256 of its record at the choice */
  readonly hash: string;
  /** kW of the block loads at the choice; null where heating was not asked for. */
  readonly block: number;
  readonly heatBlock: number | null;
  /** Σ rated indoor over rated outdoor at the choice */
  readonly ratio: number;
}

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** Rooms whose indoor units hang on one outdoor unit. */
export interface SplitSystem {
  readonly id: string;
  readonly name: string;
  /** Ids */
  readonly rooms: readonly string[];
  /** kW that its rooms ask for at the same time; null: the sum of their loads. */
  readonly block: number | null;
  readonly heatBlock: number | null;
  /** m, by the id of a segment or of a corridor */
  readonly lengths: Entries<number>;
  /** null until a unit was chosen. */
  readonly outdoor: KeptOutdoor | null;
}

/** What can be set for all systems of a building. m, ℃; factors as shares of 1. */
export interface SplitConditions {
  /** `seriesOf` whose outdoor units are asked for; null: any. */
  readonly series: string | null;
  readonly isHeating: boolean;
  readonly storeyHeight: number;
  /** −1 is the first storey below the ground, 1 the first above, never 0; null: above the highest storey. */
  readonly outdoorLevel: number | null;
  /** From the outdoor unit to the riser */
  readonly plantMain: number;
  /** What fittings add to a length, of it */
  readonly fittings: number;
  readonly summerOutdoor: number;
  readonly summerIndoor: number;
  readonly winterOutdoor: number;
  readonly winterIndoor: number;
  /** Typed corrections, in place of the series' tables; null: as the series states. */
  readonly combinationFactor: number | null;
  readonly coolingPipe: number | null;
  readonly heatingPipe: number | null;
  readonly coolingTemperature: number | null;
  readonly heatingTemperature: number | null;
  readonly defrost: number | null;
  /** f_T of the indoor units */
  readonly indoorFactor: number | null;
}

export interface SplitSettings extends SplitConditions {
  /** null: as they are proposed. */
  readonly systems: readonly SplitSystem[] | null;
}

/** A rating's state: where the tables of a series are 1. */
export const RATED_STATE = estimated(
  { summerOutdoor: 35, summerIndoor: 19, winterOutdoor: 6, winterIndoor: 20 },
  "额定工况：制冷室外干球 35 ℃、室内湿球 19 ℃，制热室外湿球 6 ℃、室内干球 20 ℃",
);
export const SPLIT_ASSUMPTIONS = estimated({ storeyHeight: 4, fittings: 0.2 }, "层高 4 m、管件按管长的 20 %");

/** As a building begins. */
export const PROPOSED_SPLITS: SplitSettings = {
  series: null,
  isHeating: true,
  ...SPLIT_ASSUMPTIONS.value,
  outdoorLevel: null,
  plantMain: TREE_ASSUMPTIONS.value.plantMain,
  ...RATED_STATE.value,
  combinationFactor: null,
  coolingPipe: null,
  heatingPipe: null,
  coolingTemperature: null,
  heatingTemperature: null,
  defrost: null,
  indoorFactor: null,
  systems: null,
};

interface Said {
  readonly label: string;
  readonly unit: string;
  readonly range: SettingRange;
}
const FACTOR: SettingRange = { least: 0.1, most: 2 };
const FIGURES = {
  storeyHeight: { label: "层高", unit: "m", range: { least: 1, most: 50 } },
  outdoorLevel: { label: "室外机所在层", unit: "层", range: { least: -20, most: 250 } },
  plantMain: { label: "室外机至立管", unit: "m", range: { least: 0, most: 1000 } },
  fittings: { label: "管件占管长", unit: "", range: { least: 0, most: 5 } },
  summerOutdoor: { label: "夏季室外干球", unit: "℃", range: { least: -20, most: 60 } },
  summerIndoor: { label: "夏季室内湿球", unit: "℃", range: { least: 5, most: 35 } },
  winterOutdoor: { label: "冬季室外湿球", unit: "℃", range: { least: -50, most: 30 } },
  winterIndoor: { label: "冬季室内干球", unit: "℃", range: { least: 5, most: 35 } },
  combinationFactor: { label: "组合比修正", unit: "", range: FACTOR },
  coolingPipe: { label: "制冷配管修正", unit: "", range: FACTOR },
  heatingPipe: { label: "制热配管修正", unit: "", range: FACTOR },
  coolingTemperature: { label: "制冷温度修正", unit: "", range: FACTOR },
  heatingTemperature: { label: "制热温度修正", unit: "", range: FACTOR },
  defrost: { label: "除霜修正", unit: "", range: FACTOR },
  indoorFactor: { label: "室内机温度修正", unit: "", range: FACTOR },
} as const satisfies Partial<Record<keyof SplitConditions, Said>>;
export type SplitFigure = keyof typeof FIGURES;
export const SPLIT_FIGURES: Readonly<Record<SplitFigure, Said>> = FIGURES;

const BLOCK: SettingRange = { least: 0.1, most: 1e5 };
const LENGTH: SettingRange = { least: 0, most: 10_000 };

/** Why settings are refused, in a sentence; null if all are possible. */
export function splitsFault(settings: SplitSettings): string | null {
  for (const name of Object.keys(FIGURES) as SplitFigure[]) {
    const { label, unit, range } = SPLIT_FIGURES[name];
    const value = settings[name];
    if (value !== null && !isInRange(value, range))
      return `${label}应在 ${formatPlain(range.least, 1)} 至 ${formatPlain(range.most, 1)} ${unit} 之间`.replace(
        "  ",
        " ",
      );
  }
  const { outdoorLevel, systems } = settings;
  if (outdoorLevel !== null && (!Number.isInteger(outdoorLevel) || outdoorLevel === 0))
    return "室外机所在层应为整数，没有 0 层";
  for (const { name, block, heatBlock, lengths } of systems ?? []) {
    if (name.trim() === "" || name.length > NAME_MOST) return `系统名称应为 1 至 ${NAME_MOST} 个字`;
    if ([block, heatBlock].some((each) => each !== null && !isInRange(each, BLOCK)))
      return "同时负荷应在 0.1 至 100,000 kW 之间";
    if (lengths.some(([, each]) => !isInRange(each, LENGTH))) return "管长应在 0 至 10,000 m 之间";
  }
  return null;
}
