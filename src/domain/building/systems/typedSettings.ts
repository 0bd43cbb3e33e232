import { formatNumber } from "../../base/formatNumber.ts";
import { LEVELS, type Factors } from "../network/Network.ts";

export interface SettingRange {
  readonly least: number;
  readonly most: number;
}
/** Range of a typed length, m */
export const LENGTH_RANGE: SettingRange = { least: 0, most: 10_000 };
/** Most characters of a year's load profile: 24 rows */
export const YEAR_MOST = 1000;
export const YEAR_TOO_LONG = "负荷分布过长，请减少行数";

export const isInRange = (value: number, { least, most }: SettingRange): boolean =>
  value >= least && value <= most;

/** The list with a new or replaced entry, or without it */
export function withEntry<Value>(
  entries: readonly (readonly [string, Value])[],
  id: string,
  value: Value | null,
): readonly (readonly [string, Value])[] {
  const others = entries.filter(([each]) => each !== id);
  return value === null ? others : [...others, [id, value]];
}

/** The first factor that is not valid: outside 0 … 1, or greater than that of the level before it. */
export function factorsFault(
  factors: Factors,
): { readonly code: "out-of-range" | "diversity-rises"; readonly field: string } | null {
  const wrong = LEVELS.find((level) => !(factors[level] > 0 && factors[level] <= 1));
  if (wrong !== undefined) return { code: "out-of-range", field: `factors.${wrong}` };
  const rises = LEVELS.find((level, at) => at > 0 && factors[level] > factors[LEVELS[at - 1]!]);
  return rises === undefined ? null : { code: "diversity-rises", field: `factors.${rises}` };
}

const LEVEL_WORDS = { terminal: "末端", floor: "水平干管", riser: "立管", plant: "总管" } as const;

/** 同时使用系数不能向机房方向增大：立管 0.80 大于水平干管 0.70 */
export function risingSentence(field: string, factors: Factors): string {
  const at = LEVELS.findIndex((level) => field === `factors.${level}`);
  const [below, level] = [LEVELS[at - 1]!, LEVELS[at]!];
  return `同时使用系数不能向机房方向增大：${LEVEL_WORDS[level]} ${formatNumber(factors[level], 2)} 大于${LEVEL_WORDS[below]} ${formatNumber(factors[below], 2)}`;
}
