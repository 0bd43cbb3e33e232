import { checkProduct, type CheckedProduct } from "./checkProduct.ts";
import { importCatalogue } from "./importCatalogue.ts";
import type { ImportStandard } from "./ImportedProduct.ts";
import type { HeaderReader } from "./readHeader.ts";
import { createRepetitions } from "./repeatedProducts.ts";
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
  const repetitionOf = createRepetitions();
  for (const source of products) {
    const checked = checkProduct(source, catalogue, headerOf);
    const { product, place, remarks } = checked;
    const repetition = product && repetitionOf(product, place);
    yield repetition === null
      ? checked
      : { place, product: null, isRepeated: true, remarks: [...remarks, repetition] };
  }
}
