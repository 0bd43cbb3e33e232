import { ok } from "#domain/base/result.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { explainUnmatched } from "#domain/building/kinds/fanCoil/selection/changes/explainUnmatched.ts";
import { conditionsOf } from "#domain/building/kinds/fanCoil/selection/conditionsOf.ts";
import {
  fanCoilColumns,
  type FanCoilColumns,
} from "#domain/building/kinds/fanCoil/selection/fanCoilColumns.ts";
import { fanCoilCandidates } from "#domain/building/kinds/fanCoil/selection/fanCoilCandidates.ts";
import type { FanCoilAnswer } from "#domain/building/kinds/fanCoil/selection/FanCoilAnswer.ts";
import type { FanCoilConditions } from "#domain/building/kinds/fanCoil/selection/FanCoilConditions.ts";
import { levelOf } from "#domain/building/kinds/fanCoil/selection/levelOf.ts";
import { selectFanCoils } from "#domain/building/kinds/fanCoil/selection/selectFanCoils.ts";
import type { FanCoilRequest } from "#domain/building/selection/multiRoom.ts";
import { shownProduct, type CategoryProduct } from "../categoryProducts.ts";
import { kindSelection } from "../EngineKind.ts";
import { candidateOf } from "../candidateOf.ts";
import { packAnswers, type PackedAnswers } from "../packAnswers.ts";
import { fanCoilRows, type Candidate } from "./fanCoilRows.ts";
import { FAN_COIL_PROPERTIES, readFanCoil } from "./readFanCoil.ts";

interface Columns {
  readonly coils: FanCoilColumns;
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Question {
  readonly rooms: readonly Room[];
  readonly conditions: FanCoilConditions;
}

function candidate(product: CategoryProduct) {
  const coil = readFanCoil(product);
  return coil.ok ? ok({ product: shownProduct(product), coil: coil.value }) : coil;
}

const columns = (catalogue: readonly Candidate[]): Columns => ({
  coils: fanCoilColumns(catalogue.map(({ coil }) => coil)),
  rowOf: new Map(catalogue.map(({ coil }, row) => [coil.id, row])),
});

function read(request: FanCoilRequest) {
  const conditions = conditionsOf(request);
  if (!conditions.ok) return conditions;
  return { ok: true, value: { rooms: request.inputCondition, conditions: conditions.value } } as const;
}

/** Fan coils, C000006. */
export const selection = kindSelection<
  FanCoilRequest,
  Columns,
  Candidate,
  Question,
  PackedAnswers<FanCoilAnswer>
>({
  properties: FAN_COIL_PROPERTIES,
  candidate,
  columns,
  read,
  select: ({ coils, rowOf }, { rooms, conditions }) => {
    const answers = selectFanCoils(coils, rooms, conditions);
    return packAnswers(explainUnmatched(coils, rooms, answers, conditions), rowOf);
  },
  rows: fanCoilRows,
  candidates: ({ coils }, { rooms, conditions }, slack) => fanCoilCandidates(coils, rooms, conditions, slack),
  candidateModel(catalogue, { level }, index) {
    const { product, coil } = catalogue[index]!;
    const { totalCooling: size, inputPower, noise } = levelOf(coil, level);
    return candidateOf(product, { size, inputPower, noise });
  },
});
