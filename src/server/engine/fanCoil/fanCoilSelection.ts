import type { Room } from "#domain/rooms/Room.ts";
import { explainUnmatched } from "#domain/selection/fanCoil/changes/explainUnmatched.ts";
import { conditionsOf } from "#domain/selection/fanCoil/conditionsOf.ts";
import { fanCoilColumns, type FanCoilColumns } from "#domain/selection/fanCoil/fanCoilColumns.ts";
import { fanCoilCandidates } from "#domain/selection/fanCoil/fanCoilCandidates.ts";
import type { FanCoilAnswer } from "#domain/selection/fanCoil/FanCoilAnswer.ts";
import type { FanCoilConditions } from "#domain/selection/fanCoil/FanCoilConditions.ts";
import { levelOf } from "#domain/selection/fanCoil/levelOf.ts";
import { selectFanCoils } from "#domain/selection/fanCoil/selectFanCoils.ts";
import type { FanCoilRequest } from "#domain/selection/multiRoom.ts";
import { shownProduct, type CategoryProduct } from "../../store/categoryProducts.ts";
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

function prepare(products: readonly CategoryProduct[]) {
  const catalogue: Candidate[] = [];
  const unsound: { id: string; fault: string }[] = [];
  for (const product of products) {
    const coil = readFanCoil(product);
    if (coil.ok) catalogue.push({ product: shownProduct(product), coil: coil.value });
    else unsound.push({ id: product.id, fault: coil.code });
  }
  const columns = {
    coils: fanCoilColumns(catalogue.map(({ coil }) => coil)),
    rowOf: new Map(catalogue.map(({ coil }, row) => [coil.id, row])),
  };
  return { columns, catalogue, unsound };
}

function read(request: FanCoilRequest) {
  const conditions = conditionsOf(request);
  if (!conditions.ok) return conditions;
  return { ok: true, value: { rooms: request.inputCondition, conditions: conditions.value } } as const;
}

/** Fan coils, C000006. */
export const selection = kindSelection<
  FanCoilRequest,
  Columns,
  readonly Candidate[],
  Question,
  PackedAnswers<FanCoilAnswer>
>({
  properties: FAN_COIL_PROPERTIES,
  prepare,
  read,
  select: ({ coils, rowOf }, { rooms, conditions }) => {
    const answers = selectFanCoils(coils, rooms, conditions);
    return packAnswers(explainUnmatched(coils, rooms, answers, conditions), rowOf);
  },
  rows: fanCoilRows,
  candidates: ({ coils }, { rooms, conditions }, slack) => fanCoilCandidates(coils, rooms, conditions, slack),
  candidateModel(catalogue, { level }, place) {
    const { product, coil } = catalogue[place]!;
    const { totalCooling: size, inputPower, noise } = levelOf(coil, level);
    return candidateOf(product, { size, inputPower, noise });
  },
});
