import type { DutyEntry } from "../../catalogue/listing/ListState.ts";

/** Decimals of figures in an address: more than any machine is tested to. */
const DIGITS = 4;

/** A figure of the duty that a list of machines opens with. */
export const dutyEntry = (code: string, value: number): DutyEntry => ({
  code,
  value: Number(value.toFixed(DIGITS)),
  deviationRate: null,
});
