import type { ControlWay, RunFault } from "./energyTerms.ts";
import type { PowerChain, PowerFault } from "./electricPower.ts";
import type { LoadRow } from "./LoadProfile.ts";
import type { RunningPoint } from "./runAt.ts";

export type RowFault = PowerFault | { readonly code: RunFault };

/** What a machine does for a load. */
export type RowOutcome =
  /** Nothing is to be moved, or gravity moves it: no power. */
  | { readonly status: "stands"; readonly isByGravity: boolean }
  | { readonly status: "cannot"; readonly fault: RowFault }
  | {
      readonly status: "runs";
      readonly running: number;
      /** Of one machine. */
      readonly point: RunningPoint;
      readonly chain: PowerChain;
      /** Of the machine, 0 to 1; `null` where its shaft is not known. */
      readonly efficiency: number | null;
      /** kW in the fluid that the load takes, without what is by-passed, and from the mains; of all that run. */
      readonly fluid: number;
      readonly input: number;
      /** kWh a year */
      readonly energy: number;
      /** Part of the load's flow that the machine does not give; 0 where it gives all. */
      readonly shortfall: number;
    };

export interface EnergyRow extends LoadRow {
  /** m³/h of the whole load. */
  readonly flow: number;
  readonly outcome: RowOutcome;
}

/** A year under one way of control. */
export interface YearlyEnergy {
  readonly way: ControlWay;
  readonly rows: readonly EnergyRow[];
  /** kWh of the rows that can be run; not of the year while `missing` is not 0. */
  readonly energy: number;
  /** Hours of the rows that have no figure, which no sum contains, and how many rows they are; one of no hours lacks nothing. */
  readonly missingHours: number;
  readonly missing: number;
  /** The greatest part of a load's flow that is not given; 0 where all are. */
  readonly shortfall: number;
  /** kWh in the fluid over kWh from the mains, 0 to 1; `null` where nothing runs. */
  readonly wireEfficiency: number | null;
}

/** What rounding may take from a flow. */
const ROUNDING = 1e-9;

/** Part of a flow that is not given; 0 where all of it is. */
export const shortOf = (given: number, asked: number): number =>
  given < asked * (1 - ROUNDING) ? 1 - given / asked : 0;
