import { DATA_TYPES } from "#domain/catalogue/DataType.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";

const ClassificationSchema = v.object({
  code: v.string(),
  name: v.string(),
  /** Number of products of the classification in the catalogue. */
  count: v.number(),
  configItemValues: v.object({
    isSelectionEnable: v.boolean(),
    isNew: v.boolean(),
    isCanRelateResources: v.boolean(),
    isPriceCondition: v.boolean(),
  }),
});
export type Classification = v.InferOutput<typeof ClassificationSchema>;

const resourceType = v.picklist(["PRODUCT", "STANDARD_MATERIAL"]);

export const listClassifications = endpoint({
  method: "GET",
  path: "/gjk/data_standards/site/v1/classifications",
  summary: "Classifications of products or of standard materials",
  params: nothing,
  query: v.strictObject({ resource_type: resourceType }),
  body: nothing,
  output: v.array(ClassificationSchema),
});

export const queryClassifications = endpoint({
  method: "POST",
  path: "/gjk/data_standards/v2/classifications",
  summary: "Classifications of products or of standard materials by code",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ resourceType, codes: v.optional(v.pipe(v.array(code), v.maxLength(100))) }),
  output: v.array(ClassificationSchema),
});

const PropertyDefinitionSchema = v.object({
  code: v.string(),
  name: v.string(),
  dataType: v.picklist(DATA_TYPES),
  unitSymbol: v.nullable(v.string()),
  groupCode: v.nullable(v.string()),
  groupName: v.nullable(v.string()),
  enumValues: v.array(v.object({ code: v.string(), name: v.string() })),
  isPerformanceFilter: v.boolean(),
  isListDisplay: v.boolean(),
  isCustomSort: v.boolean(),
  /** For materials: whether it can be searched by. */
  isSearch: v.exactOptional(v.boolean()),
});
export type PropertyDefinition = v.InferOutput<typeof PropertyDefinitionSchema>;

export const listClassificationProperties = endpoint({
  method: "POST",
  path: "/gjk/data_standards/site/v1/classifications/{code}/properties",
  summary: "Property definitions of a classification",
  isRead: true,
  params: v.strictObject({ code }),
  query: nothing,
  body: v.strictObject({ resourceType }),
  output: v.array(PropertyDefinitionSchema),
});
