import type { DutyEntry } from "../../catalogue/listing/ListState.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";

/** A question for a year's energy of a system's kept pumps or fan */
export interface AskedYear {
  readonly machine: Machine;
  /** Id of the product */
  readonly productId: string;
  /** The settings of the year as in an address; empty if none is set. */
  readonly year: string;
  /** Duty of the system, with its medium and the number of machines */
  readonly duty: readonly DutyEntry[];
}
