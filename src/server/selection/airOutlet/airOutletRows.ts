import { SPHERICAL_NOZZLE } from "#domain/catalogue/outletTypes.ts";
import type { AirOutlet } from "#domain/building/kinds/airOutlet/selection/AirOutlet.ts";
import type { AirOutletAnswer } from "#domain/building/kinds/airOutlet/selection/AirOutletAnswer.ts";
import { airOutletParameters } from "#domain/building/kinds/airOutlet/selection/airOutletParameters.ts";
import type { AirOutletRequest, MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import type { ShownProduct } from "../categoryProducts.ts";
import { matchedRow, unmatchedRow } from "../answerRows.ts";
import { offeredTo, type PackedAnswers } from "../packAnswers.ts";

/** An outlet with the data that a row shows of its product. */
export interface Candidate {
  readonly product: ShownProduct;
  readonly outlet: AirOutlet;
}

/**
 * The engine's answers as rows of the contract. Only spherical nozzles have a detail page.
 * @param catalogue the candidates in the order of the columns' rows
 */
export const airOutletRows = (
  catalogue: readonly Candidate[],
  _request: AirOutletRequest,
  packed: PackedAnswers<AirOutletAnswer>,
): readonly MultiRoomRow[] =>
  packed.answers.map((answer, at) => {
    if (answer.figures === null) return unmatchedRow(answer);
    const candidates = offeredTo(packed, at, catalogue);
    // An answer with figures has at least one candidate.
    const { product, outlet } = candidates[0]!;
    return matchedRow(
      answer,
      product,
      candidates.map((candidate) => candidate.product.id),
      {
        selectionParameter: airOutletParameters(outlet, answer.figures),
        correctionParameter: [],
        hasDetail: product.hasDetail && outlet.type === SPHERICAL_NOZZLE,
      },
    );
  });
