import * as v from "valibot";
import { INDOOR_UNIT_STRUCTURES } from "#domain/catalogue/indoorUnitValues.ts";
import { readData } from "../../process/readData.ts";
import { codeOf, text } from "../../process/dataSchemas.ts";
import { growth } from "../dataSchemas.ts";

/** One construction of an indoor unit, and the sizes in which it is built. */
const IndoorUnitFamilySchema = v.strictObject({
  /** In model numbers. */
  letters: text,
  structure: codeOf(INDOOR_UNIT_STRUCTURES),
  name: text,
  /** kW of the smallest and the largest size. */
  from: v.number(),
  to: v.number(),
  /** Pa; `null` for units that blow freely into the room. */
  staticPressures: v.array(v.nullable(v.number())),
  /** dB(A) relative to a duct unit of the same size. */
  noise: v.number(),
  length: growth,
  width: growth,
  height: growth,
});
export type IndoorUnitFamily = v.InferOutput<typeof IndoorUnitFamilySchema>;

const IndoorUnitsSchema = v.strictObject({
  /** Rated cooling of the usual sizes of multi-split systems, kW. */
  coolingSeries: v.tupleWithRest([v.number()], v.number()),
  families: v.array(IndoorUnitFamilySchema),
});

export const { coolingSeries: COOLING_SERIES, families: INDOOR_UNIT_FAMILIES } = readData(
  "data/samples/indoorUnits.json",
  IndoorUnitsSchema,
);
