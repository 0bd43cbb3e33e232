import type { HeldFolder } from "./HeldFolder.ts";
import type { Log } from "../process/log.ts";
import type { Readiness } from "./Readiness.ts";

/** Data that the steps of a start share. */
export interface Opening {
  /** `null` if everything is in a database server. */
  readonly folder: HeldFolder | null;
  readonly log: Log;
  /** Functions that close what was opened, called last first. */
  readonly closes: (() => Promise<void> | void)[];
  readonly readiness: Readiness;
}
