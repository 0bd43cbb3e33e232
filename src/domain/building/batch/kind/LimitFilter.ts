import { MOST_EXCESS } from "../../selection/roomCandidates.ts";
import type { FigureColumn } from "./BatchKind.ts";
import type { FigureMargin, PropertyCondition } from "../../selection/multiRoom.ts";

/** How much one figure, by its key among the kind's, may go beyond what is required of it, %. */
export interface FigureMarginLimit {
  readonly figure: string;
  readonly most: number;
}

/** What a filter asks of sound and of margin, of the kinds whose products state both. Absent or `null`: nothing. */
export interface LimitFilter {
  /** dB(A), at the level that is selected at: what states no noise keeps no limit. */
  readonly noiseLimit?: number | null;
  /** % that the smallest of the checked figures, the one that governs, may go beyond its requirement. */
  readonly marginLimit?: number | null;
  /** The same of figures by themselves, in their order; one that is not checked limits nothing. */
  readonly figureMarginLimits?: readonly FigureMarginLimit[] | null;
}

/** What takes away whatever is said of margins. */
export const NO_MARGIN_LIMITS: LimitFilter = { marginLimit: null, figureMarginLimits: null };

/** dB(A): louder than anything that stands in a room. */
export const LOUDEST = 120;
/** % */
export const MOST_MARGIN = 100 * MOST_EXCESS;

interface RequestCodes {
  /** What the sound of a product is stated by. */
  readonly noise: string;
  /** What a figure is named by; `null`: it is none of the kind's. */
  readonly codeOf: (figure: string) => string | null;
}

/** What the limits ask of a server. */
export function limitRequest(filter: LimitFilter, { noise, codeOf }: RequestCodes) {
  const { noiseLimit, marginLimit, figureMarginLimits } = filter;
  const figureMargins = (figureMarginLimits ?? []).flatMap(({ figure, most }): FigureMargin[] => {
    const code = codeOf(figure);
    return code === null ? [] : [{ code, most }];
  });
  return {
    properties: noiseLimit == null ? [] : [quieter(noise, noiseLimit)],
    fields: {
      ...(marginLimit != null && { margin: marginLimit }),
      ...(figureMargins.length > 0 && { figureMargins }),
    },
  };
}

const quieter = (code: string, to: number): PropertyCondition => ({
  code,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from: 0,
  to,
});

/**
 * A filter of any kind as it reads now. `oversize` was a limit of whichever checked figure a product exceeded most: what it
 * said is said of every figure. A filter that says nothing of it is the same one.
 */
export function filterOfNow<Filter>(filter: Filter, columns: readonly FigureColumn[]): Filter {
  if (typeof filter !== "object" || filter === null || !("oversize" in filter)) return filter;
  const { oversize, ...rest } = filter;
  const figureMarginLimits =
    typeof oversize === "number" ? columns.map(({ key }) => ({ figure: key, most: oversize })) : null;
  // The fields of the filter are its own: only those of its limits are others.
  return { ...rest, figureMarginLimits } as Filter;
}

/** The allowed margin of any kind's filter, a share; `null`: it states none. */
export function marginOf(filter: unknown): number | null {
  if (typeof filter !== "object" || filter === null || !("marginLimit" in filter)) return null;
  return typeof filter.marginLimit === "number" ? filter.marginLimit / 100 : null;
}
