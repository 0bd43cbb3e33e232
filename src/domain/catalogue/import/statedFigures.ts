import type { ImportedValue } from "./ImportedProduct.ts";

/** The numeric values of a product by property code. */
export const statedFigures = (values: readonly ImportedValue[]): Map<string, number> =>
  new Map(
    values.flatMap((value) => ("number" in value ? [[value.propertyCode, value.number] as const] : [])),
  );
