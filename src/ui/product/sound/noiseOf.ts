import type { Product } from "#api/contract/products.ts";
import {
  NOISE_FIELDS,
  NOISE_KINDS,
  productNoise,
  type ProductNoise,
} from "#domain/catalogue/noiseStatement.ts";

/** Codes of enumerated values, which a product's record gives by name. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...NOISE_KINDS, ...NOISE_FIELDS }).map(([code, name]) => [name, code]),
);

/** The noise figures of a product's record. */
export function noiseOf({ productPropertyValues }: Pick<Product, "productPropertyValues">): ProductNoise {
  const valueOf = (code: string) => productPropertyValues.find((value) => value.code === code)?.value;
  return productNoise({
    number: (code) => {
      const value = valueOf(code);
      return typeof value === "number" ? value : null;
    },
    choice: (code) => CODES.get(String(valueOf(code))) ?? null,
  });
}
