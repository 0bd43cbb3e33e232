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
 * Systems of chosen outlets, whose use of air is a setting, and systems of fresh air. A room may be in one of
 * each.
 */
export const AIR_KINDS = ["air", "fresh"] as const;
export type AirKind = (typeof AIR_KINDS)[number];
/** Whether air flows in systems of a kind, and not water or refrigerant. */
export const isAirKind = (kind: string): kind is AirKind => AIR_KINDS.some((each) => each === kind);

/** The schedule states a room's supply air; a person may say that its outlets are for another air. */
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

/** Rooms whose outlets are not chosen are left out, or get their supply air. */
export const AIR_OUTLETS = ["chosen", "all"] as const;

/** The fan of a system with the duty it was chosen for; the program never replaces it. */
export interface KeptFan extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty where it could not be read. */
  readonly hash: string;
  /** Where its figures came from when it was chosen; empty if unknown. */
  readonly source: string;
  /** m³/h and Pa in the air of the site at the choice. */
  readonly flow: number;
  readonly pressure: number;
}

/** What can be set for a system of ducts. Figures in the units of the fields: ℃, Pa, m, Pa/m, mm, m³/h. */
export interface AirSettings extends TypedOver, CoilSettings {
  readonly use: AirUse;
  readonly outlets: (typeof AIR_OUTLETS)[number];
  /** ℃ of the air in the ducts */
  readonly temperature: number;
  readonly building: DuctBuilding;
  /** dB(A) that the rooms may have; null without a requirement. */
  readonly noise: number | null;
  readonly shape: (typeof DUCT_SHAPES)[number];
  /** mm, the greatest height of a duct; null for none. */
  readonly height: number | null;
  /** R_max */
  readonly friction: number;
  readonly localShare: number;
  /** −1 is the first storey below the ground, 1 the first above; never 0. */
  readonly plantLevel: number;
  readonly storeyHeight: number;
  readonly plantMain: number;
  /** Variable: boxes at the rooms, a kept pressure and a fan of variable speed. */
  readonly control: FlowControl;
  /** Only of a variable system: flows of ducts add up exactly otherwise. */
  readonly factors: Factors;
  /** Pa that a variable system keeps in its duct */
  readonly kept: number;
  /** Pa of a filter, clean and at its end; the duty counts their mean. null where nobody typed one: counted as 0, and said. */
  readonly filterClean: number | null;
  readonly filterFinal: number | null;
  /** Pa each, counted as 0 where nobody typed one. */
  readonly coil: number | null;
  readonly silencer: number | null;
  /** Pa of the other side of the fan (回风或新风侧、排出口) and of anything else there */
  readonly otherSide: number | null;
  readonly flowMargin: number;
  /** On the pressure; of a fan of variable speed none is counted. */
  readonly pressureMargin: number;
  /** η of the fan at the duty, 0 … 1; null where it is not known yet. */
  readonly efficiency: number | null;
  /** Whose limit of W_s holds; null: that of the use. */
  readonly limit: FanSystem | null;
  /** null until one was chosen. A system has a fan or an air handling unit. */
  readonly fan: KeptFan | null;
  readonly handler: KeptHandler | null;
  /** Load profile, hours, control and motor of its fan as in an address (`readEnergy`); empty if none was set. */
  readonly year: string;
  /** Silencers and dampers along the way */
  readonly elements: readonly DuctElement[];
}

/** Where nothing is typed: storeys of 4 m, a plant below the ground. */
const PLANT_ASSUMPTIONS = estimated({ storeyHeight: 4, plantLevel: -1 }, "层高 4 m、机房在地下一层");

/** Settings of a new system. */
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

/** Whose limit of W_s holds: as typed, else that of the use. */
export function limitOf({ limit, use, control }: AirSettings): FanSystem {
  if (limit !== null) return limit;
  if (use === "fresh") return "freshAir";
  if (use !== "supply") return "ventilation";
  return control === "variable" ? "officeVariable" : "officeConstant";
}

/** A change of settings; of the factors only those that change. */
export type AirChange = Partial<Omit<AirSettings, "factors">> & { readonly factors?: Partial<Factors> };

/** The settings after a change, whose factors are merged one by one. */
export const changedAir = (now: AirSettings, { factors, ...others }: AirChange): AirSettings => ({
  ...now,
  ...others,
  ...(factors && { factors: { ...now.factors, ...factors } }),
});
