import * as v from "valibot";
import { OUTLET_TYPES } from "#domain/catalogue/outletTypes.ts";
import { readData } from "../../process/readData.ts";
import { codeOf, text } from "../dataSchemas.ts";

/** One way to build an outlet of a type. */
const OutletFamilySchema = v.strictObject({
  /** Begins the specification. */
  letters: text,
  type: codeOf(OUTLET_TYPES),
  name: text,
  /** Effective over neck area, without a damper. */
  areaRatio: v.number(),
});
export type OutletFamily = v.InferOutput<typeof OutletFamilySchema>;

/** What a volume damper behind the blades leaves of the effective area. */
export const DAMPER_AREA = 0.95;

const OutletsSchema = v.strictObject({
  /** Listed by size, with and without a damper, by no brand. */
  unbranded: v.array(OutletFamilySchema),
  /** Built by every brand; the long mouth throws the same, but lets a little less air through. */
  nozzles: v.array(OutletFamilySchema),
});

export const { unbranded: UNBRANDED_FAMILIES, nozzles: NOZZLE_FAMILIES } = readData(
  "data/samples/airOutlets.json",
  OutletsSchema,
);
