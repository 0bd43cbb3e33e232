import type { Level } from "../multiRoom.ts";
import type { FanCoil } from "./FanCoil.ts";

/**
 * Which of two candidates that exceed the requirement equally goes first: less electric input (unknown last), then
 * model, then id. Ids are unique, so the order is total and every run repeats it.
 */
export const byTieOrder =
  (level: Level) =>
  (a: FanCoil, b: FanCoil): number =>
    inputOf(a, level) - inputOf(b, level) || compare(a.model, b.model) || compare(a.id, b.id);

/** Not Infinity: two of them would differ by NaN. */
const UNKNOWN_LAST = Number.MAX_VALUE;
const inputOf = (coil: FanCoil, level: Level): number => coil.levels[level].inputPower ?? UNKNOWN_LAST;

/** By code unit, the same in every locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
