import { PROPERTY } from "../../../../catalogue/properties.ts";
import type { Flow } from "../../../../base/units.ts";
import type { NoMatchReason } from "../../../selection/multiRoom.ts";
import type { AirOutletColumns } from "./airOutletColumns.ts";
import type { AirOutletConditions, Span } from "./AirOutletConditions.ts";
import type { OutletSearch } from "./OutletSearch.ts";

/** How far a velocity lies outside the range, and the end of the range that it misses. */
export const missedEnd = (v: number, { from, to }: Span): { readonly by: number; readonly end: number } =>
  v > to ? { by: v - to, end: to } : { by: from - v, end: from };

/**
 * Why no candidate serves this air flow: the velocity nearest to the range or, if some lie within it, the farthest
 * throw among those. The throw at a velocity outside the range does not count.
 */
export function outletReasons(
  search: OutletSearch,
  columns: AirOutletColumns,
  airFlow: Flow,
  conditions: AirOutletConditions,
): NoMatchReason[] {
  if (search.rows.length === 0) return [{ code: "no-candidates" }];
  const { velocity: span, nozzleThrow: needed } = conditions;
  const first = search.firstAtMost(span.to, airFlow);
  const isReached = first < search.rows.length && search.velocity(first, airFlow) >= span.from;
  if (!isReached) return [velocityReason(search, first, airFlow, span)];
  if (needed === null) return [];
  const { throws: best, row } = farthestThrow(search, columns, airFlow, span);
  return [
    {
      code: "combined",
      check: PROPERTY.nozzleThrow,
      required: needed,
      best,
      model: columns.specifications[row]!,
    },
  ];
}

/** No velocity lies in the range: the nearest is one of the two beside the gap. */
function velocityReason(search: OutletSearch, first: number, airFlow: Flow, span: Span): NoMatchReason {
  const beside = [first - 1, first].filter((index) => index >= 0 && index < search.rows.length);
  const [nearest] = beside
    .map((index) => search.velocity(index, airFlow))
    .map((v) => ({ v, ...missedEnd(v, span) }))
    .toSorted((a, b) => a.by - b.by);
  // There are candidates, so at least one stands beside the gap.
  return { code: "short", check: PROPERTY.outletVelocity, required: nearest!.end, best: nearest!.v };
}

/** The candidate with the farthest throw among those whose velocity lies in `span`. */
function farthestThrow(search: OutletSearch, columns: AirOutletColumns, airFlow: Flow, span: Span) {
  let farthest = { throws: -1, tieOrder: 0, row: 0 };
  for (let index = 0; index < search.rows.length; index++) {
    const v = search.velocity(index, airFlow);
    if (v < span.from || v > span.to) continue;
    const throws = search.throwOf(index, v);
    const row = search.rows[index]!;
    const tieOrder = columns.tieOrder[row]!;
    if (throws < farthest.throws || (throws === farthest.throws && tieOrder > farthest.tieOrder)) continue;
    farthest = { throws, tieOrder, row };
  }
  return farthest;
}
