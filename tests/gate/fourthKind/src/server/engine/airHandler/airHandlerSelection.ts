import type { AirHandlerRequest } from "#domain/batch/kinds/airHandler/airHandlerKind.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp } from "#domain/keyed.ts";
import { candidatesOf, NO_CANDIDATES } from "#domain/selection/CandidateCollector.ts";
import { unitQuantity } from "#domain/selection/unitQuantity.ts";
import type { CategoryProduct } from "../../store/categoryProducts.ts";
import { matchedRow, unmatchedRow } from "../answerRows.ts";
import { candidateOf } from "../candidateOf.ts";
import { kindSelection } from "../EngineKind.ts";

interface Need {
  readonly roomId: string;
  readonly quantity: number;
  /** kW of one unit. */
  readonly cooling: number;
}

const coolingOf = ({ numbers }: CategoryProduct) => lookUp(numbers, PROPERTY.coolingCapacity) ?? 0;

/** Air handling units: the smallest that cools enough. */
export const selection = kindSelection<
  AirHandlerRequest,
  readonly number[],
  readonly CategoryProduct[],
  readonly Need[],
  readonly { readonly need: Need; readonly offered: readonly number[] }[]
>({
  properties: [PROPERTY.coolingCapacity],
  prepare(products) {
    const catalogue = products.toSorted((a, b) => coolingOf(a) - coolingOf(b));
    return { columns: catalogue.map(coolingOf), catalogue, unsound: [] };
  },
  read: ({ inputCondition, singleUnitResponsibilityArea, reserve }) => ({
    ok: true,
    value: inputCondition.map((room) => {
      const quantity = unitQuantity(room, singleUnitResponsibilityArea);
      const cooling = ((room.coolingLoad ?? 0) / quantity) * (1 + reserve / 100);
      return { roomId: room.roomId, quantity, cooling };
    }),
  }),
  select: (columns, needs) =>
    needs.map((need) => ({
      need,
      offered: columns.flatMap((cooling, row) => (cooling >= need.cooling ? [row] : [])),
    })),
  rows: (catalogue, _request, answers) =>
    answers.map(({ need, offered }) => {
      const products = offered.flatMap((row) => catalogue[row] ?? []);
      const [best] = products;
      if (!best) return unmatchedRow({ ...need, reasons: [{ code: "no-candidates" }] });
      return matchedRow(
        need,
        best,
        products.map(({ id }) => id),
        {
          selectionParameter: [{ code: PROPERTY.coolingCapacity, name: "制冷量", value: coolingOf(best) }],
          correctionParameter: [],
          hasDetail: best.hasDetail,
        },
      );
    }),
  candidates: (columns, needs, slack) =>
    needs.map(({ cooling }) => {
      if (cooling === 0) return NO_CANDIDATES;
      return candidatesOf((collector) => {
        columns.forEach((of, row) => {
          if (of >= cooling) collector.offer(of / cooling, row, row, row);
        });
      }, slack);
    }),
  candidateModel(catalogue, _request, place) {
    const product = catalogue[place]!;
    return candidateOf(product, { size: coolingOf(product), inputPower: null, noise: null });
  },
});
