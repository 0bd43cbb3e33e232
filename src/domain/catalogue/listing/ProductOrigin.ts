/** Which products a search, a list or a batch run considers. */
export const PRODUCT_ORIGINS = ["public", "own", "all"] as const;
export type ProductOrigin = (typeof PRODUCT_ORIGINS)[number];

/** The library of an own product, as its members see it. */
export interface LibraryName {
  readonly id: string;
  readonly name: string;
}
