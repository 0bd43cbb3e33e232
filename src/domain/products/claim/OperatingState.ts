import type { EnergyChoice } from "../energy/EnergyChoice.ts";
import type { DutyEntry } from "../../catalogue/listing/ListState.ts";
import type { RunningState } from "../../catalogue/listing/operationAddress.ts";
import type { SetChoice } from "../parallel/SetChoice.ts";

/** All that acts on what a product's detail says: duty with system, machines and medium, speed, setting, limit, year, set. */
export interface OperatingState extends RunningState {
  readonly duty: readonly DutyEntry[];
  /** W/(m³/h) that the power per air volume is judged by; `null` where none is entered. */
  readonly powerLimit: number | null;
  readonly energy: EnergyChoice;
  /** What runs beside it. */
  readonly set: SetChoice;
}
