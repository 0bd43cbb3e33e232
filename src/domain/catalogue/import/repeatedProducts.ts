import type { ImportedProduct } from "./ImportedProduct.ts";
import { refusal, type ImportRemark } from "./ImportRemark.ts";

/** What identifies a product among those of its source, and in a library. */
export type ProductKey = Pick<ImportedProduct, "categoryCode" | "brand" | "model">;

export const keyOfProduct = ({ categoryCode, brand, model }: ProductKey): ProductKey => ({
  categoryCode,
  brand,
  model,
});

/** A key in one text. */
export const keyText = ({ categoryCode, brand, model }: ProductKey): string =>
  JSON.stringify([categoryCode, brand, model]);

/** Only the first of equal products is taken: the function refuses the later ones. */
export function createRepetitions(): (key: ProductKey, place: string) => ImportRemark | null {
  const places = new Map<string, string>();
  return (key, place) => {
    const text = keyText(key);
    const before = places.get(text);
    if (before === undefined) {
      places.set(text, place);
      return null;
    }
    return {
      ...refusal(place, "model", `stands in the file twice, first at ${before}`),
      product: `${key.brand} ${key.model}`,
    };
  };
}
