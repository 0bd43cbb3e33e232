import { cellText } from "../../base/sheet/SheetGrid.ts";
import { IDENTITY_NAMES } from "./identityFields.ts";
import { namedBy, type HeaderReader } from "./readHeader.ts";
import type { SourceRow } from "./SourceProduct.ts";

/** The fields of a row that identify its product, in lower case; a blank field is left out. */
export interface SourceKey {
  category?: string;
  brand?: string;
  model?: string;
}

export function sourceKey({ fields }: SourceRow, headerOf: HeaderReader): SourceKey {
  const key: SourceKey = {};
  for (const [text, cell] of fields) {
    const named = namedBy(headerOf(text), IDENTITY_NAMES);
    if (named === "category" || named === "brand" || named === "model")
      key[named] ??= cellText(cell).trim().toLowerCase();
  }
  return key;
}

/**
 * Whether a row may belong to the product of `key`: its model, and every other field that it states, are the same.
 */
export const agrees = (row: SourceKey, key: SourceKey): boolean =>
  row.model === key.model &&
  (row.brand === undefined || row.brand === key.brand) &&
  (row.category === undefined || row.category === key.category);
