import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import type {
  AirOutletAnswer,
  AirOutletFigures,
} from "#domain/building/kinds/airOutlet/selection/AirOutletAnswer.ts";
import type { AirOutletConditions } from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { airPerOutlet, outletFigures } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { byOutletOrder } from "#domain/building/kinds/airOutlet/selection/byOutletOrder.ts";
import { aspectRatioOf } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import { missedEnd } from "#domain/building/kinds/airOutlet/selection/outletReasons.ts";
import { passesOutletFilters } from "#domain/building/kinds/airOutlet/selection/passesOutletFilters.ts";
import { serves } from "#domain/building/kinds/airOutlet/selection/serves.ts";

interface Candidate {
  readonly outlet: AirOutlet;
  readonly figures: AirOutletFigures;
}

/**
 * Reference implementation of selection: every outlet is judged for every room, and the best of those that pass
 * are kept in order. The fast engine is tested and measured against it.
 */
export function selectAirOutletsPlainly(
  outlets: readonly AirOutlet[],
  rooms: readonly Room[],
  conditions: AirOutletConditions,
): AirOutletAnswer[] {
  const { velocity: span, topSize } = conditions;
  const middle = (span.from + span.to) / 2;
  const offBy = ({ figures }: Candidate) => Math.abs(figures.velocity - middle);
  return rooms.map((room) => {
    const quantity = unitQuantity(room, conditions.singleUnitArea);
    const unmatched = { roomId: room.roomId, quantity, productIds: [], figures: null };
    const airFlow = airPerOutlet(room, quantity);
    if (airFlow === null) return { ...unmatched, reasons: [{ code: "no-requirement" }] };
    const candidates = outlets
      .filter(({ id }) => conditions.productIds?.includes(id) ?? true)
      .filter((outlet) =>
        passesOutletFilters({ ...outlet, aspectRatio: aspectRatioOf(outlet.face) }, conditions),
      )
      .map((outlet) => ({ outlet, figures: outletFigures(outlet, airFlow) }));
    const fitting = candidates
      .filter(({ figures }) => serves(figures, conditions))
      .sort((a, b) => offBy(a) - offBy(b) || byOutletOrder(a.outlet, b.outlet));
    const [selected] = fitting;
    if (!selected) return { ...unmatched, reasons: plainReasons(candidates, conditions) };
    return {
      roomId: room.roomId,
      quantity,
      productIds: fitting.slice(0, topSize).map(({ outlet }) => outlet.id),
      figures: selected.figures,
      reasons: [],
    };
  });
}

function plainReasons(
  candidates: readonly Candidate[],
  { velocity: span, nozzleThrow: needed }: AirOutletConditions,
): NoMatchReason[] {
  if (candidates.length === 0) return [{ code: "no-candidates" }];
  const throwOf = ({ figures }: Candidate) => figures.nozzleThrow ?? 0;
  const inside = candidates.filter(
    ({ figures: { velocity } }) => velocity >= span.from && velocity <= span.to,
  );
  if (inside.length === 0) {
    // Of two velocities that miss by the same, the higher comes first, as in the fast engine.
    const [nearest] = candidates
      .map(({ figures: { velocity: v } }) => ({ v, ...missedEnd(v, span) }))
      .sort((a, b) => a.by - b.by || b.v - a.v);
    return [{ code: "short", check: PROPERTY.outletVelocity, required: nearest!.end, best: nearest!.v }];
  }
  if (needed === null) return [];
  const [nearest] = inside.toSorted((a, b) => throwOf(b) - throwOf(a) || byOutletOrder(a.outlet, b.outlet));
  return [
    {
      code: "combined",
      check: PROPERTY.nozzleThrow,
      required: needed,
      best: throwOf(nearest!),
      model: nearest!.outlet.specification,
    },
  ];
}
