import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import type { DutyEntry } from "../../catalogue/listing/ListState.ts";
import type { RunningState } from "../../catalogue/listing/operationAddress.ts";
import type { SetChoice } from "../parallel/SetChoice.ts";

/**
 * Everything that determines a product's detail page: duty with system, machines and fluid, speed, setting, limit,
 * year, set.
 */
export interface OperatingState extends RunningState {
  readonly duty: readonly DutyEntry[];
  /** Limit of the power per air volume in W/(m³/h); `null` if not entered. */
  readonly powerLimit: number | null;
  readonly energy: EnergyChoice;
  /** The machines that run with it. */
  readonly set: SetChoice;
}
