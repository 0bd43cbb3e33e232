import type { PropertyCode } from "../../catalogue/properties.ts";

/** A product of the catalogue in the form of lists */
export interface StatedProduct {
  readonly id: string;
  readonly model: string;
  readonly brandName: string | null;
  readonly productSeriesName: string | null;
  readonly isSample: boolean;
}

/** Parameters of a product, by property code */
export type Stated = readonly { readonly code: string; readonly value: number | string | null }[];

/** Maker and model in the form that the machines of a building use */
export const namedProduct = ({ id, model, brandName, productSeriesName, isSample }: StatedProduct) => ({
  ...{ id, model, brand: brandName ?? "", series: productSeriesName ?? "", isSample },
});

/** Reads stated parameters: a positive figure, else null; a text, else empty. */
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
