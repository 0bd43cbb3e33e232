import { toVerify } from "../../../base/marked.ts";

/** The coils that an air handling unit must have */
export const COIL_SEASONS = ["both", "cooling", "heating"] as const;

/** States of the air before and behind the coils of an air handling unit. ℃, shares of 1; null where not set. */
export interface CoilSettings {
  readonly coils: (typeof COIL_SEASONS)[number];
  /** Outdoor air of the site, the same for all systems of a building */
  readonly summerDry: number | null;
  readonly summerWet: number | null;
  readonly winterDry: number | null;
  /** Air of the rooms */
  readonly roomSummer: number;
  readonly roomHumidity: number;
  readonly roomWinter: number;
  /** Share of outdoor air in the supply air; a fresh air system has only outdoor air. */
  readonly freshShare: number | null;
  /** Behind the cooling coil; null: fresh air at the enthalpy of the rooms. */
  readonly supplySummer: number | null;
  readonly supplyHumidity: number;
  /** Behind the heating coil; null: fresh air at the temperature of the rooms. */
  readonly supplyWinter: number | null;
  /** Running hours of the unit in a year */
  readonly hours: number | null;
}

/** Fields that apply to all systems of a building */
export const SITE_FIELDS = [
  "summerDry",
  "summerWet",
  "winterDry",
] as const satisfies readonly (keyof CoilSettings)[];

export const ROOM_AIR = toVerify(
  { roomSummer: 26, roomHumidity: 0.6, roomWinter: 20 },
  "室内夏季 26 ℃、60 %，冬季 20 ℃，GB 50736-2012 第 3.0.2 条，凭记忆",
);
export const COIL_HUMIDITY = toVerify(0.9, "表冷器后空气的相对湿度 90 %，常用 90–95 %");

export const PROPOSED_COILS: CoilSettings = {
  coils: "both",
  summerDry: null,
  summerWet: null,
  winterDry: null,
  ...ROOM_AIR.value,
  freshShare: null,
  supplySummer: null,
  supplyHumidity: COIL_HUMIDITY.value,
  supplyWinter: null,
  hours: null,
};

/** The fields that the needs of the coils depend on */
export const COIL_FIELDS = (Object.keys(PROPOSED_COILS) as (keyof CoilSettings)[]).filter(
  (field) => field !== "hours",
);

export const COIL_RANGES = {
  summerDry: { least: -20, most: 60 },
  summerWet: { least: -20, most: 40 },
  winterDry: { least: -60, most: 40 },
  roomSummer: { least: 10, most: 40 },
  roomHumidity: { least: 0.05, most: 1 },
  roomWinter: { least: 0, most: 40 },
  freshShare: { least: 0, most: 1 },
  supplySummer: { least: 5, most: 35 },
  supplyHumidity: { least: 0.3, most: 1 },
  supplyWinter: { least: 5, most: 60 },
  hours: { least: 0, most: 8784 },
} as const satisfies Partial<Record<keyof CoilSettings, { readonly least: number; readonly most: number }>>;
