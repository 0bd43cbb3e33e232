import { DATA_TYPES } from "#domain/catalogue/DataType.ts";
import * as v from "valibot";
import { PARAMETER_FILTERS, type ParameterQuestion } from "#domain/building/selection/parameterQuestion.ts";
import { endpoint } from "./endpoint.ts";
import { code, id, notNegative, nothing, number, responsibilityArea } from "./limits.ts";
import { ParameterSchema, quantity } from "./multiRoom.ts";
import { LibraryNameSchema, SearchConditionsSchema } from "./search.ts";

const parameterQuestion = v.strictObject({
  parameter_filter: v.exactOptional(v.picklist(PARAMETER_FILTERS)),
  airSupplyVolume: v.exactOptional(v.nullable(number)),
  equipmentNumber: v.exactOptional(v.nullable(quantity)),
  roomArea: v.exactOptional(v.nullable(notNegative)),
  singleUnitResponsibilityArea: v.exactOptional(responsibilityArea),
}) satisfies v.GenericSchema<unknown, ParameterQuestion>;

/** A confirmed plan requests the parameters of its distinct products, at most this many per call. */
export const PRODUCTS_PER_PARAMETER_CALL = 500;

/** Properties that one call may name. */
const MOST_PARAMETERS = 50;

/** In the order requested; an unknown id is omitted. */
export const listParameterValues = endpoint({
  method: "POST",
  path: "/search/selection/v1/products/parameter_values",
  summary: "Parameters of products, for a plan or for comparing alternatives",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    productIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(PRODUCTS_PER_PARAMETER_CALL)),
    /** Properties to answer with, in this order, instead of those that the category or the filter names. */
    codes: v.exactOptional(v.pipe(v.array(code), v.minLength(1), v.maxLength(MOST_PARAMETERS))),
    ...parameterQuestion.entries,
  }),
  output: v.array(
    v.object({
      id: v.string(),
      model: v.string(),
      name: v.string(),
      /** `null` without a manufacturer; another back end may omit it. */
      brandName: v.optional(v.nullable(v.string()), null),
      productSeriesName: v.nullable(v.string()),
      imageUrl: v.nullable(v.string()),
      /** Generated records are labelled 示例数据 wherever they are shown. */
      isSample: v.boolean(),
      library: v.exactOptional(LibraryNameSchema),
      parameters: v.array(ParameterSchema),
    }),
  ),
});

export const BrandSchema = v.object({
  brandCode: v.string(),
  brandName: v.string(),
  brandUrl: v.nullable(v.string()),
  /** Products of the brand that match the other conditions; a brand with none is disabled. */
  count: v.number(),
  disabled: v.boolean(),
});
export type Brand = v.InferOutput<typeof BrandSchema>;

/** Every brand of a category, by name, counted regardless of the chosen brand. */
export const aggregateBrands = endpoint({
  method: "POST",
  path: "/search/selection/v2/brands/agg",
  summary: "Brands of a category with product counts",
  isRead: true,
  params: nothing,
  query: nothing,
  body: SearchConditionsSchema,
  output: v.array(BrandSchema),
});

export const listBrands = endpoint({
  method: "GET",
  path: "/search/selection/v1/brands/agg",
  summary: "Brands of a category with product counts",
  params: nothing,
  query: v.strictObject({ gjw_category_code: code }),
  body: nothing,
  output: v.array(BrandSchema),
});

/**
 * Properties by which to filter a category: enumerated ones with the values that occur and their counts, and
 * performance figures with their smallest and largest values. Each is counted without its own filter.
 */
export const aggregateSearchProperties = endpoint({
  method: "POST",
  path: "/search/selection/v1/products/search_properties_agg",
  summary: "Search properties of a category with the values that occur",
  isRead: true,
  params: nothing,
  query: nothing,
  body: SearchConditionsSchema,
  output: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      dataType: v.string(),
      unitSymbol: v.nullable(v.string()),
      values: v.array(v.object({ code: v.string(), name: v.string(), count: v.number() })),
      /** For a Number, Int or Range; otherwise null. */
      min: v.nullable(v.number()),
      max: v.nullable(v.number()),
    }),
  ),
});

export const PropertyValueSchema = v.object({
  code: v.string(),
  name: v.string(),
  unitSymbol: v.nullable(v.string()),
  groupName: v.nullable(v.string()),
  dataType: v.picklist(DATA_TYPES),
  /** Enumerated values by name, ranges by their two ends; `null` if it is not stated. */
  value: v.nullable(v.union([v.number(), v.string(), v.boolean()])),
  valueFrom: v.nullable(number),
  valueTo: v.nullable(number),
});
export type PropertyValue = v.InferOutput<typeof PropertyValueSchema>;

const ProductSchema = v.object({
  id: v.string(),
  name: v.string(),
  model: v.string(),
  brandCode: v.string(),
  brandName: v.string(),
  imageUrl: v.nullable(v.string()),
  /** The picture is drawn from the product's figures: labelled 示意模型. Another back end may omit it. */
  isSchematic: v.exactOptional(v.boolean()),
  productSeriesId: v.nullable(v.string()),
  productSeriesName: v.nullable(v.string()),
  gjwCategoryCode: v.string(),
  gjwCategoryName: v.string(),
  isSample: v.boolean(),
  /** The library of an own product, which its members see; absent for a product of the catalogue. */
  library: v.exactOptional(LibraryNameSchema),
  /** The manual of that library from which it was read; absent if none is named. */
  manual: v.exactOptional(v.object({ id: v.string(), title: v.string() })),
  /** Whether a 3D view with its id exists; another back end may omit it. */
  hasModel: v.exactOptional(v.boolean()),
  /** Origin of the record, for a person to read: the generator, or a source with its licence. */
  source: v.string(),
  productPropertyValues: v.array(PropertyValueSchema),
});
export type Product = v.InferOutput<typeof ProductSchema>;

export const getProduct = endpoint({
  method: "GET",
  path: "/selection/products/{id}",
  summary: "One product with its property values",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: ProductSchema,
});
