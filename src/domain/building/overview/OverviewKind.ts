import type { RowState } from "../batch/state/batchState.ts";
import type { TableSums } from "../batch/groups/TableSums.ts";
import type { PlanSystems } from "../plan/PlanContent.ts";
import type { JudgedPlant } from "../sources/JudgedPlant.ts";
import type { PlantPowers } from "../sources/judgedPlants.ts";
import type { MachineToConfirm } from "../systems/MachineToConfirm.ts";

/** A machine's energy of a year */
export interface OverviewYear {
  /** kWh; null where unknown. */
  readonly energy: number | null;
  /** Why it is unknown; empty otherwise. */
  readonly why: string;
}

/** Number of rooms with fresh air, their flow in m³/h, and the number of rooms whose fresh air is unknown */
export interface OverviewFresh {
  readonly rooms: number;
  readonly flow: number;
  readonly unknown: number;
}

/** The computed data of a building for one kind of equipment */
export interface OverviewKind {
  readonly kind: string;
  /** 风机盘管 */
  readonly title: string;
  /** 台 */
  readonly counter: string;
  /** Whether this page is open; the other kinds show only their chosen products. */
  readonly isOpen: boolean;
  /** Whether its units take electricity, which outlets do not. */
  readonly isPowered: boolean;
  /** Whether its units need outdoor units. */
  readonly isSplit: boolean;
  readonly sums: TableSums;
  readonly counts: Readonly<Record<RowState, number>>;
  readonly models: number;
  /** Fresh air of its rooms; null if none was asked for. */
  readonly fresh: OverviewFresh | null;
  readonly systems: PlanSystems | null;
  /** 2 用 1 备 for pumps, by the system's id and `circuitId` */
  readonly numbers: ReadonlyMap<string, string>;
  readonly toConfirm: readonly MachineToConfirm[];
  readonly plants: readonly JudgedPlant[];
  /** Load of its plants, kW; null for a kind without water. */
  readonly loads: PlantPowers | null;
  /** Years of pumps, fans and air handling units, by the system's id and `circuitId` */
  readonly years: ReadonlyMap<string, OverviewYear>;
}
