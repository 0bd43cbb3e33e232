import { hasRun, type Batch } from "../Batch.ts";
import type { RoomRow, RowState } from "../state/batchState.ts";
import { reasonAt } from "../reasonAt.ts";
import { statusOf } from "../table/ResultColumns.ts";
import { shownQuantity, specifiedQuantity } from "../roomQuantity.ts";
import { roomAt } from "../table/RoomColumns.ts";
import { followedRules } from "../rules/followedRules.ts";
import { judgingFilter, requiredAt, selectionAt } from "../selectionAt.ts";
import { inForceOf, rowStates } from "../rowStates.ts";

/** These rows as the page draws them; `from` is the first one's index in the view. */
export function roomRows<Filter>(batch: Batch<Filter>, rows: Int32Array, from: number): RoomRow[] {
  const isSelected = hasRun(batch);
  const stateAt = rowStates(batch);
  const isInForce = inForceOf(batch);
  const soundAt = batch.hearing?.soundsIn(batch) ?? (() => null);
  return Array.from(rows, (row, at) => {
    const isOther =
      statusOf(batch.results, row) === "matched" && !isInForce(row, batch.results.judgedBy[row]!);
    const conditions = isOther ? judgingFilter(batch, row) : null;
    const sound = batch.hearing?.explained(soundAt(row)) ?? null;
    return { ...roomRow(batch, row, isSelected, stateAt(row)), index: from + at, conditions, sound };
  });
}

function roomRow<Filter>(
  batch: Batch<Filter>,
  row: number,
  isSelected: boolean,
  standing: RowState,
): Omit<RoomRow, "index" | "conditions" | "sound"> {
  const room = roomAt(batch.rooms, row);
  const { roomId, roomCode, roomName, roomArea, coolingLoad, heatLoad } = room;
  const { floors, zones } = batch.rooms;
  const { sensibleLoad, latentLoad, airSupplyVolume } = room;
  return {
    roomId,
    roomCode,
    roomName,
    floor: floors[row]!,
    zone: zones[row]!,
    rule: batch.rules[followedRules(batch.rooms, batch.rules)[row]!] ?? null,
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
