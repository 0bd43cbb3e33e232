import type { ChosenMachine } from "../judgeMachine.ts";

/** The pump of a system with what it was chosen for; it is never replaced by itself. */
export interface KeptPump extends ChosenMachine {
  /** SHA-256 of its record at the choice; empty where it could not be read. */
  readonly hash: string;
  /** Where its figures came from at the choice: curves read from a chart are only so exact. Empty where nobody knows. */
  readonly source: string;
  /** m³/h of the system and m at the choice. */
  readonly flow: number;
  readonly head: number;
  /** Pumps in use and standing by at the choice */
  readonly pumps: number;
  readonly standby: number;
}
