import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { packFit } from "#domain/physics/curve/packFit.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { efficiencyGrade } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { CurveRow, ValueRow } from "../../store/catalogueRows.ts";
import type { CategoryProducts } from "../CategoryProducts.ts";
import type { CatalogueProduct } from "./CatalogueProduct.ts";

function valueRowsOf({ product, numbers, enums = [], texts = [] }: CatalogueProduct): ValueRow[] {
  const rows: ValueRow[] = [];
  const { id: productId } = product;
  for (const [propertyCode, number] of numbers) {
    if (number !== null) rows.push({ productId, propertyCode, number });
  }
  for (const [propertyCode, enumCode] of enums) {
    if (enumCode !== null) rows.push({ productId, propertyCode, enumCode });
  }
  for (const [propertyCode, text] of texts) {
    if (text !== null) rows.push({ productId, propertyCode, text });
  }
  return rows;
}

/**
 * Curves of one product, fitted. Those that name the same flows share them, so that the domain factorises once.
 * @throws Error when one is no curve: what the program brings along is right or is not shipped
 */
function curveRowsOf({ product, curves = [] }: CatalogueProduct) {
  let shared: { readonly flows: readonly number[]; readonly x: Float64Array } | null = null;
  return curves.map(({ quantity, setting, rotationalSpeed, isScalable, flows, values }, position) => {
    // A missing value is no number, and refused as one.
    const read = readCurve(
      flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
      quantity,
    );
    if (!read.ok) throw new Error(`${product.id}, ${quantity}: ${read.code}`);
    if (shared?.flows !== flows) shared = { flows, x: read.value.x };
    return {
      productId: product.id,
      position,
      quantity,
      setting,
      rotationalSpeed,
      isScalable,
      flows: [...flows],
      values: [...values],
      fit: packFit(fitCurve({ x: shared.x, y: read.value.y })),
    } satisfies CurveRow;
  });
}

/** Products with their figures and fitted curves, as the tables hold them, and what the standard says of each. */
export function productRows(
  records: readonly CatalogueProduct[],
): Required<Pick<CategoryProducts, "products" | "values" | "curves">> {
  const rows = records.map((record) => {
    const { id: productId, categoryCode } = record.product;
    const [stated, curves] = [valueRowsOf(record), curveRowsOf(record)];
    const enumCode = efficiencyGrade(categoryCode, stated, curves);
    const values =
      enumCode === null
        ? stated
        : [...stated, { productId, propertyCode: PROPERTY.efficiencyGrade, enumCode }];
    return { values, curves };
  });
  return {
    products: records.map(({ product }) => product),
    values: rows.flatMap(({ values }) => values),
    curves: rows.flatMap(({ curves }) => curves),
  };
}
