import type { HeldFolder } from "./HeldFolder.ts";
import type { Log } from "../process/log.ts";
import type { Readiness } from "./Readiness.ts";

/** What the steps of a start share. */
export interface Opening {
  /** `null` where everything is in a database server. */
  readonly folder: HeldFolder | null;
  readonly log: Log;
  /** How to close again what was opened, last first. */
  readonly closes: (() => Promise<void> | void)[];
  readonly readiness: Readiness;
}
