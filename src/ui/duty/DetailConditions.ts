import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { SetChoice } from "#domain/products/parallel/SetChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { RunningState } from "#domain/catalogue/listing/operationAddress.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";

/**
 * The conditions of a product's detail. It is the single owner of duty, speed, power limit and the conditions of
 * the year.
 */
export interface DetailConditions extends OperatingState {
  /** An unreadable duty was given; `duty` is empty. */
  readonly isMalformed: boolean;
  readonly changeDuty: (duty: readonly DutyEntry[]) => void;
  readonly changeRunning: (changed: Partial<RunningState>) => void;
  readonly changePowerLimit: (limit: number | null) => void;
  readonly changeEnergy: (energy: EnergyChoice) => void;
  readonly changeSet: (set: SetChoice) => void;
}
