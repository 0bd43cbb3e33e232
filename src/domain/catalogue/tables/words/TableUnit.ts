import type { ImportUnit } from "../../import/importUnits.ts";

/** A unit of a product table: those of the import, and units of figures that no property has. */
export interface TableUnit extends Pick<ImportUnit, "label" | "factor" | "origin"> {
  readonly kind: ImportUnit["kind"] | "angle" | "current" | "voltage" | "frequency" | "waterMass";
}
