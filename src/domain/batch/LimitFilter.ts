import { formatPlain } from "../formatNumber.ts";
import { MOST_EXCESS } from "../selection/roomCandidates.ts";
import type { PropertyCondition } from "../selection/multiRoom.ts";

/** What a filter asks of sound and of excess, of the kinds whose products state both. Absent or `null`: nothing. */
export interface LimitFilter {
  /** dB(A), at the level that is selected at: what states no noise keeps no limit. */
  readonly noiseLimit?: number | null;
  /** % that a product may exceed the requirement by, in whichever checked figure it exceeds it most. */
  readonly oversize?: number | null;
}

/** dB(A): louder than anything that stands in a room. */
export const LOUDEST = 120;
/** % */
export const MOST_OVERSIZE = 100 * MOST_EXCESS;

const WITHOUT = -1;

/** What the limits ask of a server. @param code what the sound of a product is stated by */
export const limitRequest = ({ noiseLimit, oversize }: LimitFilter, code: string) => ({
  properties: (noiseLimit ?? WITHOUT) < 0 ? [] : [quieter(code, noiseLimit ?? 0)],
  fields: (oversize ?? WITHOUT) < 0 ? {} : { oversize: oversize ?? 0 },
});

const quieter = (code: string, to: number): PropertyCondition => ({
  code,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from: 0,
  to,
});

/** 噪声 ≤ 38 dB(A) and 余量 ≤ 20 %; nothing where nothing is limited. */
export const describeLimits = ({ noiseLimit, oversize }: LimitFilter): readonly string[] => [
  ...(noiseLimit == null ? [] : [`噪声 ≤ ${formatPlain(noiseLimit)} dB(A)`]),
  ...(oversize == null ? [] : [`余量 ≤ ${formatPlain(oversize)} %`]),
];

/** The allowed excess of any kind's filter, a share; `null`: it states none. */
export function oversizeOf(filter: unknown): number | null {
  if (typeof filter !== "object" || filter === null || !("oversize" in filter)) return null;
  return typeof filter.oversize === "number" ? filter.oversize / 100 : null;
}
