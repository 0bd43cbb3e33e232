import type { CheckedProduct } from "#domain/catalogue/import/checkProduct.ts";
import { refusal, warning, type Fault } from "#domain/catalogue/import/ImportRemark.ts";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import type { EngineKind } from "../selection/EngineKind.ts";
import type { EngineKinds } from "../selection/engineKinds.ts";
import type { CategoryProduct } from "../selection/categoryProducts.ts";
import { keyedFrom } from "#domain/base/keyed.ts";

/** Missing figures only exclude a product from selection; impossible ones exclude it from the catalogue. */
const NOT_STATED = /-missing$/u;

const asStored = ({ brand, model, name, values }: ImportedProduct): CategoryProduct => ({
  id: "",
  name,
  model,
  brandCode: brand,
  imageUrl: null,
  seriesId: null,
  seriesName: null,
  hasDetail: values.length > 0,
  isSample: false,
  numbers: keyedFrom(
    values.flatMap((value) => ("number" in value ? [[value.propertyCode, value.number]] : [])),
  ),
  enums: keyedFrom(
    values.flatMap((value) => ("enumCode" in value ? [[value.propertyCode, value.enumCode]] : [])),
  ),
});

/**
 * The fault that the selection for rooms finds in a product; null if there is none, and for a category that is
 * not selected for rooms.
 */
function checkSelectable(
  kind: Pick<EngineKind, "prepare"> | undefined,
  product: ImportedProduct,
  place: string,
): Fault | null {
  const fault = kind?.prepare([asStored(product)]).unsound[0]?.fault;
  if (fault === undefined) return null;
  return NOT_STATED.test(fault)
    ? warning(place, "selection for rooms", `will not find this product (${fault})`)
    : refusal(place, "rated figures", `contradict each other (${fault})`);
}

/** A product of a category with selection for rooms must be one that the selection can evaluate. */
export function judged({ product, place, remarks }: CheckedProduct, kinds: EngineKinds) {
  const fault = product === null ? null : checkSelectable(kinds.get(product.categoryCode), product, place);
  if (product === null || fault === null) return { product, remarks };
  const reported = [...remarks, { ...fault, product: `${product.brand} ${product.model}` }];
  return { product: fault.severity === "refused" ? null : product, remarks: reported };
}
