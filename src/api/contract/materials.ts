import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { MATERIALS_PER_PAGE } from "#domain/desk/materials/Material.ts";
import { endpoint } from "./endpoint.ts";
import { code, id, listOf, nothing, text } from "./limits.ts";

const name = v.exactOptional(v.pipe(text, v.trim()));
const position = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const MaterialCategorySchema = v.object({
  code: v.string(),
  /** `null`: it holds categories. */
  parentCode: v.nullable(v.string()),
  name: v.string(),
  count: v.number(),
  /** How many of these match the name. */
  filteredCount: v.number(),
});
export type MaterialCategory = v.InferOutput<typeof MaterialCategorySchema>;

export const aggregateMaterialCategories = endpoint({
  method: "GET",
  path: "/search/material/v1/materials/gjw_category_agg",
  summary: "Categories of the standard material library with counts",
  params: nothing,
  query: v.strictObject({ name }),
  body: nothing,
  output: v.array(MaterialCategorySchema),
});

const MaterialSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** The designation with its size. */
  specification: v.string(),
  standard: v.nullable(v.string()),
  /** Unit of quantities. */
  unit: v.string(),
  gjwCategoryCode: v.string(),
  gjwCategoryName: v.string(),
  /** Source with which its figures were checked; `null`: labelled 待核对. */
  verifiedBy: v.nullable(v.string()),
  source: v.string(),
  materialPropertyValues: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      unitSymbol: v.nullable(v.string()),
      /** `null` if it is not stated. */
      value: v.nullable(v.union([v.number(), v.string()])),
    }),
  ),
});
export type Material = v.InferOutput<typeof MaterialSchema>;

const MOST_CONDITIONS = 20;

/** In the order of categories and sizes. A condition on a figure is `100`, `80-150`, `80-` or `-150`. */
export const queryMaterials = endpoint({
  method: "POST",
  path: "/search/material/v1/materials/query",
  summary: "Standard materials by category, name and properties",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    gjwCategoryCode: v.exactOptional(code),
    name,
    categoryProperties: v.optional(
      listOf(v.strictObject({ code, value: v.pipe(text, v.nonEmpty()) }), MOST_CONDITIONS),
      [],
    ),
    pageNo: v.optional(position(MAX_PAGE), 1),
    pageSize: v.optional(position(100), MATERIALS_PER_PAGE),
  }),
  output: v.object({ list: v.array(MaterialSchema), totalCount: v.number() }),
});

export const getMaterial = endpoint({
  method: "GET",
  path: "/search/material/v1/materials/{id}",
  summary: "One standard material",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: MaterialSchema,
});
