import type { ImportedProduct, ImportedValue } from "#domain/catalogue/import/ImportedProduct.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { efficiencyGrade } from "#domain/catalogue/standards/efficiencyGrade.ts";
import { packSheets, sheetsOf, type PackedSheets } from "./packSheets.ts";

/** The values of a file, with the standard's grade if the file states none. */
function valuesOf({ categoryCode, values, curves }: ImportedProduct): readonly ImportedValue[] {
  const propertyCode = PROPERTY.efficiencyGrade;
  if (values.some((value) => value.propertyCode === propertyCode)) return values;
  const enumCode = efficiencyGrade(categoryCode, values, curves);
  return enumCode === null ? values : [...values, { propertyCode, enumCode }];
}

/** The sheets of imported products, under the ids that they have. */
export const packImported = (
  imported: readonly { readonly id: string; readonly product: ImportedProduct }[],
): readonly PackedSheets[] =>
  packSheets(
    sheetsOf({
      values: imported.flatMap(({ id, product }) =>
        valuesOf(product).map((value) => ({ productId: id, ...value })),
      ),
      curves: imported.flatMap(({ id, product }) =>
        product.curves.map((curve, position) => ({ ...curve, productId: id, position })),
      ),
    }),
  );

/** Where an imported product comes from, and what was converted, for a person to read. */
export const sourceOf = ({ source, remark }: ImportedProduct): string =>
  [source ?? "imported", remark ?? []].flat().join("；");
