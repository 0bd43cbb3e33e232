import type { StatedProperty } from "#domain/products/goods/similarGoods.ts";

interface Priced {
  /** Name as used in price lists. */
  readonly name: string;
  readonly properties: readonly StatedProperty[];
}

/** What prices are asked for: a product of a brand, or a standard designation that any supplier may offer. */
export type PriceSubject =
  | (Priced & {
      readonly kind: "product";
      readonly brandCode: string;
      readonly brandName: string;
      readonly model: string;
    })
  | (Priced & { readonly kind: "material"; readonly specification: string });
