import type { DutyEntry } from "../../catalogue/listing/ListState.ts";

/** Decimals of figures in an address, finer than any machine is tested */
const DIGITS = 4;

/** A figure of the duty that a list of machines is opened with */
export const dutyEntry = (code: string, value: number): DutyEntry => ({
  code,
  value: Number(value.toFixed(DIGITS)),
  deviationRate: null,
});
