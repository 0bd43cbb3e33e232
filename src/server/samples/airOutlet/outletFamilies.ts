import * as v from "valibot";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { readData } from "../../process/readData.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";

/** One construction of an outlet of a type. */
const OutletFamilySchema = v.strictObject({
  /** Beginning of the specification. */
  letters: text,
  type: codeOf(OUTLET_TYPES),
  name: text,
  /** Effective over neck area, without a damper. */
  areaRatio: v.number(),
});
export type OutletFamily = v.InferOutput<typeof OutletFamilySchema>;

/** Share of the effective area that remains with a volume damper behind the blades. */
export const DAMPER_AREA = 0.95;

const OutletsSchema = v.strictObject({
  /** Listed by size, with and without a damper, without a brand. */
  unbranded: v.array(OutletFamilySchema),
  /** Built by every brand; the long mouth has the same throw, but lets slightly less air through. */
  nozzles: v.array(OutletFamilySchema),
});

export const { unbranded: UNBRANDED_FAMILIES, nozzles: NOZZLE_FAMILIES } = readData(
  "data/samples/airOutlets.json",
  OutletsSchema,
);
