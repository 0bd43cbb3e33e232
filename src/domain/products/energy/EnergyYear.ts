import type { ControlMethod, RunFault } from "./energyTerms.ts";
import type { PowerChain, PowerFault } from "./electricPower.ts";
import type { LoadRow } from "./LoadProfile.ts";
import type { RunningPoint } from "./runAt.ts";

export type RowFault = PowerFault | { readonly code: RunFault };

/** A machine's state at one load. */
export type RowOutcome =
  /** Nothing has to be moved, or gravity moves it: no power. */
  | { readonly status: "stands"; readonly isByGravity: boolean }
  | { readonly status: "cannot"; readonly fault: RowFault }
  | {
      readonly status: "runs";
      readonly running: number;
      /** Operating point of one machine. */
      readonly point: RunningPoint;
      readonly chain: PowerChain;
      /** Efficiency of the machine, 0 to 1; `null` if its shaft power is not known. */
      readonly efficiency: number | null;
      /**
       * kW in the fluid for the load, without by-passed flow, and kW from the mains; for all running machines
       * together.
       */
      readonly fluid: number;
      readonly input: number;
      /** kWh a year. */
      readonly energy: number;
      /** Missing part of the load's flow; 0 if the machine gives all of it. */
      readonly shortfall: number;
    };

export interface EnergyRow extends LoadRow {
  /** m³/h of the whole load. */
  readonly flow: number;
  readonly outcome: RowOutcome;
}

/** A year under one kind of control. */
export interface YearlyEnergy {
  readonly method: ControlMethod;
  readonly rows: readonly EnergyRow[];
  /** kWh of the rows that can run; incomplete for the year while `missing` is not 0. */
  readonly energy: number;
  /** Hours and number of the rows without a figure; no sum contains them. A row of no hours counts as complete. */
  readonly missingHours: number;
  readonly missing: number;
  /** The greatest missing part of a load's flow; 0 if all are met. */
  readonly shortfall: number;
  /** kWh in the fluid divided by kWh from the mains, 0 to 1; `null` if nothing runs. */
  readonly wireEfficiency: number | null;
}

/** Greatest rounding error of a flow. */
const ROUNDING = 1e-9;

/** Missing part of a flow; 0 if all of it is given. */
export const shortOf = (given: number, asked: number): number =>
  given < asked * (1 - ROUNDING) ? 1 - given / asked : 0;
