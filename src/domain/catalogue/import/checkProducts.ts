import { checkProduct, type CheckedProduct } from "./checkProduct.ts";
import { importCatalogue } from "./importCatalogue.ts";
import type { ImportStandard } from "./ImportedProduct.ts";
import { refusal } from "./ImportRemark.ts";
import type { HeaderReader } from "./readHeader.ts";
import type { SourceProduct } from "./SourceProduct.ts";

/**
 * Checks each product by itself and for repetition: of products that appear more than once in the file, only the
 * first is taken.
 */
export function* checkProducts(
  products: readonly SourceProduct[],
  standard: ImportStandard,
  headerOf: HeaderReader,
): Generator<CheckedProduct> {
  const catalogue = importCatalogue(standard);
  const places = new Map<string, string>();
  for (const source of products) {
    const checked = checkProduct(source, catalogue, headerOf);
    const { product, place } = checked;
    if (product === null) {
      yield checked;
      continue;
    }
    const key = JSON.stringify([product.categoryCode, product.brand, product.model]);
    const before = places.get(key);
    places.set(key, before ?? place);
    yield before === undefined ? checked : repeated(checked, before);
  }
}

const repeated = ({ place, product, remarks }: CheckedProduct, before: string): CheckedProduct => ({
  place,
  product: null,
  remarks: [
    ...remarks,
    {
      ...refusal(place, "model", `stands in the file twice, first at ${before}`),
      product: product === null ? "" : `${product.brand} ${product.model}`,
    },
  ],
});
