import type { FanCoil } from "#domain/building/kinds/fanCoil/selection/FanCoil.ts";
import type { FanCoilAnswer } from "#domain/building/kinds/fanCoil/selection/FanCoilAnswer.ts";
import { ratedFigures } from "#domain/building/kinds/fanCoil/selection/fanCoilFigures.ts";
import { fanCoilParameters } from "#domain/building/kinds/fanCoil/selection/fanCoilParameters.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import type { FanCoilRequest, MultiRoomRow, Parameter } from "#domain/building/selection/multiRoom.ts";
import type { ShownProduct } from "../categoryProducts.ts";
import { matchedRow, unmatchedRow } from "../answerRows.ts";
import { offeredTo, type PackedAnswers } from "../packAnswers.ts";

/** A fan coil with the data that a row shows of its product. */
export interface Candidate {
  readonly product: ShownProduct;
  readonly coil: FanCoil;
}

/**
 * The engine's answers as rows of the contract. Rooms with the same selection share its catalogue parameters.
 * @param catalogue the candidates in the order of the columns' rows
 */
export function fanCoilRows(
  catalogue: readonly Candidate[],
  { level }: FanCoilRequest,
  packed: PackedAnswers<FanCoilAnswer>,
): readonly MultiRoomRow[] {
  const known = new Map<FanCoil, readonly Parameter[]>();
  const parametersOf = (coil: FanCoil) => {
    const parameters = known.get(coil) ?? fanCoilParameters(ratedFigures(levelOf(coil, level)), level);
    known.set(coil, parameters);
    return parameters;
  };
  return packed.answers.map((answer, at) => {
    if (answer.corrected === null) return unmatchedRow(answer);
    const candidates = offeredTo(packed, at, catalogue);
    // An answer with corrected figures has at least one candidate.
    const { product, coil } = candidates[0]!;
    return matchedRow(
      answer,
      product,
      candidates.map((candidate) => candidate.product.id),
      {
        selectionParameter: parametersOf(coil),
        correctionParameter: fanCoilParameters(answer.corrected, level),
        hasDetail: product.hasDetail,
      },
    );
  });
}
