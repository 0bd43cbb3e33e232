import { filterInForce, type Batch } from "./Batch.ts";
import type { RowSelection } from "./state/batchState.ts";
import { statusOf } from "./table/ResultColumns.ts";
import { roomQuantity } from "./roomQuantity.ts";
import { roomAt } from "./table/RoomColumns.ts";
import { isEdited } from "./rowStates.ts";
import { surplusesOf } from "./kind/surplusOf.ts";
import type { Surplus } from "./state/Surplus.ts";

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The filter that the row's answer was judged by; for a row without an answer, the present filter. */
export const judgingFilter = <Filter>(batch: Batch<Filter>, row: number): Filter =>
  batch.filters.at(batch.results.judgedBy[row]!) ?? filterInForce(batch, row);

/** The row's figures in the room: corrected to it, or computed for it if the kind's figures depend on the room. */
const figuresOfRow = <Filter>({ results }: Batch<Filter>, row: number, count: number) =>
  Array.from(
    results.corrected.subarray(row * results.width, row * results.width + Math.min(results.width, count)),
    orNull,
  );

/**
 * The surpluses of a row's product over its requirements; none if the room's requirement has changed since the
 * selection.
 */
export function surplusesAt<Filter>(batch: Batch<Filter>, row: number): readonly Surplus[] {
  const { kind, results, products } = batch;
  const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
  if (kind.surplusFigure === null || !product || isEdited(batch, row)) return [];
  const { figures } = product;
  const ofRow = figuresOfRow(batch, row, figures.length);
  const filter = judgingFilter(batch, row);
  const required = kind.required(roomAt(batch.rooms, row), results.quantity[row]!, filter);
  return surplusesOf(kind, filter, figures, ofRow, required);
}

/** The product of a row that counts as matched. */
export function selectionAt<Filter>(batch: Batch<Filter>, row: number): RowSelection | null {
  const { kind, results, products } = batch;
  const product = statusOf(results, row) === "matched" ? products.at(results.product[row]!) : undefined;
  if (!product) return null;
  const { id: productId, model, name, seriesName, imageUrl, figures, hasDetail } = product;
  const ofRow = figuresOfRow(batch, row, figures.length);
  return {
    productId,
    model,
    name,
    seriesName,
    imageUrl,
    figures: kind.hasFiguresByRoom ? ofRow : figures,
    corrected: kind.hasFiguresByRoom ? [] : ofRow,
    surpluses: surplusesAt(batch, row),
    byHand: results.byHand[row] === 1,
    adopted: batch.reasons.textAt(results.adopted[row]!) ?? "",
    hasDetail,
    isSample: product.isSample,
    ...(product.library && { library: product.library }),
  };
}

/** The present requirement on one unit in this room, under the conditions by which its answer was judged. */
export const requiredAt = <Filter>(batch: Batch<Filter>, row: number): readonly (number | null)[] =>
  batch.kind.required(roomAt(batch.rooms, row), roomQuantity(batch, row), judgingFilter(batch, row));
