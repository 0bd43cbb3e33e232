import type { ChosenMachine } from "../judgeMachine.ts";

/** The pump of a system with the duty it was chosen for; the program never replaces it. */
export interface KeptPump extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty where it could not be read. */
  readonly hash: string;
  /**
   * Where its figures came from when it was chosen: curves read from a chart have a reading error. Empty if
   * unknown.
   */
  readonly source: string;
  /** m³/h of the system and m at the choice. */
  readonly flow: number;
  readonly head: number;
  /** Pumps in use and standing by at the choice */
  readonly pumps: number;
  readonly standby: number;
}
