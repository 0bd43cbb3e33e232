import { greatest } from "../../../../base/lists.ts";
import type { Batch } from "../../Batch.ts";
import { statusOf } from "../../table/ResultColumns.ts";
import { NO_GROUP, type RoomGroups } from "../groupRooms.ts";
import type { LimitScope } from "../OptimumScope.ts";
import type { LimitedBasis } from "../searchBasis.ts";

/** How models are counted by floors or types, and which of these have no plan. */
export function limitScope<Filter>(
  { results, products }: Batch<Filter>,
  { groupOf }: RoomGroups,
  { limit, parts: { names, partOf }, short, held, leastLoudest }: LimitedBasis,
): LimitScope {
  const models = names.map(() => new Set<string>());
  const asked = new Uint32Array(names.length);
  const kept = new Uint32Array(names.length);
  groupOf.forEach((group, row) => {
    const part = partOf[row]!;
    if (group === NO_GROUP) return;
    asked[part]!++;
    if (results.locked[row] === 0 && held.has(group)) kept[part]!++;
    if (statusOf(results, row) === "matched") models[part]!.add(products.at(results.product[row]!)!.id);
  });
  const most = greatest(models.map(({ size }) => size));
  return {
    ...limit,
    places: asked.reduce((sum, rows) => sum + (rows > 0 ? 1 : 0), 0),
    unplaced: asked.reduce((sum, rows, part) => sum + (names[part] === "" ? rows : 0), 0),
    short: short.map(({ part, bound, found }) => ({
      name: names[part]!,
      bound,
      found,
      rooms: kept[part]!,
    })),
    today: most > 0 ? most : null,
    leastLoudest,
  };
}
