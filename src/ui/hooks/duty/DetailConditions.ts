import type { EnergyChoice } from "#domain/energy/EnergyChoice.ts";
import type { SetChoice } from "#domain/machines/SetChoice.ts";
import type { DutyEntry } from "#domain/listing/ListState.ts";
import type { RunningState } from "#domain/listing/operationAddress.ts";

/** What a product's detail is looked at for: the one owner of duty, speed, limit, what its year is computed for and what runs beside it. */
export interface DetailConditions extends RunningState {
  readonly duty: readonly DutyEntry[];
  /** A duty was given that nobody can read; `duty` is empty. */
  readonly isMalformed: boolean;
  /** W/(m³/h) that the power per air volume is judged by; `null` where none is entered. */
  readonly powerLimit: number | null;
  readonly energy: EnergyChoice;
  readonly set: SetChoice;
  readonly changeDuty: (duty: readonly DutyEntry[]) => void;
  readonly changeRunning: (changed: Partial<RunningState>) => void;
  readonly changePowerLimit: (limit: number | null) => void;
  readonly changeEnergy: (energy: EnergyChoice) => void;
  readonly changeSet: (set: SetChoice) => void;
}
