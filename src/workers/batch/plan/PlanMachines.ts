import type { MachineToConfirm } from "#domain/building/systems/MachineToConfirm.ts";
import type { JudgedPlant } from "#domain/building/sources/JudgedPlant.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";

/** What is known of the machines kept with the systems of a plan. */
export interface PlanMachines {
  /** By the system's id, those of its plant by `circuitId` */
  readonly pumps: ReadonlyMap<string, PumpVerdict>;
  /** By the system's id */
  readonly fans: ReadonlyMap<string, FanVerdict>;
  readonly plants: readonly JudgedPlant[];
  /** Pumps, fans and plants that do not meet the duty of today, or of which that is not known; the gravest first. */
  readonly toConfirm: readonly MachineToConfirm[];
}
