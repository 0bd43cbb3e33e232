import { filterInForce, hasRun, type Batch } from "./Batch.ts";
import type { RoomRow, RowSelection } from "./batchState.ts";
import { statusOf } from "./ResultColumns.ts";
import { verdictAt } from "./revision/verdictAt.ts";
import { roomQuantity, shownQuantity, specifiedQuantity } from "./roomQuantity.ts";
import { roomAt } from "./RoomColumns.ts";

const orNull = (value: number) => (Number.isNaN(value) ? null : value);

/** The filter that the row's answer was judged by, and the one in force for a row without an answer. */
const judgingFilter = <Filter>(batch: Batch<Filter>, row: number): Filter =>
  batch.filters.at(batch.results.judgedBy[row]!) ?? filterInForce(batch);

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
    surplus: orNull(results.surplus[row]!),
    byHand: results.byHand[row] === 1,
    hasDetail,
  };
}

/** Why a row has no match, or a selection that no longer does; empty for every other row. */
export function reasonAt<Filter>(batch: Batch<Filter>, row: number): string {
  const { results, reasons } = batch;
  const hasReason = statusOf(results, row) === "unmatched" || verdictAt(batch, row) === "unsatisfied";
  return hasReason ? (reasons.textAt(results.reason[row]!) ?? "") : "";
}

/** These rows as the page draws them, `from` being the first one's place in the view. */
export function roomRows<Filter>(batch: Batch<Filter>, rows: Int32Array, from: number): RoomRow[] {
  const isSelected = hasRun(batch);
  return Array.from(rows, (row, at) => roomRow(batch, row, from + at, isSelected));
}

function roomRow<Filter>(batch: Batch<Filter>, row: number, index: number, isSelected: boolean): RoomRow {
  const room = roomAt(batch.rooms, row);
  const { roomId, roomCode, roomName, roomArea, coolingLoad, heatLoad } = room;
  const { sensibleLoad, latentLoad, airSupplyVolume } = room;
  return {
    index,
    roomId,
    roomCode,
    roomName,
    roomArea,
    coolingLoad,
    heatLoad,
    sensibleLoad,
    latentLoad,
    airSupplyVolume,
    calculatedQuantity: shownQuantity(batch, row, isSelected),
    specifiedQuantity: specifiedQuantity(batch, row),
    status: statusOf(batch.results, row),
    isRefused: batch.results.refused[row] === 1,
    isLocked: batch.results.locked[row] === 1,
    isTicked: batch.ticked.has(room.roomId),
    selection: selectionAt(batch, row),
    verdict: verdictAt(batch, row),
    reason: reasonAt(batch, row),
    required: batch.kind.required(room, roomQuantity(batch, row), judgingFilter(batch, row)),
  };
}
