import type { Settings } from "../process/settings.ts";

export interface StartOptions {
  readonly settings: Settings;
  /** Tells the person at the terminal what was done, a sentence a step. */
  readonly say: (line: string) => void;
  /** Checks every answer against the contract: in development and tests. */
  readonly checkAnswers: boolean;
  /** Names the code that reads the catalogue, for what it keeps from one start to the next. */
  readonly codeVersion: string;
}
