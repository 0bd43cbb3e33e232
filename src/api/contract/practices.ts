import * as v from "valibot";
import { CountedSchema, designEntries, designId, designName, designQuery, FactSchema } from "./designs.ts";
import { endpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";

const PRACTICE = "/system/v1/practice";

const LayerSchema = v.object({
  /** 面层, 找平层, 保温层 … */
  role: v.string(),
  material: v.string(),
  /** The material's category in the standard material library. */
  categoryCode: v.string(),
  specification: v.string(),
  /** mm */
  thickness: v.number(),
  /** W/(m·K) */
  conductivity: v.number(),
  /** kg/m³ */
  density: v.number(),
});

const PracticeSchema = v.object({
  ...designEntries,
  feature: v.string(),
  featureName: v.string(),
  /** From one side to the other; a list draws its picture from them. */
  layers: v.array(LayerSchema),
});
export type Practice = v.InferOutput<typeof PracticeSchema>;

export const listPractices = endpoint({
  method: "GET",
  path: `${PRACTICE}/list`,
  summary: "Construction practices by category, feature and name, a page at a time",
  params: nothing,
  query: v.strictObject({ ...designQuery, feature: v.exactOptional(code) }),
  body: nothing,
  output: v.object({ list: v.array(PracticeSchema), totalCount: v.number() }),
});

export const aggregatePracticeCategories = endpoint({
  method: "GET",
  path: `${PRACTICE}/agg_category`,
  summary: "Categories of practices with how many the name and the feature leave",
  params: nothing,
  query: v.strictObject({ name: designName, feature: v.exactOptional(code) }),
  body: nothing,
  output: v.array(CountedSchema),
});

export const aggregatePracticeFeatures = endpoint({
  method: "GET",
  path: `${PRACTICE}/agg_feature`,
  summary: "Features of practices with how many the name and the category leave",
  params: nothing,
  query: v.strictObject({ name: designName, category_code: v.exactOptional(code) }),
  body: nothing,
  output: v.array(CountedSchema),
});

export const getPractice = endpoint({
  method: "GET",
  path: `${PRACTICE}/{id}`,
  summary: "A construction practice: its layers, its thermal figures, and what they rest on",
  params: designId,
  query: nothing,
  body: nothing,
  output: v.object({
    ...PracticeSchema.entries,
    facts: v.array(FactSchema),
    /** The two sides, in the order of the layers. */
    sides: v.array(v.string()),
    source: v.string(),
  }),
});
