import type { FanCoil, FanCoilFigures } from "#domain/selection/fanCoil/FanCoil.ts";
import { ratedFigures } from "#domain/selection/fanCoil/fanCoilFigures.ts";
import { fanCoilParameters } from "#domain/selection/fanCoil/fanCoilParameters.ts";
import { levelOf } from "#domain/selection/fanCoil/levelOf.ts";
import type { FanCoilRequest, MultiRoomRow, Parameter } from "#domain/selection/multiRoom.ts";
import type { CategoryProduct } from "../../store/categoryProducts.ts";
import type { PackedAnswers } from "./packAnswers.ts";

/** A fan coil and what a row shows of its product. */
export interface Candidate {
  readonly product: CategoryProduct;
  readonly coil: FanCoil;
}

type Answer = PackedAnswers["answers"][number];

const unmatchedRow = ({ roomId, quantity, reasons }: Answer): MultiRoomRow => ({
  roomId,
  id: null,
  name: null,
  model: null,
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  productIds: [],
  equipmentNumber: quantity,
  selectionParameter: [],
  correctionParameter: [],
  hasDetail: false,
  reasons,
});

/**
 * The engine's answers as the rows of the wire. Rooms with the same selection share its catalogue parameters.
 * @param catalogue the candidates in the order of the columns' rows
 */
export function fanCoilRows(
  catalogue: readonly Candidate[],
  { level }: FanCoilRequest,
  { answers, offered, starts }: PackedAnswers,
): readonly MultiRoomRow[] {
  const known = new Map<FanCoil, readonly Parameter[]>();
  const parametersOf = (coil: FanCoil) => {
    const parameters = known.get(coil) ?? fanCoilParameters(ratedFigures(levelOf(coil, level)), level);
    known.set(coil, parameters);
    return parameters;
  };
  const matchedRow = (answer: Answer, corrected: FanCoilFigures, candidates: Candidate[]): MultiRoomRow => {
    // Whatever was corrected had been offered.
    const { product, coil } = candidates[0]!;
    return {
      roomId: answer.roomId,
      id: product.id,
      name: product.name,
      model: product.model,
      imageUrl: product.imageUrl,
      productSeriesId: product.seriesId,
      productSeriesName: product.seriesName,
      productIds: candidates.map((candidate) => candidate.product.id),
      equipmentNumber: answer.quantity,
      selectionParameter: parametersOf(coil),
      correctionParameter: fanCoilParameters(corrected, level),
      hasDetail: product.hasDetail,
      reasons: [],
    };
  };
  return answers.map((answer, at) => {
    if (answer.corrected === null) return unmatchedRow(answer);
    // Rows of the columns, which were made from this very catalogue.
    const candidates = Array.from(offered.subarray(starts[at], starts[at + 1]), (row) => catalogue[row]!);
    return matchedRow(answer, answer.corrected, candidates);
  });
}
