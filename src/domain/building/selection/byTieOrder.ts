import { byCodeUnit } from "../../base/byCodeUnit.ts";

/** The properties that decide between two candidates with equal excess. */
export interface Tied {
  /** kW */
  readonly inputPower: number | null;
  readonly model: string;
  readonly id: string;
}

/**
 * The order of two equally good candidates: less electric input (unknown last), then model, then id. Ids are
 * unique, so the order is total and the same in every run.
 */
export const byTieOrder = (a: Tied, b: Tied): number =>
  inputOf(a) - inputOf(b) || byCodeUnit(a.model, b.model) || byCodeUnit(a.id, b.id);

/** Not Infinity, because the difference of two would be NaN. */
const UNKNOWN_LAST = Number.MAX_VALUE;
const inputOf = ({ inputPower }: Tied): number => inputPower ?? UNKNOWN_LAST;
