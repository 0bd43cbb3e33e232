import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { SourceProduct } from "#domain/catalogue/import/SourceProduct.ts";
import { MOST_OWN_PRODUCTS } from "#domain/desk/library/libraryLimits.ts";
import { openProductFile, type Opened } from "./openProductFile.ts";
import type { FileOutcome, FileProduct, ProductBatch } from "./ProductFileClient.ts";
import { nextBatch, sizeRefusal } from "./sentProducts.ts";

function shown({ place, product, remarks, isRepeated }: CheckedProduct, source: SourceProduct): FileProduct {
  const label = product === null ? (remarks[0]?.product ?? "") : `${product.brand} ${product.model}`;
  const tooLarge = sizeRefusal(source, label);
  return {
    place,
    label,
    key:
      product === null || tooLarge !== null
        ? null
        : { gjwCategoryCode: product.categoryCode, brand: product.brand, model: product.model },
    // The server cannot see a fault of the layout in the sent data, nor a repetition in another call, so such
    // products are not sent.
    isSent: tooLarge === null && isRepeated !== true && source.faults.length === 0,
    remarks: tooLarge === null ? remarks : [...remarks, tooLarge],
  };
}

/** The worker's service: it keeps what it has read, and returns it in parts for calls. */
export function createProductFileService() {
  const headerOf = createHeaderReader();
  let opened: Opened = { ok: false, message: "" };
  let sent: readonly SourceProduct[] = [];

  return {
    async open(file: File): Promise<void> {
      opened = await openProductFile(file, headerOf);
    },
    check(standard: ImportStandard): FileOutcome {
      if (!opened.ok) return opened;
      const { products, remarks } = opened.value;
      if (products.length === 0 && remarks.length === 0) return { ok: false, message: "文件中没有产品" };
      if (products.length > MOST_OWN_PRODUCTS)
        return { ok: false, message: `一次最多导入 ${MOST_OWN_PRODUCTS} 个产品，请拆分文件` };
      const checked = [...checkProducts(products, standard, headerOf)].map((each, at) =>
        // One outcome for each product, in their order.
        shown(each, products[at]!),
      );
      sent = products.filter((_, at) => checked[at]?.isSent);
      return { ok: true, products: checked, remarks };
    },
    batch: (from: number): ProductBatch => nextBatch(sent, from),
  };
}

export type ProductFileService = ReturnType<typeof createProductFileService>;
