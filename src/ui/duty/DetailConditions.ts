import type { EnergyChoice } from "#domain/products/energy/EnergyChoice.ts";
import type { SetChoice } from "#domain/products/parallel/SetChoice.ts";
import type { DutyEntry } from "#domain/catalogue/listing/ListState.ts";
import type { RunningState } from "#domain/catalogue/listing/operationAddress.ts";
import type { OperatingState } from "#domain/products/claim/OperatingState.ts";

/** What a product's detail is looked at for: the one owner of duty, speed, limit and what its year is computed for. */
export interface DetailConditions extends OperatingState {
  /** A duty was given that nobody can read; `duty` is empty. */
  readonly isMalformed: boolean;
  readonly changeDuty: (duty: readonly DutyEntry[]) => void;
  readonly changeRunning: (changed: Partial<RunningState>) => void;
  readonly changePowerLimit: (limit: number | null) => void;
  readonly changeEnergy: (energy: EnergyChoice) => void;
  readonly changeSet: (set: SetChoice) => void;
}
