import { ok } from "#domain/base/result.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import type { AirOutletAnswer } from "#domain/building/kinds/airOutlet/selection/AirOutletAnswer.ts";
import {
  airOutletColumns,
  type AirOutletColumns,
} from "#domain/building/kinds/airOutlet/selection/airOutletColumns.ts";
import type { AirOutletConditions } from "#domain/building/kinds/airOutlet/selection/AirOutletConditions.ts";
import { airOutletConditionsOf } from "#domain/building/kinds/airOutlet/selection/airOutletConditionsOf.ts";
import { explainUnmatchedOutlets } from "#domain/building/kinds/airOutlet/selection/changes/explainUnmatchedOutlets.ts";
import { selectAirOutlets } from "#domain/building/kinds/airOutlet/selection/selectAirOutlets.ts";
import { servingOutlets } from "#domain/building/kinds/airOutlet/selection/servingOutlets.ts";
import type { AirOutletRequest } from "#domain/building/selection/multiRoom.ts";
import { shownProduct, type CategoryProduct } from "../categoryProducts.ts";
import { kindSelection } from "../EngineKind.ts";
import { candidateOf } from "../candidateOf.ts";
import { packAnswers, type PackedAnswers } from "../packAnswers.ts";
import { airOutletRows, type Candidate } from "./airOutletRows.ts";
import { outletParameters } from "./outletParameters.ts";
import { AIR_OUTLET_PROPERTIES, readAirOutlet } from "./readAirOutlet.ts";

interface Columns {
  readonly outlets: AirOutletColumns;
  /** Index of each id in the catalogue from which rows are written. */
  readonly rowOf: ReadonlyMap<string, number>;
}

interface Question {
  readonly rooms: readonly Room[];
  readonly conditions: AirOutletConditions;
}

function candidate(product: CategoryProduct) {
  const outlet = readAirOutlet(product);
  return outlet.ok ? ok({ product: shownProduct(product), outlet: outlet.value }) : outlet;
}

const columns = (catalogue: readonly Candidate[]): Columns => ({
  outlets: airOutletColumns(catalogue.map(({ outlet }) => outlet)),
  rowOf: new Map(catalogue.map(({ outlet }, row) => [outlet.id, row])),
});

function read(request: AirOutletRequest) {
  const conditions = airOutletConditionsOf(request);
  if (!conditions.ok) return conditions;
  return { ok: true, value: { rooms: request.inputCondition, conditions: conditions.value } } as const;
}

/** Air outlets, C000012. */
export const selection = kindSelection<
  AirOutletRequest,
  Columns,
  Candidate,
  Question,
  PackedAnswers<AirOutletAnswer>
>({
  properties: AIR_OUTLET_PROPERTIES,
  candidate,
  columns,
  read,
  select: ({ outlets, rowOf }, { rooms, conditions }) => {
    const answers = selectAirOutlets(outlets, rooms, conditions);
    return packAnswers(explainUnmatchedOutlets(outlets, rooms, answers, conditions), rowOf);
  },
  rows: airOutletRows,
  candidates: ({ outlets, rowOf }, { rooms, conditions }, slack) =>
    servingOutlets(outlets, rooms, conditions, slack).map((found) => ({
      ...found,
      // The columns are sorted by area, the catalogue by id: both contain every outlet.
      rows: found.rows.map((row) => rowOf.get(outlets.ids[row]!)!),
    })),
  candidateModel(catalogue, _request, index) {
    const { product, outlet } = catalogue[index]!;
    return candidateOf(product, { size: outlet.effectiveArea, inputPower: null, noise: null });
  },
  computedParameters: { SPHERICAL_DIFFUSER: outletParameters, OBS_DIFFUSERS: outletParameters },
});
