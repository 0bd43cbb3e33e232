import * as v from "valibot";
import { FAN_COIL_MOTORS } from "#domain/catalogue/properties.ts";
import { readData } from "../process/readData.ts";
import { codeOf, text } from "../process/dataSchemas.ts";

/** An invented brand of fans or pumps; `prefix` begins its model numbers. */
const maker = { code: text, name: text, prefix: text };
const MachineBrandSchema = v.strictObject(maker);
export type MachineBrand = v.InferOutput<typeof MachineBrandSchema>;

/**
 * An invented brand: what it builds, and how its figures deviate from the standard's. The standard limits
 * noise and power from above, and capacity to at least 95 %: deviations stay on the permitted side.
 */
const SampleBrandSchema = v.strictObject({
  ...maker,
  families: v.array(text),
  motors: v.array(codeOf(FAN_COIL_MOTORS)),
  capacity: v.number(),
  sensibleRatio: v.number(),
  power: v.number(),
  /** dB(A) */
  noise: v.number(),
  /** Whether it states how its noise was measured: 1 m from the unit, over a reflecting floor. */
  statesTest: v.boolean(),
});
export type SampleBrand = v.InferOutput<typeof SampleBrandSchema>;

const TEST_DISTANCE = 1;
/** Distance in m at which a brand's noise was measured; null for a brand that does not state it. */
export const noiseDistanceOf = ({ statesTest }: SampleBrand): number | null =>
  statesTest ? TEST_DISTANCE : null;

const BrandsSchema = v.strictObject({
  terminals: v.array(SampleBrandSchema),
  machinesOnly: v.array(MachineBrandSchema),
});

/** Brands of fan coils, indoor units and machines, and four that only build machines. */
export const { terminals: SAMPLE_BRANDS, machinesOnly: MACHINES_ONLY } = readData(
  "data/samples/brands.json",
  BrandsSchema,
);
