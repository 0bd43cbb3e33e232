import { estimated } from "../../../../base/marked.ts";
import { YEAR_MOST } from "../../typedSettings.ts";
import type { KeptPump } from "../KeptPump.ts";

/** Circuits of a plant besides the tree: primary pumps, one for each chiller, and condenser pumps */
export const CIRCUITS = ["primary", "condenser"] as const;
export type CircuitName = (typeof CIRCUITS)[number];
export const CIRCUIT_WORDS: Readonly<Record<CircuitName, string>> = {
  primary: "一级泵",
  condenser: "冷却水泵",
};

/** Settings of a circuit's pumps */
export interface PlantPumps {
  readonly pumps: number;
  readonly standby: number;
  /** η_b at the duty, 0 … 1; null where unknown. */
  readonly efficiency: number | null;
  readonly pump: KeptPump | null;
  /** As `WaterSettings.year` */
  readonly year: string;
}

/**
 * An open circuit with cooling towers: ℃, m, kPa. Figures that depend on the chosen machine are null until they
 * are typed.
 */
export interface CondenserSettings extends PlantPumps {
  /** COP of the chillers at their duty */
  readonly cop: number | null;
  /** Into the condenser, and out of it */
  readonly supply: number;
  readonly back: number;
  /** One way */
  readonly length: number;
  /** Σζ of the pipe; null: local losses are a share of the friction, as in the tree. */
  readonly zeta: number | null;
  /** Loss of the condenser */
  readonly loss: number | null;
  /** From the basin's level to the spray header */
  readonly lift: number | null;
  readonly spray: number | null;
}

export const PROPOSED_PLANT_PUMPS: PlantPumps = {
  pumps: 1,
  standby: 1,
  efficiency: null,
  pump: null,
  year: "",
};

const CONDENSER_ASSUMPTIONS = estimated(
  { supply: 32, back: 37, length: 60 },
  "冷却水 32/37 ℃、单程管长 60 m",
);

export const PROPOSED_CONDENSER: CondenserSettings = {
  ...PROPOSED_PLANT_PUMPS,
  ...CONDENSER_ASSUMPTIONS.value,
  cop: null,
  zeta: null,
  loss: null,
  lift: null,
  spray: null,
};

interface Range {
  readonly least: number;
  readonly most: number;
}
/** Figures outside these ranges are refused. Both ends are allowed. */
export const CONDENSER_RANGES = {
  cop: { least: 1, most: 20 },
  supply: { least: 1, most: 60 },
  back: { least: 1, most: 70 },
  length: { least: 0, most: 10_000 },
  zeta: { least: 0, most: 1000 },
  loss: { least: 0, most: 1000 },
  lift: { least: 0, most: 300 },
  spray: { least: 0, most: 500 },
} as const satisfies Partial<Record<keyof CondenserSettings, Range>>;
export const PUMP_RANGES = {
  pumps: { least: 1, most: 6 },
  standby: { least: 0, most: 3 },
  efficiency: { least: 0.05, most: 1 },
} as const satisfies Partial<Record<keyof PlantPumps, Range>>;
/** Least difference of the two temperatures, K */
const LEAST_DIFFERENCE = 1;

const isOutside = (value: number | null, { least, most }: Range): boolean =>
  value !== null && !(value >= least && value <= most);

function wrongPumps(of: PlantPumps): string | null {
  const { pumps, standby, year } = of;
  const wrong = (["pumps", "standby", "efficiency"] as const).find((field) =>
    isOutside(of[field], PUMP_RANGES[field]),
  );
  if (wrong !== undefined) return wrong;
  if (!Number.isInteger(pumps)) return "pumps";
  if (!Number.isInteger(standby)) return "standby";
  return year.length > YEAR_MOST ? "year" : null;
}

/** The first figure of a plant's circuits that is not valid, as `condenser.lift`; null if all are valid. */
export function wrongCircuit(
  primary: PlantPumps,
  condenser: CondenserSettings | null,
): { readonly field: string; readonly isTemperature: boolean } | null {
  const own = wrongPumps(primary);
  if (own !== null) return { field: `primary.${own}`, isTemperature: false };
  if (condenser === null) return null;
  const wrong =
    (Object.keys(CONDENSER_RANGES) as (keyof typeof CONDENSER_RANGES)[]).find((field) =>
      isOutside(condenser[field], CONDENSER_RANGES[field]),
    ) ?? wrongPumps(condenser);
  if (wrong !== null) return { field: `condenser.${wrong}`, isTemperature: false };
  return condenser.back - condenser.supply >= LEAST_DIFFERENCE
    ? null
    : { field: "condenser.back", isTemperature: true };
}
