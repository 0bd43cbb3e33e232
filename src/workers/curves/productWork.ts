import { sheetProduct, sheetReadings, type ManualSheet } from "#domain/catalogue/curves/manualSheet.ts";
import { shapeWords } from "#domain/catalogue/curves/shapeWords.ts";
import { checkProducts } from "#domain/catalogue/import/checkProducts.ts";
import type { ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { createHeaderReader } from "#domain/catalogue/import/readHeader.ts";
import type { CheckedSheet, SheetBatch } from "./CurvesClient.ts";
import { nextBatch, sizeRefusal } from "../products/sentProducts.ts";

/** Code that only a product needs; it is not loaded for viewing pages. */
export function checkSheet(sheet: ManualSheet, standard: ImportStandard): CheckedSheet {
  const source = sheetProduct(sheet);
  const [checked] = checkProducts([source], standard, createHeaderReader());
  const tooLarge = sizeRefusal(source, sheet.model);
  const shape = shapeWords(sheet.curves);
  if (checked && tooLarge === null) return { ...checked, shape };
  return { place: source.place, product: null, remarks: tooLarge === null ? [] : [tooLarge], shape };
}

export const sheetBatch = (sheet: ManualSheet): SheetBatch => ({
  ...nextBatch([sheetProduct(sheet)], 0),
  errors: sheetReadings(sheet),
});
