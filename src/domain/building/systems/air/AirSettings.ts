import { estimated } from "../../../base/marked.ts";
import { DUCT_FRICTION_MOST } from "../../../physics/pipe/duct.ts";
import type { DuctBuilding } from "../../../physics/pipe/ductVelocities.ts";
import { STANDARD_TEMPERATURE } from "../../../physics/fluid/airFigures.ts";
import { LOCAL_SHARE } from "../../../physics/pipe/fittings.ts";
import { NO_SIMULTANEITY, type Factors } from "../../network/Network.ts";
import { TREE_ASSUMPTIONS } from "../EstimatedTree.ts";
import { FAN_MARGINS, type FanSystem } from "../fanDuty.ts";
import type { ChosenMachine } from "../judgeMachine.ts";
import type { TypedOver } from "../list/NamedSystem.ts";
import type { KeptHandler } from "./AirHandler.ts";
import { COIL_RANGES, PROPOSED_COILS, type CoilSettings } from "./CoilSettings.ts";
import type { DuctElement } from "./DuctElement.ts";
import type { FlowControl } from "../simultaneity.ts";

/**
 * Systems of chosen outlets, whose kind of air is a setting, and systems of fresh air. A room may be in one of
 * each.
 */
export const AIR_KINDS = ["air", "fresh"] as const;
export type AirKind = (typeof AIR_KINDS)[number];
/** Whether systems of this kind move air, not water or refrigerant. */
export const isAirKind = (kind: string): kind is AirKind => AIR_KINDS.some((each) => each === kind);

/** The schedule states a room's supply air; a person may set that its outlets serve another kind of air. */
export const AIR_USES = ["supply", "fresh", "return", "exhaust"] as const;
export type AirUse = (typeof AIR_USES)[number];

export const DUCT_BUILDINGS = ["public", "dwelling"] as const satisfies readonly DuctBuilding[];
export const DUCT_SHAPES = ["rectangular", "round"] as const;
export const FAN_SYSTEMS = [
  "ventilation",
  "freshAir",
  "officeConstant",
  "officeVariable",
  "shopHotel",
] as const satisfies readonly FanSystem[];

/** Rooms without chosen outlets are left out, or get their supply air. */
export const AIR_OUTLETS = ["chosen", "all"] as const;

/** A system's fan with the duty at the choice; the program never replaces it. */
export interface KeptFan extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty if it could not be read. */
  readonly hash: string;
  /** Source of its figures at the choice; empty if unknown. */
  readonly source: string;
  /** Duty at the choice in the site's air, m³/h and Pa */
  readonly flow: number;
  readonly pressure: number;
}

/** Settings of a duct system in the units of the fields: ℃, Pa, m, Pa/m, mm, m³/h */
export interface AirSettings extends TypedOver, CoilSettings {
  readonly use: AirUse;
  readonly outlets: (typeof AIR_OUTLETS)[number];
  /** Temperature of the air in the ducts, ℃ */
  readonly temperature: number;
  readonly building: DuctBuilding;
  /** Allowed level in the rooms, dB(A); null without a requirement. */
  readonly noise: number | null;
  readonly shape: (typeof DUCT_SHAPES)[number];
  /** Greatest height of a duct, mm; null for no limit. */
  readonly height: number | null;
  /** R_max */
  readonly friction: number;
  readonly localShare: number;
  /** −1 is the first storey below the ground, 1 the first above; never 0. */
  readonly plantLevel: number;
  readonly storeyHeight: number;
  readonly plantMain: number;
  /** Variable: boxes at the rooms, a kept pressure and a variable speed fan */
  readonly control: FlowControl;
  /** Only for a variable system; otherwise the flows of ducts add up exactly. */
  readonly factors: Factors;
  /** Pressure that a variable system keeps in its duct, Pa */
  readonly kept: number;
  /**
   * Loss of a clean filter and of one at its end, Pa; the duty uses their mean. null (not typed) counts as 0 and
   * gives a remark.
   */
  readonly filterClean: number | null;
  readonly filterFinal: number | null;
  /** Pa each; null (not typed) counts as 0. */
  readonly coil: number | null;
  readonly silencer: number | null;
  /** Losses on the other side of the fan (回风或新风侧、排出口) and anything else there, Pa */
  readonly otherSide: number | null;
  readonly flowMargin: number;
  /** Margin on the pressure; not used at variable speed. */
  readonly pressureMargin: number;
  /** η of the fan at the duty, 0 … 1; null where unknown. */
  readonly efficiency: number | null;
  /** The kind of system whose limit of W_s applies; null: that of the use. */
  readonly limit: FanSystem | null;
  /** null until one is chosen. A system has a fan or an air handling unit. */
  readonly fan: KeptFan | null;
  readonly handler: KeptHandler | null;
  /** Load profile, hours, control and motor of its fan as in an address (`readEnergy`); empty if none was set. */
  readonly year: string;
  /** Silencers and dampers on the ducts */
  readonly elements: readonly DuctElement[];
}

