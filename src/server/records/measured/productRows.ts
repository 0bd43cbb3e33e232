import { groupBy } from "#domain/base/groupBy.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { Curve } from "#domain/physics/curve/Curve.ts";
import { fitSetting } from "#domain/physics/curve/fitSetting.ts";
import { packFit, type PackedFit } from "#domain/physics/curve/packFit.ts";
import { settingName } from "#domain/catalogue/machine/productChart.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { efficiencyGrade } from "#domain/catalogue/standards/efficiencyGrade.ts";
import type { CurveRow, ValueRow } from "../../database/schema/catalogueRows.ts";
import type { CategoryProducts } from "../CategoryProducts.ts";
import type { CatalogueProduct, ListedCurve } from "./CatalogueProduct.ts";

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
 * Fitted curves of one product. Curves with the same flows share the array, so that the domain factorises
 * once.
 * @throws Error for an invalid curve: bundled data must be right
 */
function curveRowsOf({ product, curves = [] }: CatalogueProduct) {
  let shared: { readonly flows: readonly number[]; readonly x: Float64Array } | null = null;
  const measured = curves.map(({ quantity, flows, values }): Curve => {
    // A missing value becomes NaN, which is refused.
    const read = readCurve(
      flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
      quantity,
    );
    if (!read.ok) throw new Error(`${product.id}, ${quantity}: ${read.code}`);
    if (shared?.flows !== flows) shared = { flows, x: read.value.x };
    return { x: shared.x, y: read.value.y };
  });
  const fits = new Map<ListedCurve, PackedFit>();
  for (const own of groupBy(curves, settingName).values()) {
    const fitted = fitSetting(
      // Every curve was read, and every fit belongs to one.
      own.map((curve) => ({ quantity: curve.quantity, curve: measured[curves.indexOf(curve)]! })),
    );
    own.forEach((curve, at) => fits.set(curve, packFit(fitted[at]!.fitted)));
  }
  return curves.map((curve, position) => {
    const { quantity, setting, rotationalSpeed, isScalable, flows, values } = curve;
    return {
      productId: product.id,
      position,
      quantity,
      setting,
      rotationalSpeed,
      isScalable,
      flows: [...flows],
      values: [...values],
      fit: fits.get(curve)!,
    } satisfies CurveRow;
  });
}

/**
 * Products with their figures and fitted curves, as the tables hold them, and with the standard's grade of
 * each.
 */
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
