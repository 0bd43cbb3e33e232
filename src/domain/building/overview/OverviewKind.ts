import type { RowState } from "../batch/state/batchState.ts";
import type { TableSums } from "../batch/groups/TableSums.ts";
import type { PlanSystems } from "../plan/PlanContent.ts";
import type { JudgedPlant } from "../sources/JudgedPlant.ts";
import type { PlantPowers } from "../sources/judgedPlants.ts";
import type { MachineToConfirm } from "../systems/MachineToConfirm.ts";

/** The energy of a year of a machine. */
export interface OverviewYear {
  /** kWh; null where it is not known. */
  readonly energy: number | null;
  /** Why it is not; empty where it is. */
  readonly why: string;
}

/** Rooms that get fresh air, their m³/h, and rooms of which it is not known. */
export interface OverviewFresh {
  readonly rooms: number;
  readonly flow: number;
  readonly unknown: number;
}

/** What a building has of one kind of equipment, as far as it was computed. */
export interface OverviewKind {
  readonly kind: string;
  /** 风机盘管 */
  readonly title: string;
  /** 台 */
  readonly counter: string;
  /** Whether its page is the one that is open: the others name only what was chosen there. */
  readonly isOpen: boolean;
  /** Whether its units take electricity: outlets do not. */
  readonly isPowered: boolean;
  /** Whether its units hang on outdoor units. */
  readonly isSplit: boolean;
  readonly sums: TableSums;
  readonly counts: Readonly<Record<RowState, number>>;
  readonly models: number;
  /** Fresh air of its rooms; null where nobody asked for any. */
  readonly fresh: OverviewFresh | null;
  readonly systems: PlanSystems | null;
  /** 2 用 1 备 of the pumps, by the system's id and `circuitId` */
  readonly numbers: ReadonlyMap<string, string>;
  readonly toConfirm: readonly MachineToConfirm[];
  readonly plants: readonly JudgedPlant[];
  /** kW that its plants carry; null of a kind without water. */
  readonly loads: PlantPowers | null;
  /** Years of the pumps, fans and air handling units, by the system's id and `circuitId` */
  readonly years: ReadonlyMap<string, OverviewYear>;
}
