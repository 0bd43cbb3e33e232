import type { CategoryTable, TableValues } from "#domain/products/search/CategoryTable.ts";
import { keyed } from "#domain/base/keyed.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { unpackFit, type PackedFit } from "#domain/physics/curve/packFit.ts";
import type { CategoryProducts } from "#server/records/CategoryProducts.ts";
import type { CategoryStandard } from "#server/standard/CategoryStandard.ts";
import { definitionRows } from "#server/standard/definitionRows.ts";

/** The bundled products of a category in the search's form, numbers and enumerations, without a database. */
export function tableOfRows(standard: CategoryStandard, parts: readonly CategoryProducts[]): CategoryTable {
  const { definitions, enumValues } = definitionRows(standard);
  const products = parts.flatMap((part) => part.products);
  const values = parts.flatMap((part) => part.values);
  const curves = parts.flatMap((part) => part.curves ?? []);
  const brands = parts.flatMap((part) => part.brands);
  const indexOf = new Map(products.map(({ id }, index) => [id, index]));
  const properties = definitions.map(({ code, dataType }): TableValues => {
    const stated = values.filter(({ propertyCode }) => propertyCode === code);
    const indices = stated.map(({ productId }) => indexOf.get(productId) ?? NaN);
    if (dataType === "Enum") {
      const codes = enumValues.filter((value) => value.propertyCode === code).map((value) => value.code);
      return { code, indices, kind: "enum", codes, values: stated.map(({ enumCode }) => enumCode ?? "") };
    }
    return { code, indices, kind: "number", values: stated.map(({ number }) => number ?? NaN) };
  });
  const fits: Record<string, (FittedCurve | null)[]> = {};
  for (const { productId, quantity, fit, flows, values: measured } of curves) {
    const column = (fits[quantity] ??= products.map(() => null));
    const packed = fit as PackedFit;
    if (packed.kind === "derived") continue;
    // Curves are in order: the main setting's first.
    column[indexOf.get(productId) ?? NaN] ??= unpackFit(packed, {
      x: Float64Array.from(flows),
      y: Float64Array.from(measured),
    });
  }
  return {
    categoryCode: standard.code,
    products: products.map(({ id, model, brandCode, seriesId, isSample }) => ({
      id,
      model,
      brandCode,
      seriesId: seriesId ?? null,
      isSample,
    })),
    brandNames: new Map(brands.map(({ code, name }) => [code, name])),
    properties,
    shownCodes: definitions.filter(({ isListDisplay }) => isListDisplay).map(({ code }) => code),
    curves: keyed(fits),
  };
}
