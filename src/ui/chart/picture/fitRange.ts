import { least } from "#domain/base/lists.ts";

export interface RangeFit {
  /** px left of the grid's first point. */
  readonly left: number;
  /** px from the grid's first point to its last. */
  readonly span: number;
}

/** A name and its starting position on the grid. */
export interface EndName {
  /** Share of the grid, 0 to 1. */
  readonly at: number;
  /** px, including the distance from the curve's end. */
  readonly width: number;
}

const EDGE = 10;
/** Minimum share of a pane for the curves, if it is too narrow for their names. */
const LEAST_SHARE = 0.6;

/** The width of the flow axis at which every name at a curve's end fits into a pane of `width` px. */
export function fitRange(width: number, names: readonly EndName[]): RangeFit {
  const room = width - 2 * EDGE;
  const fits = names.filter(({ at }) => at > 0).map(({ at, width: needed }) => (room - needed) / at);
  return { left: EDGE, span: Math.max(LEAST_SHARE * room, Math.min(room, least(fits))) };
}
