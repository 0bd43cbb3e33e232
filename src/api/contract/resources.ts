import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, id, nothing } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";

/** The content of a file, known without writing it. Another back end may omit it. */
const FileContentsSchema = v.object({
  /** Number of values in it. */
  parameterCount: v.exactOptional(v.number()),
  /** Number of products in a file of a series. */
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
  /** Versions later than the last one open it too. */
  isOpenEnded: v.exactOptional(v.boolean()),
  /** A note for the user of the file. */
  note: v.exactOptional(v.string()),
  platformCode: v.picklist(["NOVA_DESIGN", "REVIT", "OTHER"]),
  publicComponentId: v.string(),
  componentFamilyTypeName: v.nullable(v.string()),
  softwareCategoryName: v.nullable(v.string()),
  sortIndex: v.number(),
  ...FileContentsSchema.entries,
});
export type RelatedComponent = v.InferOutput<typeof RelatedComponentSchema>;

/** In order; with a code and a version, only those that this program opens. */
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

/** Products in one call. */
const MAX_PRODUCTS = 50;

const ProductParamsSchema = v.object({
  productId: v.string(),
  /** Id of the first component; `null`, like the following fields about it, if the product has none. */
  publicComponentId: v.nullable(v.string()),
  componentName: v.nullable(v.string()),
  suffix: v.nullable(v.string()),
  familyTypeName: v.nullable(v.string()),
  /** Of all components, each once, joined by underscores. */
  softwareCategoryNames: v.string(),
  thumbnail: v.nullable(v.string()),
  /** The product's values. */
  parameterValues: v.array(PropertyValueSchema),
});
export type ProductParams = v.InferOutput<typeof ProductParamsSchema>;

/** In the order requested; an unknown id is omitted. */
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
