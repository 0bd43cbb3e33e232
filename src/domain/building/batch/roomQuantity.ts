import { filterInForce, type Batch } from "./Batch.ts";
import { ANSWER, PENDING } from "./table/ResultColumns.ts";
import { roomAt } from "./table/RoomColumns.ts";

/** The specified quantity; `null` means that it is calculated. */
export function specifiedQuantity<Filter>({ rooms }: Batch<Filter>, row: number): number | null {
  const quantity = rooms.figures.equipmentNumber[row]!;
  return Number.isNaN(quantity) ? null : quantity;
}

/** Whether the row's answer is valid for the present room and no other answer is pending. */
const hasCurrentAnswer = <Filter>({ rooms, results }: Batch<Filter>, row: number): boolean =>
  results.answer[row] !== ANSWER.none &&
  results.pending[row] === PENDING.none &&
  results.edition[row] === rooms.editions[row];

/** Number of units by the room's area: from the answer if there is one, else by the present filter. */
function calculatedQuantity<Filter>(batch: Batch<Filter>, row: number): number {
  const isAnswered = hasCurrentAnswer(batch, row) && specifiedQuantity(batch, row) === null;
  return isAnswered
    ? batch.results.quantity[row]!
    : batch.kind.calculatedQuantity(roomAt(batch.rooms, row), filterInForce(batch, row));
}

/**
 * The calculated quantity as a row shows it: `null` if a selection has run (`isSelected`) and a specified quantity
 * replaces it.
 */
export const shownQuantity = <Filter>(
  batch: Batch<Filter>,
  row: number,
  isSelected: boolean,
): number | null =>
  isSelected && specifiedQuantity(batch, row) !== null ? null : calculatedQuantity(batch, row);

/** Units in the room: specified, else calculated. */
export const roomQuantity = <Filter>(batch: Batch<Filter>, row: number): number =>
  specifiedQuantity(batch, row) ?? calculatedQuantity(batch, row);
