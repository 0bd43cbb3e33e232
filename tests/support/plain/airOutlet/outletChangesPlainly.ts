import { SPHERICAL_NOZZLE } from "#domain/catalogue/outletTypes.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { NearestProduct, NoMatchReason } from "#domain/building/selection/multiRoom.ts";
import { quantityChange, requirementChange, smallestOf } from "#domain/building/selection/numericChanges.ts";
import { rankChanges, type DroppedFilter, type SizedChange } from "#domain/building/selection/rankChanges.ts";
import { MAX_UNITS_PER_ROOM, unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { rangeChange, widenedRange } from "#domain/building/selection/widenedRange.ts";
import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import {
  ASPECT_RATIO,
  type AirOutletConditions,
} from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { airPerOutlet, outletFigures } from "#domain/building/kinds/airOutlet/selection/outletFigures.ts";
import { byOutletOrder } from "#domain/building/kinds/airOutlet/selection/byOutletOrder.ts";
import { aspectRatioOf } from "#domain/building/kinds/airOutlet/selection/outletGeometry.ts";
import {
  passesOutletFilters,
  type OutletFilters,
} from "#domain/building/kinds/airOutlet/selection/passesOutletFilters.ts";
import { isInVelocity, reaches, serves } from "#domain/building/kinds/airOutlet/selection/serves.ts";
import { airThatSuits } from "#domain/building/kinds/airOutlet/selection/changes/airThatSuits.ts";
import { droppableFilters } from "#domain/building/batch/kind/droppableFilters.ts";
import { AIR_OUTLET_FIELDS } from "#domain/building/kinds/airOutlet/airOutletFields.ts";
import { lacksOf, shareReached } from "#domain/building/kinds/airOutlet/selection/changes/nearestOutlet.ts";

/**
 * Reference implementation of the nearest outlet and the single changes for a room without a match: it tries every
 * change, smallest first, on every outlet. The fast search is tested against it. The room states its air.
 */
export function outletChangesPlainly(
  outlets: readonly AirOutlet[],
  room: Room,
  conditions: AirOutletConditions,
): NoMatchReason[] {
  const quantity = unitQuantity(room, conditions.singleUnitArea);
  const airFlow = airPerOutlet(room, quantity)!;
  const { velocity: span, nozzleThrow: needed, aspectRatio } = conditions;
  const passing = (filters: OutletFilters) =>
    outlets
      .filter(({ id }) => filters.productIds?.includes(id) ?? true)
      .filter((outlet) =>
        passesOutletFilters({ ...outlet, aspectRatio: aspectRatioOf(outlet.face) }, filters),
      )
      .sort(byOutletOrder);
  const figuresOf = (outlet: AirOutlet) => outletFigures(outlet, airFlow);
  const serving = (filters: OutletFilters) =>
    passing(filters).filter((outlet) => serves(figuresOf(outlet), conditions));
  const candidates = passing(conditions);
  const inside = candidates.map(figuresOf).filter((figures) => isInVelocity(figures, conditions));
  const farEnough = candidates.map(figuresOf).filter((figures) => reaches(figures, conditions));

  // Of two equally near air flows, the smaller.
  const air = candidates
    .flatMap((outlet) => {
      const { type, effectiveArea } = outlet;
      const isNozzle = type === SPHERICAL_NOZZLE;
      return airThatSuits({ effectiveArea, isNozzle }, airFlow, conditions) ?? [];
    })
    .toSorted((one, other) => one - other)
    .flatMap((suits) => requirementChange(PROPERTY.airFlow, airFlow, suits));
  const farthest = Math.max(0, ...inside.map(({ nozzleThrow }) => nozzleThrow ?? 0));
  const faster = widenedRange(
    span,
    farEnough.map(({ velocity }) => velocity),
  );
  const numeric: SizedChange[] = [
    ...quantityChange(quantity, quantityTried(candidates, room, quantity, conditions)),
    ...smallestOf(air),
    ...(needed === null ? [] : requirementChange(PROPERTY.nozzleThrow, needed, farthest)),
    ...(faster === null ? [] : [rangeChange(PROPERTY.outletVelocity, span, faster)]),
  ];
  if (aspectRatio !== null) {
    const shaped = serving({ ...conditions, aspectRatio: null });
    const wider = widenedRange(
      aspectRatio,
      shaped.flatMap(({ face }) => aspectRatioOf(face) ?? []),
    );
    if (wider !== null) numeric.push(rangeChange(ASPECT_RATIO, aspectRatio, wider));
  }
  const dropped = droppableFilters(AIR_OUTLET_FIELDS, conditions).flatMap(
    ({ filter, without }): DroppedFilter[] => {
      const admitted = serving(without).length;
      return admitted === 0 ? [] : [{ code: "change", kind: "filter", filter, admitted }];
    },
  );
  return [...nearestOf(candidates, figuresOf, conditions), ...rankChanges(numeric, dropped)];
}

/** Tries one outlet less and one more, two less and two more, as long as any could still be fast enough. */
function quantityTried(
  candidates: readonly AirOutlet[],
  room: Room,
  quantity: number,
  conditions: AirOutletConditions,
): number | null {
  const figuresWith = (units: number) =>
    candidates.map((outlet) => outletFigures(outlet, airPerOutlet(room, units)!));
  for (let by = 1; by < MAX_UNITS_PER_ROOM; by++) {
    const more = figuresWith(quantity + by);
    if (by < quantity && figuresWith(quantity - by).some((figures) => serves(figures, conditions)))
      return quantity - by;
    if (more.some((figures) => serves(figures, conditions))) return quantity + by;
    if (by >= quantity && more.every(({ velocity }) => velocity < conditions.velocity.from)) return null;
  }
  return null;
}

function nearestOf(
  candidates: readonly AirOutlet[],
  figuresOf: (outlet: AirOutlet) => ReturnType<typeof outletFigures>,
  conditions: AirOutletConditions,
): NearestProduct[] {
  if (candidates.length === 0) return [];
  const reached = (outlet: AirOutlet) => shareReached(figuresOf(outlet), conditions);
  const nearest = candidates.reduce((near, other) => (reached(other) > reached(near) ? other : near));
  return [{ code: "nearest", model: nearest.specification, lacks: lacksOf(figuresOf(nearest), conditions) }];
}
