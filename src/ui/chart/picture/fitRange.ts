import { least } from "#domain/base/lists.ts";

export interface RangeFit {
  /** px left of the grid's first place. */
  readonly left: number;
  /** px from the grid's first place to its last. */
  readonly span: number;
}

/** A name and where on the grid it begins. */
export interface EndName {
  /** Share of the grid, 0 to 1. */
  readonly at: number;
  /** px, the distance from the curve's end included. */
  readonly width: number;
}

const EDGE = 10;
/** Of a pane too narrow for its names, so that curves keep most of it. */
const LEAST_SHARE = 0.6;

/** How wide the flow axis is drawn so that every name at a curve's end stands inside the pane of `width` px. */
export function fitRange(width: number, names: readonly EndName[]): RangeFit {
  const room = width - 2 * EDGE;
  const fits = names.filter(({ at }) => at > 0).map(({ at, width: needed }) => (room - needed) / at);
  return { left: EDGE, span: Math.max(LEAST_SHARE * room, Math.min(room, least(fits))) };
}
