import type { Parameter } from "../selection/multiRoom.ts";
import type { Batch } from "./Batch.ts";
import type { PlanRoom } from "./plan.ts";
import { statusOf } from "./ResultColumns.ts";
import { roomQuantity } from "./roomQuantity.ts";
import { roomAt } from "./RoomColumns.ts";
import { selectionAt } from "./roomRow.ts";

/** The product that a plan gives to this row; none where there is no match, or no answer. */
export const plannedProduct = <Filter>({ results, products }: Batch<Filter>, row: number) =>
  statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;

/** The distinct products of the plan, in the order of the building. */
export function planProductIds<Filter>(batch: Batch<Filter>): string[] {
  const ids = new Set<string>();
  for (let row = 0; row < batch.rooms.ids.length; row++) {
    const product = plannedProduct(batch, row);
    if (product) ids.add(product.id);
  }
  return [...ids];
}

/**
 * The confirmed plan, room by room, as a host or a project receives it. A product that the catalogue no longer
 * states parameters for has none.
 */
export function planRooms<Filter>(
  batch: Batch<Filter>,
  parametersOf: ReadonlyMap<string, readonly Parameter[]>,
): PlanRoom[] {
  return batch.rooms.ids.map((_, row) => {
    const { roomId, roomCode, roomName, roomArea } = roomAt(batch.rooms, row);
    const room = { roomId, roomCode, roomName, roomArea, equipmentNumber: roomQuantity(batch, row) };
    const product = plannedProduct(batch, row);
    if (!product) return room;
    const { id: productId, model: productModel, name: productName } = product;
    const parameters =
      batch.kind.planParameters?.(productModel, selectionAt(batch, row)?.figures ?? []) ??
      parametersOf.get(productId) ??
      [];
    return { ...room, productId, productModel, productName, parameters };
  });
}
