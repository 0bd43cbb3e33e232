import type { StatedProperty } from "#domain/products/goods/similarGoods.ts";

interface Priced {
  /** As a list of prices may name it. */
  readonly name: string;
  readonly properties: readonly StatedProperty[];
}

/** What prices are asked for beside it: a product of a maker, or a designation that anybody makes. */
export type PriceSubject =
  | (Priced & {
      readonly kind: "product";
      readonly brandCode: string;
      readonly brandName: string;
      readonly model: string;
    })
  | (Priced & { readonly kind: "material"; readonly specification: string });
