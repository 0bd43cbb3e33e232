import type { AirHandlerRequest } from "#domain/building/kinds/airHandler/airHandlerKind.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { ok } from "#domain/base/result.ts";
import { candidatesOf, NO_CANDIDATES } from "#domain/building/selection/CandidateCollector.ts";
import { unitQuantity } from "#domain/building/selection/unitQuantity.ts";
import { shownProduct, type ShownProduct } from "../categoryProducts.ts";
import { matchedRow, unmatchedRow } from "../answerRows.ts";
import { candidateOf } from "../candidateOf.ts";
import { kindSelection } from "../EngineKind.ts";

interface Need {
  readonly roomId: string;
  readonly quantity: number;
  /** kW of one unit. */
  readonly cooling: number;
}

interface Unit {
  readonly product: ShownProduct;
  /** kW */
  readonly cooling: number;
}

/** Air handling units: the smallest that cools enough. */
export const selection = kindSelection<
  AirHandlerRequest,
  readonly number[],
  Unit,
  readonly Need[],
  readonly { readonly need: Need; readonly offered: readonly number[] }[]
>({
  properties: [PROPERTY.coolingCapacity],
  candidate: (product) =>
    ok({
      product: shownProduct(product),
      cooling: lookUp(product.numbers, PROPERTY.coolingCapacity) ?? 0,
    }),
  columns: (catalogue) => catalogue.map(({ cooling }) => cooling),
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
      offered: columns
        .flatMap((cooling, row) => (cooling >= need.cooling ? [row] : []))
        .sort((a, b) => columns[a]! - columns[b]!),
    })),
  rows: (catalogue, _request, answers) =>
    answers.map(({ need, offered }) => {
      const units = offered.flatMap((row) => catalogue[row] ?? []);
      const [best] = units;
      if (!best) return unmatchedRow({ ...need, reasons: [{ code: "no-candidates" }] });
      return matchedRow(
        need,
        best.product,
        units.map(({ product }) => product.id),
        {
          selectionParameter: [{ code: PROPERTY.coolingCapacity, name: "制冷量", value: best.cooling }],
          correctionParameter: [],
          hasDetail: best.product.hasDetail,
        },
      );
    }),
  candidates: (columns, needs, slack) =>
    needs.map(({ cooling }) => {
      if (cooling === 0) return NO_CANDIDATES;
      return candidatesOf((collector) => {
        columns.forEach((of, row) => {
          if (of < cooling) return;
          const ratio = of / cooling;
          collector.offer({
            row,
            index: row,
            tieOrder: row,
            ratio,
            margin: () => ratio,
            ratioOf: () => ratio,
          });
        });
      }, slack);
    }),
  candidateModel(catalogue, _request, index) {
    const { product, cooling } = catalogue[index]!;
    return candidateOf(product, { size: cooling, inputPower: null, noise: null });
  },
});
