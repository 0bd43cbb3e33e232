import { formatPlain } from "../../../base/formatNumber.ts";
import { estimated } from "../../../base/marked.ts";
import { TREE_ASSUMPTIONS } from "../EstimatedTree.ts";
import { NAME_MOST } from "../list/NamedSystem.ts";
import { isInRange, type SettingRange } from "../typedSettings.ts";
import type { OutdoorUnit } from "./OutdoorUnit.ts";

/** A system's outdoor unit with the demand at the choice; the program never replaces it. */
export interface KeptOutdoor {
  /** Its figures at the choice */
  readonly of: OutdoorUnit;
  /** SHA-256 of its record at the choice */
  readonly hash: string;
  /** Block loads at the choice, kW; null if heating was not required. */
  readonly block: number;
  readonly heatBlock: number | null;
  /** Σ rated indoor over rated outdoor at the choice */
  readonly ratio: number;
}

type Entries<Value> = readonly (readonly [id: string, value: Value])[];

/** Rooms whose indoor units have one outdoor unit */
export interface SplitSystem {
  readonly id: string;
  readonly name: string;
  /** Ids of the rooms */
  readonly rooms: readonly string[];
  /** Simultaneous load of its rooms, kW; null: the sum of their loads. */
  readonly block: number | null;
  readonly heatBlock: number | null;
  /** m by the id of a segment or corridor */
  readonly lengths: Entries<number>;
  /** null until one is chosen */
  readonly outdoor: KeptOutdoor | null;
}

/** Settings for all systems of a building. m, ℃; factors as shares of 1 */
export interface SplitConditions {
  /** The series (`seriesOf`) that outdoor units are chosen from; null: any. */
  readonly series: string | null;
  readonly isHeating: boolean;
  readonly storeyHeight: number;
  /** −1 is the first storey below the ground, 1 the first above, never 0; null: above the highest storey. */
  readonly outdoorLevel: number | null;
  /** From the outdoor unit to the riser */
  readonly plantMain: number;
  /** Equivalent length of fittings as a share of the length */
  readonly fittings: number;
  readonly summerOutdoor: number;
  readonly summerIndoor: number;
  readonly winterOutdoor: number;
  readonly winterIndoor: number;
  /** Typed corrections that replace the tables of the series; null: the tables apply. */
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
  /** null: the proposed systems. */
  readonly systems: readonly SplitSystem[] | null;
}

/** The state of a rating, at which the factors of a series are 1 */
export const RATED_STATE = estimated(
  { summerOutdoor: 35, summerIndoor: 19, winterOutdoor: 6, winterIndoor: 20 },
  "额定工况：制冷室外干球 35 ℃、室内湿球 19 ℃，制热室外湿球 6 ℃、室内干球 20 ℃",
);
export const SPLIT_ASSUMPTIONS = estimated({ storeyHeight: 4, fittings: 0.2 }, "层高 4 m、管件按管长的 20 %");

/** The settings of a building at first */
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

/** A sentence that says why the settings are refused; null if they are valid. */
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
