import type { MachineToConfirm } from "#domain/building/systems/MachineToConfirm.ts";
import type { JudgedPlant } from "#domain/building/sources/JudgedPlant.ts";
import type { FanVerdict } from "#domain/building/systems/air/judgeFan.ts";
import type { PumpVerdict } from "#domain/building/systems/water/judgePump.ts";

/** Verdicts on the kept machines of a plan */
export interface PlanMachines {
  /** By the system's id; those of a plant by `circuitId` */
  readonly pumps: ReadonlyMap<string, PumpVerdict>;
  /** By the system's id */
  readonly fans: ReadonlyMap<string, FanVerdict>;
  readonly plants: readonly JudgedPlant[];
  /** Pumps, fans and plants that do not meet the present duty, or may not meet it, from the gravest */
  readonly toConfirm: readonly MachineToConfirm[];
}
