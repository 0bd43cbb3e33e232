import { ok } from "#domain/base/result.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { explainUnmatchedUnits } from "#domain/building/kinds/indoorUnit/selection/changes/explainUnmatchedUnits.ts";
import type { IndoorUnit } from "#domain/building/kinds/indoorUnit/selection/IndoorUnit.ts";
import type { IndoorUnitAnswer } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitAnswer.ts";
import {
  indoorUnitColumns,
  type IndoorUnitColumns,
} from "#domain/building/kinds/indoorUnit/selection/indoorUnitColumns.ts";
import type { IndoorUnitConditions } from "#domain/building/kinds/indoorUnit/selection/IndoorUnitConditions.ts";
import { indoorUnitConditionsOf } from "#domain/building/kinds/indoorUnit/selection/indoorUnitConditionsOf.ts";
import { indoorUnitParameters } from "#domain/building/kinds/indoorUnit/selection/indoorUnitParameters.ts";
import { selectIndoorUnits } from "#domain/building/kinds/indoorUnit/selection/selectIndoorUnits.ts";
import { unitCandidates } from "#domain/building/kinds/indoorUnit/selection/unitCandidates.ts";
import type { CheckedRequest, MultiRoomRow } from "#domain/building/selection/multiRoom.ts";
import { shownProduct, type CategoryProduct, type ShownProduct } from "../categoryProducts.ts";
import { matchedRow, unmatchedRow } from "../answerRows.ts";
import { kindSelection } from "../EngineKind.ts";
import { candidateOf } from "../candidateOf.ts";
import { offeredTo, packAnswers, type PackedAnswers } from "../packAnswers.ts";
import { INDOOR_UNIT_PROPERTIES, readIndoorUnit } from "./readIndoorUnit.ts";

interface Candidate {
  readonly product: ShownProduct;
  readonly unit: IndoorUnit;
}

interface Columns {
  readonly units: IndoorUnitColumns;
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Question {
  readonly rooms: readonly Room[];
  readonly conditions: IndoorUnitConditions;
}

const readCandidate = (product: CategoryProduct) =>
  ok({ product: shownProduct(product), unit: readIndoorUnit(product) });

const columns = (catalogue: readonly Candidate[]): Columns => ({
  units: indoorUnitColumns(catalogue.map(({ unit }) => unit)),
  rowOf: new Map(catalogue.map(({ unit }, row) => [unit.id, row])),
});

function read(request: CheckedRequest) {
  const conditions = indoorUnitConditionsOf(request);
  if (!conditions.ok) return conditions;
  return { ok: true, value: { rooms: request.inputCondition, conditions: conditions.value } } as const;
}

const rows = (
  catalogue: readonly Candidate[],
  _request: CheckedRequest,
  packed: PackedAnswers<IndoorUnitAnswer>,
): readonly MultiRoomRow[] =>
  packed.answers.map((answer, at) => {
    const offered = offeredTo(packed, at, catalogue);
    const [selected] = offered;
    if (selected === undefined) return unmatchedRow(answer);
    const { product, unit } = selected;
    return matchedRow(
      answer,
      product,
      offered.map((candidate) => candidate.product.id),
      {
        selectionParameter: indoorUnitParameters(unit),
        correctionParameter: [],
        hasDetail: product.hasDetail,
      },
    );
  });

/** Multi-split indoor units, C000005. */
export const selection = kindSelection<
  CheckedRequest,
  Columns,
  Candidate,
  Question,
  PackedAnswers<IndoorUnitAnswer>
>({
  properties: INDOOR_UNIT_PROPERTIES,
  candidate: readCandidate,
  columns,
  read,
  select: ({ units, rowOf }, { rooms: asked, conditions }) => {
    const answers = selectIndoorUnits(units, asked, conditions);
    return packAnswers(explainUnmatchedUnits(units, asked, answers, conditions), rowOf);
  },
  rows,
  candidates: ({ units }, { rooms: asked, conditions }, slack) =>
    unitCandidates(units, asked, conditions, slack),
  candidateModel(catalogue, _request, index) {
    const { product, unit } = catalogue[index]!;
    const { cooling, inputPower, noise = null } = unit;
    return candidateOf(product, { size: cooling ?? 0, inputPower, noise });
  },
});
