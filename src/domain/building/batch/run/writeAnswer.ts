import type { Room } from "../../rooms/Room.ts";
import type { MultiRoomRow } from "../../selection/multiRoom.ts";
import type { Batch } from "../Batch.ts";
import { rowsGrownBy } from "../table/gatherRows.ts";
import { ANSWER, gatherResults, PENDING, RECHECKED } from "../table/ResultColumns.ts";
import { roomNeed } from "../roomNeed.ts";
import { surplusOf } from "../kind/surplusOf.ts";

interface Answered<Filter> {
  readonly row: number;
  /** The room as it was when asked, unchanged in its row. */
  readonly room: Room;
  readonly answer: MultiRoomRow;
  /** Number of the screen's filter when it was asked. */
  readonly askedWith: number;
  /** The filter of the question: the screen's, or that of the panel of alternatives. */
  readonly filter: Filter;
}

/**
 * Writes the parts of a row that an answer of a run and a choice by hand have in common: everything but the
 * offered products and who chose. A plan that it belongs to adds its own text.
 */
export function writeAnswer<Filter>(batch: Batch<Filter>, answered: Answered<Filter>): void {
  const { row, room, answer, askedWith, filter } = answered;
  const { kind } = batch;
  const judgedBy = batch.filters.indexOf(filter);
  const product = productNumber(batch, answer, judgedBy, filter);
  const ofRoom = kind.hasFiguresByRoom ? answer.selectionParameter : answer.correctionParameter;
  const corrected = ofRoom.length === 0 ? [] : kind.readFigures(ofRoom, filter);
  makeWidth(batch, corrected.length);
  const { results } = batch;
  results.answer[row] = product < 0 ? ANSWER.unmatched : ANSWER.matched;
  results.pending[row] = PENDING.none;
  results.verdict[row] = RECHECKED.none;
  results.edition[row] = batch.rooms.editions[row]!;
  results.need[row] = roomNeed(batch.rooms.figures, row);
  results.quantity[row] = answer.equipmentNumber;
  results.product[row] = product;
  results.reason[row] = product < 0 ? batch.reasons.indexOf(kind.explain(answer.reasons, filter)) : -1;
  results.askedWith[row] = askedWith;
  results.judgedBy[row] = judgedBy;
  results.adopted[row] = -1;
  const figures = batch.products.at(product)?.figures ?? [];
  const required = kind.required(room, answer.equipmentNumber, filter);
  results.surplus[row] = surplusOf(kind, filter, figures, corrected, required) ?? NaN;
  for (let figure = 0; figure < results.width; figure++)
    results.corrected[row * results.width + figure] = corrected[figure] ?? NaN;
}

/** -1 for a room without a match. A product's figures are read once for each filter, not once for each room. */
function productNumber<Filter>(
  batch: Batch<Filter>,
  answer: MultiRoomRow,
  judgedBy: number,
  filter: Filter,
): number {
  const { id } = answer;
  if (id === null) return -1;
  return batch.products.indexOf(id, judgedBy, () => ({
    id,
    model: answer.model ?? "",
    name: answer.name ?? "",
    seriesName: answer.productSeriesName ?? "",
    imageUrl: answer.imageUrl,
    hasDetail: answer.hasDetail,
    isSample: answer.isSample,
    ...(answer.library && { library: answer.library }),
    figures: batch.kind.readFigures(answer.selectionParameter, filter),
    judgedBy,
  }));
}

/** Kinds differ in their number of figures, and so may the filters of one kind. */
function makeWidth<Filter>(batch: Batch<Filter>, width: number): void {
  const { results } = batch;
  if (width > results.width)
    batch.results = gatherResults(results, rowsGrownBy(results.answer.length, 0), width);
}
