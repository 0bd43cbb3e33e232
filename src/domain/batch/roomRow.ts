import { filterInForce, hasRun, type Batch } from "./Batch.ts";
import type { RoomRow, RowSelection, Standing } from "./batchState.ts";
import { statusOf } from "./ResultColumns.ts";
import { roomQuantity, shownQuantity, specifiedQuantity } from "./roomQuantity.ts";
import { roomAt } from "./RoomColumns.ts";
import { inForceOf, isEdited, standings } from "./standings.ts";

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
    // Held against what the room needed when it was selected: of a room that needs something else it says nothing.
    surplus: isEdited(batch, row) ? null : orNull(results.surplus[row]!),
    byHand: results.byHand[row] === 1,
    hasDetail,
    isSample: product.isSample,
  };
}

/** Why a row has no match, or a selection that is in doubt; empty for every other row. */
export function reasonAt<Filter>(batch: Batch<Filter>, row: number, standing: Standing): string {
  switch (standing) {
    case "unmatched":
    case "unsatisfied":
      return batch.reasons.textAt(batch.results.reason[row]!) ?? "";
    case "unchecked":
      return "房间已变更，所选产品尚未核对";
    case "changed":
      return isEdited(batch, row) ? "房间在选型后已修改，需重新选型" : "筛选条件在选型后已修改，需重新选型";
    case "otherConditions":
    case "matched":
    case "blank":
    case "waiting":
    case "unanswered":
      return "";
  }
}

/** What one unit in this room must do now, by the conditions that its answer was judged by. */
export const requiredAt = <Filter>(batch: Batch<Filter>, row: number): readonly (number | null)[] =>
  batch.kind.required(roomAt(batch.rooms, row), roomQuantity(batch, row), judgingFilter(batch, row));

/** These rows as the page draws them, `from` being the first one's place in the view. */
export function roomRows<Filter>(batch: Batch<Filter>, rows: Int32Array, from: number): RoomRow[] {
  const isSelected = hasRun(batch);
  const standingAt = standings(batch);
  const isInForce = inForceOf(batch);
  return Array.from(rows, (row, at) => {
    const isOther = statusOf(batch.results, row) === "matched" && !isInForce(batch.results.judgedBy[row]!);
    const conditions = isOther ? judgingFilter(batch, row) : null;
    return { ...roomRow(batch, row, isSelected, standingAt(row)), index: from + at, conditions };
  });
}

function roomRow<Filter>(
  batch: Batch<Filter>,
  row: number,
  isSelected: boolean,
  standing: Standing,
): Omit<RoomRow, "index" | "conditions"> {
  const room = roomAt(batch.rooms, row);
  const { roomId, roomCode, roomName, roomArea, coolingLoad, heatLoad } = room;
  const { sensibleLoad, latentLoad, airSupplyVolume } = room;
  return {
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
    standing,
    reason: reasonAt(batch, row, standing),
    required: requiredAt(batch, row),
  };
}
