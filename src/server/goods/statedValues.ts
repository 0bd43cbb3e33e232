import type { ImportedValue } from "#domain/catalogue/import/ImportedProduct.ts";
import { keyedFrom, type Keyed } from "#domain/base/keyed.ts";
import type { SheetValue } from "../database/schema/ProductSheet.ts";

function sheetValue(value: ImportedValue): SheetValue {
  if ("number" in value) return value.number;
  if ("text" in value) return value.text;
  if ("bool" in value) return value.bool;
  if ("enumCode" in value) return { enum: value.enumCode };
  return { from: value.rangeFrom, to: value.rangeTo };
}

export const statedValues = (values: readonly ImportedValue[]): Keyed<SheetValue> =>
  keyedFrom(values.map((value) => [value.propertyCode, sheetValue(value)]));