/** Defaults: storeys of 4 m, a plant below the ground */
const PLANT_ASSUMPTIONS = estimated({ storeyHeight: 4, plantLevel: -1 }, "层高 4 m、机房在地下一层");

/** Settings of a new system */
export const PROPOSED_AIR: AirSettings = {
  use: "supply",
  outlets: "chosen",
  temperature: STANDARD_TEMPERATURE,
  building: "public",
  noise: null,
  shape: "rectangular",
  height: null,
  friction: DUCT_FRICTION_MOST.value,
  localShare: LOCAL_SHARE.value,
  ...PLANT_ASSUMPTIONS.value,
  plantMain: TREE_ASSUMPTIONS.value.plantMain,
  control: "constant",
  factors: NO_SIMULTANEITY,
  kept: 0,
  filterClean: null,
  filterFinal: null,
  coil: null,
  silencer: null,
  otherSide: null,
  flowMargin: FAN_MARGINS.value.flow,
  pressureMargin: FAN_MARGINS.value.pressure,
  efficiency: null,
  limit: null,
  fan: null,
  handler: null,
  year: "",
  ...PROPOSED_COILS,
  elements: [],
  lengths: [],
  locks: [],
};

/** Figures outside these ranges are refused. Both ends are allowed. */
export const AIR_RANGES = {
  temperature: { least: -40, most: 80 },
  noise: { least: 25, most: 85 },
  height: { least: 100, most: 4000 },
  friction: { least: 0.1, most: 20 },
  localShare: { least: 0, most: 10 },
  plantLevel: { least: -20, most: 250 },
  storeyHeight: { least: 1, most: 50 },
  plantMain: { least: 0, most: 10_000 },
  kept: { least: 0, most: 2000 },
  filterClean: { least: 0, most: 2000 },
  filterFinal: { least: 0, most: 2000 },
  coil: { least: 0, most: 2000 },
  silencer: { least: 0, most: 2000 },
  otherSide: { least: 0, most: 5000 },
  flowMargin: { least: 0, most: 1 },
  pressureMargin: { least: 0, most: 1 },
  efficiency: { least: 0.05, most: 1 },
  ...COIL_RANGES,
} as const satisfies Partial<Record<keyof AirSettings, { readonly least: number; readonly most: number }>>;
export type RangedAirSetting = keyof typeof AIR_RANGES;

/** The kind of system whose limit of W_s applies: as typed, else by the use. */
export function limitOf({ limit, use, control }: AirSettings): FanSystem {
  if (limit !== null) return limit;
  if (use === "fresh") return "freshAir";
  if (use !== "supply") return "ventilation";
  return control === "variable" ? "officeVariable" : "officeConstant";
}

/** A change of settings, with only those factors that change */
export type AirChange = Partial<Omit<AirSettings, "factors">> & { readonly factors?: Partial<Factors> };

/** The settings after a change; factors are merged one by one. */
export const changedAir = (now: AirSettings, { factors, ...others }: AirChange): AirSettings => ({
  ...now,
  ...others,
  ...(factors && { factors: { ...now.factors, ...factors } }),
});
