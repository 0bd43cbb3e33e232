import type { BrandRow, ProductRow, SupplierRow } from "../database/schema/catalogueRows.ts";

/** Not a possible number, so nobody answers it. */
const NO_NUMBER = "000-0000-0000";

/** The contact of every invented supplier. */
export const NO_CONTACT = { contactUserName: "示例联系人", contactMobile: NO_NUMBER };

/**
 * A contact for each invented brand, which says that it is invented. Manufacturers of real records have no
 * contact here.
 */
export function sampleSuppliers(
  brands: readonly BrandRow[],
  products: readonly ProductRow[],
): readonly SupplierRow[] {
  const real = new Set(products.filter(({ isSample }) => !isSample).map(({ brandCode }) => brandCode));
  return brands
    .filter(({ code }) => !real.has(code))
    .map(({ code, name }) => ({
      id: `supplier-${code}`,
      brandCode: code,
      name: `${name}（示例厂商）`,
      ...NO_CONTACT,
      isSample: true,
    }));
}
