import type { Batch } from "../Batch.ts";
import type { PlanTotal } from "../state/plan.ts";
import { plannedProduct } from "./planRooms.ts";
import { roomQuantity } from "../roomQuantity.ts";
import { rowStates } from "../rowStates.ts";

/** Units and rooms of each product in the building, most units first, then by model. */
export function planTotals<Filter>(batch: Batch<Filter>): PlanTotal[] {
  const totals = new Map<string, PlanTotal>();
  const stateAt = rowStates(batch);
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const product = plannedProduct(batch, row);
    if (!product) continue;
    const { id: productId, model, name, seriesName, isSample, library } = product;
    const { rooms, units, doubtful } = totals.get(productId) ?? { rooms: 0, units: 0, doubtful: 0 };
    const counted = {
      rooms: rooms + 1,
      units: units + roomQuantity(batch, row),
      doubtful: doubtful + (stateAt(row) === "matched" ? 0 : 1),
    };
    const shown = { productId, model, name, seriesName, isSample, ...(library && { library }) };
    totals.set(productId, { ...shown, ...counted });
  }
  return [...totals.values()].sort((a, b) => b.units - a.units || (a.model < b.model ? -1 : 1));
}
