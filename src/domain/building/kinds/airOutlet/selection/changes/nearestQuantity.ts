import type { Room } from "../../../../rooms/Room.ts";
import { leastMatching } from "../../../../selection/leastMatching.ts";
import { MAX_UNITS_PER_ROOM } from "../../../../selection/unitQuantity.ts";
import type { AirOutletConditions } from "../AirOutletConditions.ts";
import type { AirOutletColumns } from "../airOutletColumns.ts";
import { airPerOutlet, figuresAt } from "../outletFigures.ts";
import { reaches, serves } from "../serves.ts";

/**
 * The number of outlets nearest to `quantity` with which one of these rows serves a room; of two equally near, the
 * smaller. More outlets only slow down the air of each. So for an outlet that is too fast, bisection finds the
 * first number upwards that is slow enough; for any other, the first number downwards that is fast enough.
 */
export function nearestQuantity(
  columns: AirOutletColumns,
  rows: Iterable<number>,
  room: Room,
  quantity: number,
  conditions: AirOutletConditions,
): number | null {
  const { from, to } = conditions.velocity;
  let nearest: number | null = null;
  let least = Infinity;
  for (const row of rows) {
    // The room states its air; otherwise it would have no requirement at all.
    const withUnits = (units: number) => figuresAt(columns, row, airPerOutlet(room, units)!);
    const isTooFast = withUnits(quantity).velocity > to;
    const furthest = isTooFast ? MAX_UNITS_PER_ROOM - quantity : quantity - 1;
    const by = leastMatching(Math.min(furthest, least), (step) => {
      const figures = withUnits(isTooFast ? quantity + step : quantity - step);
      return isTooFast ? figures.velocity <= to : figures.velocity >= from && reaches(figures, conditions);
    });
    if (by === null || (by === least && isTooFast)) continue;
    const units = isTooFast ? quantity + by : quantity - by;
    if (!serves(withUnits(units), conditions)) continue;
    nearest = units;
    least = by;
  }
  return nearest;
}
