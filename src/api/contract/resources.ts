import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, id, nothing } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";

/** How much is in a file, known without writing it. Another back end may not tell. */
const FileContentsSchema = v.object({
  /** Values that it carries. */
  parameterCount: v.exactOptional(v.number()),
  /** Products that a file of a series holds. */
  productCount: v.exactOptional(v.number()),
});
export type FileContents = v.InferOutput<typeof FileContentsSchema>;

const RelatedComponentSchema = v.object({
  id: v.string(),
  productId: v.string(),
  name: v.string(),
  /** Without its dot. */
  suffix: v.string(),
  softwareCode: v.string(),
  softwareName: v.string(),
  /** The versions that open it, ascending. */
  softwareList: v.array(v.object({ softwareVersion: v.string(), displayVersion: v.string() })),
  /** Versions later than the last one open it, too. */
  isOpenEnded: v.exactOptional(v.boolean()),
  /** What whoever uses it should know. */
  note: v.exactOptional(v.string()),
  platformCode: v.picklist(["NOVA_DESIGN", "REVIT", "OTHER"]),
  publicComponentId: v.string(),
  componentFamilyTypeName: v.nullable(v.string()),
  softwareCategoryName: v.nullable(v.string()),
  sortIndex: v.number(),
  ...FileContentsSchema.entries,
});
export type RelatedComponent = v.InferOutput<typeof RelatedComponentSchema>;

/** In their order; with a code and a version only those which that program opens. */
export const listProductComponents = endpoint({
  method: "GET",
  path: "/selection/products/{id}/product_components",
  summary: "BIM components of a product",
  params: v.strictObject({ id }),
  query: v.strictObject({ software_code: v.exactOptional(code), software_version: v.exactOptional(code) }),
  body: nothing,
  output: v.array(RelatedComponentSchema),
});

const CadBlockSchema = v.object({
  id: v.string(),
  productId: v.string(),
  name: v.string(),
  /** Without its dot. */
  suffix: v.string(),
  ...FileContentsSchema.entries,
});
export type CadBlock = v.InferOutput<typeof CadBlockSchema>;

export const listCadBlocks = endpoint({
  method: "GET",
  path: "/selection/products/{id}/cad_blocks",
  summary: "CAD blocks of a product",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.array(CadBlockSchema),
});

/** Products of one call. */
const MAX_PRODUCTS = 50;

const ProductParamsSchema = v.object({
  productId: v.string(),
  /** Of the first component; `null`, as what follows of it, where the product has none. */
  publicComponentId: v.nullable(v.string()),
  componentName: v.nullable(v.string()),
  suffix: v.nullable(v.string()),
  familyTypeName: v.nullable(v.string()),
  /** Of all components, each once, joined by underscores. */
  softwareCategoryNames: v.string(),
  thumbnail: v.nullable(v.string()),
  /** What the product states. */
  parameterValues: v.array(PropertyValueSchema),
});
export type ProductParams = v.InferOutput<typeof ProductParamsSchema>;

/** In the order asked; an unknown id is left out. */
export const readProductParams = endpoint({
  method: "POST",
  path: "/selection/products/product_params",
  summary: "Products with their first component and values, for placing",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ productIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_PRODUCTS)) }),
  output: v.array(ProductParamsSchema),
});
