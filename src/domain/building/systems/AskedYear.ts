import type { DutyEntry } from "../../catalogue/listing/ListState.ts";
import type { Machine } from "../../physics/curve/curveQuantities.ts";

/** The kept pumps or fan of a system, whose year is asked for. */
export interface AskedYear {
  readonly machine: Machine;
  /** Of the product */
  readonly productId: string;
  /** What a person said of the year, as in an address; empty where nobody said anything. */
  readonly year: string;
  /** Of the system, with its medium and the number of machines */
  readonly duty: readonly DutyEntry[];
}
