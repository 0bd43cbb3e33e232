import { estimated } from "../../../base/marked.ts";
import { LOCAL_SHARE } from "../../../physics/pipe/fittings.ts";
import { PIPE_FRICTION_MOST } from "../../../physics/pipe/pipeSeries.ts";
import type { Glycol } from "../../../physics/fluid/glycols.ts";
import type { Factors } from "../../network/Network.ts";
import { NO_SIMULTANEITY } from "../../network/Network.ts";
import { TREE_ASSUMPTIONS } from "../EstimatedTree.ts";
import type { FlowControl, FlowRule } from "../simultaneity.ts";
import type { KeptPump } from "./KeptPump.ts";
import type { SettingRange } from "../typedSettings.ts";
import { PROPOSED_PLANT_PUMPS, type CondenserSettings, type PlantPumps } from "./plant/PlantPumps.ts";
import { LOSS_MARGIN } from "../waterDuty.ts";

/** Cold and hot water for the same rooms: a four-pipe building has two systems. */
export const WATER_KINDS = ["cold", "hot"] as const;
export type WaterKind = (typeof WATER_KINDS)[number];

export const PIPE_SERIES_NAMES = ["steel", "welded", "seamless", "ppr S3.2", "copper"] as const;
export const CLIMATES = ["cold", "hscw", "hsww"] as const;
export type Climate = (typeof CLIMATES)[number];

/** Seasons of a two-pipe system; a system of one season uses "summer". */
export const SEASONS = ["summer", "winter"] as const;
export type Season = (typeof SEASONS)[number];
export const SEASON_WORDS: Readonly<Record<Season, string>> = { summer: "夏季", winter: "冬季" };

/** Conditions of a two-pipe system in winter, in the units of `WaterSettings` */
export type WinterSettings = Pick<
  WaterSettings,
  "supply" | "back" | "plantLoss" | "block" | "efficiency" | "year"
>;

/** Settings of a water system in the units of the fields: ℃, kPa, m, Pa/m, kW, m³/h */
export interface WaterSettings {
  readonly supply: number;
  readonly back: number;
  readonly glycol: Glycol | null;
  /** Mass of glycol over that of the mixture; 0 for water. */
  readonly fraction: number;
  readonly series: (typeof PIPE_SERIES_NAMES)[number];
  /** R_max */
  readonly friction: number;
  readonly routing: "direct" | "reverse";
  readonly control: FlowControl;
  readonly valve: "onOff" | "modulating";
  readonly flowRule: FlowRule;
  /** −1 is the first storey below the ground, 1 the first above; never 0. */
  readonly plantLevel: number;
  readonly storeyHeight: number;
  readonly plantMain: number;
  /** Loss of evaporator or boiler, strainer and header, kPa */
  readonly plantLoss: number;
  readonly localShare: number;
  /** Margins on the losses and on the flow, as shares */
  readonly lossMargin: number;
  readonly flowMargin: number;
  readonly factors: Factors;
  /** Greatest simultaneous load, kW; null if none is typed. */
  readonly block: number | null;
  /** Pressure kept at the highest point, kPa */
  readonly fill: number;
  readonly pumps: number;
  readonly standby: number;
  /** η_b of the pump at the duty, 0 … 1; null where unknown. */
  readonly efficiency: number | null;
  /** Climate of the site, for EC(H)R of hot water */
  readonly climate: Climate | null;
  /** Flow of all primary pumps together, m³/h; null without separate primary pumps. */
  readonly primaryFlow: number | null;
  readonly primary: PlantPumps;
  /** Least flow of the largest chiller, for the by-pass under variable flow, m³/h; null where not stated. */
  readonly leastFlow: number | null;
  /** Open circuit of the cooling towers; null for a plant without one. */
  readonly condenser: CondenserSettings | null;
  /** m by the id of a segment or corridor */
  readonly lengths: readonly (readonly [id: string, length: number])[];
  /** Its pumps; null until they are chosen. */
  readonly pump: KeptPump | null;
  /** Fixed sizes by segment id */
  readonly locks: readonly (readonly [id: string, size: string])[];
  /** Load profile, hours, control and motor of its pumps as in an address (`readEnergy`); empty if none is set. */
  readonly year: string;
  /** 两管制: the pipes of cold water carry hot water in winter. null if the system serves one season. */
  readonly winter: WinterSettings | null;
}

