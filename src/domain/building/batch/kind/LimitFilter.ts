import { MOST_EXCESS } from "../../selection/roomCandidates.ts";
import type { FigureColumn } from "./BatchKind.ts";
import type { FigureMargin, PropertyCondition } from "../../selection/multiRoom.ts";

/** Greatest excess of one figure over its requirement in %; the figure is given by its key. */
export interface FigureMarginLimit {
  readonly figure: string;
  readonly most: number;
}

/** Limits of noise and margin, for kinds whose products state both. Absent or `null` is no limit. */
export interface LimitFilter {
  /** dB(A) at the selected speed level; a product that states no noise fails the limit. */
  readonly noiseLimit?: number | null;
  /** Greatest excess in % of the smallest checked figure, the one that governs. */
  readonly marginLimit?: number | null;
  /** Limits for single figures, in their order; a figure that is not checked limits nothing. */
  readonly figureMarginLimits?: readonly FigureMarginLimit[] | null;
}

/** Removes all limits of margins. */
export const NO_MARGIN_LIMITS: LimitFilter = { marginLimit: null, figureMarginLimits: null };

/** dB(A); louder than any equipment in a room. */
export const LOUDEST = 120;
/** % */
export const MOST_MARGIN = 100 * MOST_EXCESS;

interface RequestCodes {
  /** The property that states a product's noise. */
  readonly noise: string;
  /** The property code of a figure; `null` if the kind does not have it. */
  readonly codeOf: (figure: string) => string | null;
}

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
 * Converts a filter of any kind to the present form. `oversize` limited whichever checked figure a product
 * exceeded most; it now becomes a limit on every figure. A filter without it is returned unchanged.
 */
export function filterOfNow<Filter>(filter: Filter, columns: readonly FigureColumn[]): Filter {
  if (typeof filter !== "object" || filter === null || !("oversize" in filter)) return filter;
  const { oversize, ...rest } = filter;
  const figureMarginLimits =
    typeof oversize === "number" ? columns.map(({ key }) => ({ figure: key, most: oversize })) : null;
  // All fields but the limits are unchanged.
  return { ...rest, figureMarginLimits } as Filter;
}

/** The allowed margin of any kind's filter as a share; `null` if it states none. */
export function marginOf(filter: unknown): number | null {
  if (typeof filter !== "object" || filter === null || !("marginLimit" in filter)) return null;
  return typeof filter.marginLimit === "number" ? filter.marginLimit / 100 : null;
}
