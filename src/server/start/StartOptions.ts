import type { Settings } from "../process/settings.ts";

export interface StartOptions {
  readonly settings: Settings;
  /** Informs the person at the terminal of what was done, one sentence per step. */
  readonly say: (line: string) => void;
  /** Checks every answer against the contract: in development and tests. */
  readonly checkAnswers: boolean;
  /** Identifies the code that reads the catalogue, for data kept from one start to the next. */
  readonly codeVersion: string;
}
