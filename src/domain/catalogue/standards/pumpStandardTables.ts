/**
 * GB 19762-2025, clean-water centrifugal pumps: transcribed by the project EquipEffi (github.com/adgo07/EquipEffi,
 * src/equipeffi/resources/standards/pump.json, commit 1a74ff4c); not compared with the printed standard.
 */
export const PUMP_STANDARD_TYPES = {
  "single-suction": { name: "单级单吸", isMultistage: false, inlets: 1 },
  "double-suction": { name: "单级双吸", isMultistage: false, inlets: 2 },
  inline: { name: "管道泵", isMultistage: false, inlets: 1 },
  multistage: { name: "多级", isMultistage: true, inlets: 1 },
  "light multistage vertical": { name: "轻型立式多级", isMultistage: true, inlets: 1 },
  "light multistage horizontal": { name: "轻型卧式多级", isMultistage: true, inlets: 1 },
} as const;

export type PumpStandardType = keyof typeof PUMP_STANDARD_TYPES;

/** η = a·ln²n_s + b·ln²Q + c·ln n_s·ln Q + d·ln n_s + e·ln Q − C, % */
export interface PumpCoefficients {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
}

export const SINGLE_STAGE: PumpCoefficients = { a: -8.44, b: -0.48, c: 0.09, d: 84.63, e: 8.5 };
export const MULTISTAGE: PumpCoefficients = { a: -6.93, b: -0.19, c: -0.4, d: 72.67, e: 8.73 };

/** Flow in m³/h from `from` to `to`; a band that follows another does not include its own lower end. */
export interface PumpBand {
  readonly type: PumpStandardType;
  readonly from: number;
  readonly to: number;
  readonly holdsFrom: boolean;
  /** C of grades 1, 2 and 3. */
  readonly c: readonly [number, number, number];
}

const band = (
  type: PumpStandardType,
  from: number,
  to: number,
  ends: "[]" | "(]",
  c: readonly [number, number, number],
): PumpBand => ({ type, from, to, holdsFrom: ends === "[]", c });

export const PUMP_BANDS: readonly PumpBand[] = [
  band("single-suction", 5, 300, "[]", [161.33, 163.33, 168.33]),
  band("single-suction", 300, 10_000, "(]", [162.33, 163.33, 168.33]),
  band("double-suction", 50, 600, "[]", [161.33, 163.33, 168.33]),
  band("double-suction", 600, 20_000, "(]", [162.33, 163.33, 168.33]),
  band("inline", 5, 300, "[]", [163.33, 165.33, 171.33]),
  band("inline", 300, 3000, "(]", [164.33, 165.33, 171.33]),
  band("multistage", 5, 100, "[]", [139.33, 142.33, 150.33]),
  band("multistage", 100, 3000, "(]", [140.33, 142.33, 150.33]),
  band("light multistage vertical", 5, 300, "[]", [137.33, 139.33, 144.33]),
  band("light multistage horizontal", 5, 300, "[]", [140.33, 142.33, 147.33]),
];
