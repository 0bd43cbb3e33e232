import type { PropertyCode } from "../../catalogue/properties.ts";

/** A product of the catalogue as lists give it. */
export interface StatedProduct {
  readonly id: string;
  readonly model: string;
  readonly brandName: string | null;
  readonly productSeriesName: string | null;
  readonly isSample: boolean;
}

/** The parameters of a product, by the codes of their properties. */
export type Stated = readonly { readonly code: string; readonly value: number | string | null }[];

/** Maker and model, as the machines of a building are named. */
export const namedProduct = ({ id, model, brandName, productSeriesName, isSample }: StatedProduct) => ({
  ...{ id, model, brand: brandName ?? "", series: productSeriesName ?? "", isSample },
});

/** Reads stated parameters: figures above zero, null where there is none, and texts, empty where there is none. */
export function readStated(stated: Stated) {
  const values = new Map(stated.map(({ code, value }) => [code, value]));
  return {
    figure: (code: PropertyCode): number | null => {
      const value = values.get(code);
      return typeof value === "number" && value > 0 ? value : null;
    },
    text: (code: PropertyCode): string => {
      const value = values.get(code);
      return typeof value === "string" ? value : "";
    },
  };
}
