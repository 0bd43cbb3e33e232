import { filterInForce, type Batch } from "./Batch.ts";
import type { RowSelection } from "./batchState.ts";
import { statusOf } from "./ResultColumns.ts";
import { roomQuantity } from "./roomQuantity.ts";
import { roomAt } from "./RoomColumns.ts";
import { isEdited } from "./standings.ts";

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The filter that the row's answer was judged by, and the one in force for a row without an answer. */
export const judgingFilter = <Filter>(batch: Batch<Filter>, row: number): Filter =>
  batch.filters.at(batch.results.judgedBy[row]!) ?? filterInForce(batch, row);

/** The product of a row that counts as matched. */
export function selectionAt<Filter>(batch: Batch<Filter>, row: number): RowSelection | null {
  const { kind, results, products } = batch;
  const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
  if (!product) return null;
  const { id: productId, model, name, seriesName, imageUrl, figures, hasDetail } = product;
  const from = row * results.width;
  const ofRow = Array.from(
    results.corrected.subarray(from, from + Math.min(results.width, figures.length)),
    orNull,
  );
  return {
    productId,
    model,
    name,
    seriesName,
    imageUrl,
    figures: kind.hasFiguresByRoom ? ofRow : figures,
    corrected: kind.hasFiguresByRoom ? [] : ofRow,
    // Held against what the room needed when it was selected: of a room that needs something else it says nothing.
    surplus: isEdited(batch, row) ? null : orNull(results.surplus[row]!),
    byHand: results.byHand[row] === 1,
    hasDetail,
    isSample: product.isSample,
  };
}

/** What one unit in this room must do now, by the conditions that its answer was judged by. */
export const requiredAt = <Filter>(batch: Batch<Filter>, row: number): readonly (number | null)[] =>
  batch.kind.required(roomAt(batch.rooms, row), roomQuantity(batch, row), judgingFilter(batch, row));
