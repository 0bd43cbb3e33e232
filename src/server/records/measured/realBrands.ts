import * as v from "valibot";
import type { BrandRow } from "../../database/schema/catalogueRows.ts";
import { UNNAMED_BRAND } from "../fanCoil/measuredFanCoils.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";

/**
 * Manufacturers as the sources of real records name them. An address is given if a source names the
 * manufacturer's own domain: lbl-srg/modelica-buildings, whose records link the pages (Wilo) and catalogues
 * (Greenheck, Continental) from which their figures come; for KSB the README of Karl1b/polyCurve_fit, which
 * uses its pump data by its permission.
 */
const NAMED = keyed<BrandRow>({
  Wilo: { code: "B000102", name: "Wilo", url: "https://wilo.com/" },
  KSB: { code: "B000103", name: "KSB", url: "https://www.ksb.com/" },
  "Schneider Motobombas": { code: "B000104", name: "Schneider Motobombas" },
  Greenheck: { code: "B000105", name: "Greenheck", url: "https://www.greenheck.com/" },
  Continental: { code: "B000106", name: "Continental", url: "https://continentalfan.com/" },
});

/** If the source names no manufacturer, the replacement text begins with a bracket. */
const brandOf = (manufacturer: string): BrandRow | undefined =>
  manufacturer.startsWith("(") ? UNNAMED_BRAND : lookUp(NAMED, manufacturer);

export const ManufacturerSchema = v.pipe(
  v.string(),
  v.check((manufacturer) => brandOf(manufacturer) !== undefined, "is no manufacturer that has a brand"),
);

export function realBrand(manufacturer: string): BrandRow {
  const brand = brandOf(manufacturer);
  if (!brand) throw new Error(`No brand is known as ${manufacturer}.`);
  return brand;
}
