import type { ChosenMachine } from "../judgeMachine.ts";

/** A system's pump with the duty at the choice; the program never replaces it. */
export interface KeptPump extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty if it could not be read. */
  readonly hash: string;
  /** Source of its figures at the choice: curves read from a chart have a reading error. Empty if unknown. */
  readonly source: string;
  /** The system's duty at the choice, m³/h and m */
  readonly flow: number;
  readonly head: number;
  /** Running and standby pumps at the choice */
  readonly pumps: number;
  readonly standby: number;
}