/** Defaults: storeys of 4 m, a plant below the ground with a loss of 80 kPa, and 50 kPa at the top */
const PLANT_ASSUMPTIONS = estimated(
  { storeyHeight: 4, plantLevel: -1, plantLoss: 80, fill: 50 },
  "层高 4 m、机房在地下一层、机房内阻力 80 kPa（常见 60–100 kPa）、最高点 50 kPa",
);

const COMMON = {
  glycol: null,
  fraction: 0,
  series: "steel",
  friction: PIPE_FRICTION_MOST.value,
  routing: "direct",
  control: "variable",
  valve: "onOff",
  ...PLANT_ASSUMPTIONS.value,
  plantMain: TREE_ASSUMPTIONS.value.plantMain,
  localShare: LOCAL_SHARE.value,
  lossMargin: LOSS_MARGIN.value,
  flowMargin: 0,
  factors: NO_SIMULTANEITY,
  block: null,
  pumps: 1,
  standby: 1,
  efficiency: null,
  climate: null,
  primaryFlow: null,
  primary: PROPOSED_PLANT_PUMPS,
  leastFlow: null,
  condenser: null,
  pump: null,
  lengths: [],
  locks: [],
  year: "",
  winter: null,
} as const satisfies Partial<WaterSettings>;

/** Settings of a new system of each kind */
export const PROPOSED_SYSTEMS: Readonly<Record<WaterKind, WaterSettings>> = {
  cold: { ...COMMON, supply: 7, back: 12, flowRule: "stated" },
  // A stated flow is that for cooling.
  hot: { ...COMMON, supply: 60, back: 50, flowRule: "fromLoad" },
};

/** Winter settings of a new two-pipe system: those of a separate hot water system */
export const PROPOSED_WINTER: WinterSettings = {
  supply: PROPOSED_SYSTEMS.hot.supply,
  back: PROPOSED_SYSTEMS.hot.back,
  plantLoss: PROPOSED_SYSTEMS.hot.plantLoss,
  block: null,
  efficiency: null,
  year: "",
};

/** The settings of a two-pipe system in winter; `winter` stays set, because it marks the terminals. */
export const inWinter = (settings: WaterSettings, winter: WinterSettings): WaterSettings => ({
  ...settings,
  ...winter,
  // Towers do not run in winter.
  condenser: null,
  flowRule: PROPOSED_SYSTEMS.hot.flowRule,
});

/** Figures outside these ranges are refused. Both ends are allowed. */
export const SETTING_RANGES = {
  supply: { least: -20, most: 110 },
  back: { least: -20, most: 110 },
  fraction: { least: 0, most: 0.6 },
  friction: { least: 10, most: 2000 },
  plantLevel: { least: -20, most: 250 },
  storeyHeight: { least: 1, most: 50 },
  plantMain: { least: 0, most: 10_000 },
  plantLoss: { least: 0, most: 1000 },
  localShare: { least: 0, most: 10 },
  lossMargin: { least: 0, most: 1 },
  flowMargin: { least: 0, most: 1 },
  block: { least: 0.1, most: 1e6 },
  fill: { least: 0, most: 2000 },
  pumps: { least: 1, most: 6 },
  standby: { least: 0, most: 3 },
  efficiency: { least: 0.05, most: 1 },
  primaryFlow: { least: 0.1, most: 1e6 },
  leastFlow: { least: 0.1, most: 1e6 },
} as const satisfies Partial<Record<keyof WaterSettings, SettingRange>>;
export type RangedSetting = keyof typeof SETTING_RANGES;
