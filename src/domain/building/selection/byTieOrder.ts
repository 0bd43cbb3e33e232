import { byCodeUnit } from "../../base/byCodeUnit.ts";

/** What decides between two candidates that exceed the requirement equally. */
export interface Tied {
  /** kW */
  readonly inputPower: number | null;
  readonly model: string;
  readonly id: string;
}

/**
 * Which of two equally good candidates goes first: less electric input (unknown last), then model, then id. Ids are
 * unique, so the order is total and every run repeats it.
 */
export const byTieOrder = (a: Tied, b: Tied): number =>
  inputOf(a) - inputOf(b) || byCodeUnit(a.model, b.model) || byCodeUnit(a.id, b.id);

/** Not Infinity: two of them would differ by NaN. */
const UNKNOWN_LAST = Number.MAX_VALUE;
const inputOf = ({ inputPower }: Tied): number => inputPower ?? UNKNOWN_LAST;
