import type { BrandRow } from "../../store/catalogueRows.ts";
import { UNNAMED_BRAND } from "../fanCoil/measuredFanCoils.ts";
import { keyed, lookUp } from "#domain/keyed.ts";

/** Makers as the sources of real records name them. */
const NAMED = keyed<BrandRow>({
  Wilo: { code: "B000102", name: "Wilo" },
  KSB: { code: "B000103", name: "KSB" },
  "Schneider Motobombas": { code: "B000104", name: "Schneider Motobombas" },
  Greenheck: { code: "B000105", name: "Greenheck" },
  Continental: { code: "B000106", name: "Continental" },
});

/** What stands in the place of a maker where the source names none begins with a bracket. */
export function realBrand(manufacturer: string): BrandRow {
  if (manufacturer.startsWith("(")) return UNNAMED_BRAND;
  const brand = lookUp(NAMED, manufacturer);
  if (!brand) throw new Error(`No brand is known as ${manufacturer}.`);
  return brand;
}
