import { SPEED_MODES } from "#domain/catalogue/duty/SpeedMode.ts";
import { PARAMETER_VALUE_TYPES } from "#domain/desk/project/sharedParameter.ts";
import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import {
  EQUIPMENT_CODE_LENGTH,
  LONGEST_SELECTED_PAGE,
  MOST_UNITS,
  REMARK_LENGTH,
  SELECTED_PAGE,
} from "#domain/desk/project/projectLimits.ts";
import type { SelectedProperty } from "#domain/building/plan/schedule/SelectedProperty.ts";
import { userEndpoint } from "./endpoint.ts";
import { code, id, listOf, nothing, number, text, pageNumber } from "./limits.ts";
import { PropertyValueSchema } from "./products.ts";
import { projectParams, time, uuid, version } from "./projects.ts";
import { LibraryNameSchema } from "./search.ts";

/** Ids in one call. */
const MOST_IDS = 1000;
const ids = v.pipe(v.array(uuid), v.minLength(1), v.maxLength(MOST_IDS));

const selectedProperty = <Type extends SelectedProperty["type"]>(type: Type) =>
  v.strictObject({
    codes: v.pipe(v.array(code), v.minLength(1), v.maxLength(8)),
    name: text,
    sort: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    unit: v.nullable(text),
    values: listOf(v.nullable(v.union([number, text])), 8),
    type: v.literal(type),
  }) satisfies v.GenericSchema<unknown, SelectedProperty>;
/** More than any kind of product has of either. */
const MOST_PROPERTIES = 60;
const designProperties = listOf(selectedProperty("design"), MOST_PROPERTIES);
const runtimeProperties = listOf(selectedProperty("runtime"), MOST_PROPERTIES);

const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_UNITS));

export const SelectionSchema = v.strictObject({
  productId: id,
  designProperties: v.optional(designProperties, []),
  runtimeProperties: v.optional(runtimeProperties, []),
  publicComponentId: v.optional(v.nullable(id), null),
  equipmentNum: v.optional(units, 1),
  /**
   * The client makes one key for each selection: a repeated request returns the selection instead of making a
   * second one.
   */
  selectionKey: v.exactOptional(uuid),
});
export type Selection = v.InferOutput<typeof SelectionSchema>;

const nullableString = v.nullable(v.string());
const StoredPropertySchema = v.object({
  codes: v.array(v.string()),
  name: v.string(),
  sort: v.number(),
  unit: nullableString,
  values: v.array(v.nullable(v.union([v.number(), v.string()]))),
  type: v.picklist(["design", "runtime"]),
});

/** The product as it was when it was selected, regardless of later changes of the catalogue. */
export const SelectedProductSchema = v.object({
  id: v.string(),
  productId: v.string(),
  name: v.string(),
  model: v.string(),
  brandCode: v.string(),
  brandName: v.string(),
  imageUrl: nullableString,
  productSeriesId: nullableString,
  productSeriesName: nullableString,
  gjwCategoryCode: v.string(),
  gjwCategoryName: v.string(),
  isSample: v.boolean(),
  source: v.string(),
  speedControl: v.nullable(v.picklist(SPEED_MODES)),
  productPropertyValues: v.array(PropertyValueSchema),
  designProperties: v.array(StoredPropertySchema),
  runtimeProperties: v.array(StoredPropertySchema),
  publicComponentId: nullableString,
  equipmentNum: v.number(),
  /** 编号; if empty, the schedule numbers it. */
  equipmentCode: v.string(),
  /** 编号 in the project's 设备表, given or automatic; only in pages. */
  scheduleNumber: v.exactOptional(v.string()),
  /** The library of an own product that the reader sees now; only in pages. */
  library: v.exactOptional(LibraryNameSchema),
  /** 备注. */
  remark: v.string(),
  version: v.number(),
  /** Who selected it; null if the user no longer exists. */
  selectedBy: nullableString,
  createdAt: time,
  updatedAt: time,
});
export type SelectedProduct = v.InferOutput<typeof SelectedProductSchema>;

export const CategoryAggregateSchema = v.object({
  code: v.string(),
  name: v.string(),
  /** Number of selected products. */
  count: v.number(),
  /** Number of their units. */
  equipmentNum: v.number(),
});

export const pageQuery = {
  page_no: v.optional(pageNumber(MAX_PAGE), "1"),
  page_size: v.optional(pageNumber(LONGEST_SELECTED_PAGE), String(SELECTED_PAGE)),
};

const PRODUCTS = "/private/v1/personal_projects/{projectId}/personal_products" as const;
const productParams = v.strictObject({ projectId: uuid, id: uuid });

export const aggregateSelectedCategories = userEndpoint({
  method: "GET",
  path: `${PRODUCTS}/gjw_categories/agg`,
  summary: "Categories of the selected products with their counts, in the order of the codes",
  params: projectParams,
  query: nothing,
  body: nothing,
  output: v.array(CategoryAggregateSchema),
});

export const SelectedPageSchema = v.object({ list: v.array(SelectedProductSchema), totalCount: v.number() });

/**
 * In the order of selection, so later selections come last. With `after`, the last row that the caller has,
 * the page contains the rows that follow it, even if earlier ones were deleted; `page_no` is then ignored.
 */
export const pageSelectedProducts = userEndpoint({
  method: "GET",
  path: `${PRODUCTS}/page`,
  summary: "Selected products, a page at a time",
  params: projectParams,
  query: v.strictObject({
    gjw_category_code: v.exactOptional(code),
    ...pageQuery,
    after: v.exactOptional(uuid),
  }),
  body: nothing,
  output: SelectedPageSchema,
});

export const selectProduct = userEndpoint({
  method: "POST",
  path: PRODUCTS,
  summary: "Select a product into a project",
  params: projectParams,
  query: nothing,
  body: SelectionSchema,
  output: SelectedProductSchema,
});

/** Ids of other projects and of deleted rows are ignored. */
export const deleteSelectedProducts = userEndpoint({
  method: "DELETE",
  path: PRODUCTS,
  summary: "Delete selected products; for a day they can be had back",
  params: projectParams,
  query: nothing,
  body: v.strictObject({ ids }),
  output: v.object({ ids: v.array(v.string()) }),
});

export const restoreSelectedProducts = userEndpoint({
  method: "POST",
  path: `${PRODUCTS}/restore`,
  summary: "Take a deletion back: the products stand again where they stood",
  params: projectParams,
  query: nothing,
  body: v.strictObject({ ids }),
  output: v.object({ ids: v.array(v.string()) }),
});

export const changeDesignProperties = userEndpoint({
  method: "PATCH",
  path: `${PRODUCTS}/{id}/design_properties`,
  summary: "Replace the design values of a selected product, and what it does at them",
  params: productParams,
  query: nothing,
  body: v.strictObject({
    designProperties,
    /** If absent, the former ones stay. */
    runtimeProperties: v.exactOptional(runtimeProperties),
    version: v.exactOptional(version),
  }),
  output: SelectedProductSchema,
});

export const changeSelectedProduct = userEndpoint({
  method: "PATCH",
  path: `${PRODUCTS}/{id}`,
  summary: "Change quantity, number or remark of a selected product",
  params: productParams,
  query: nothing,
  body: v.strictObject({
    equipmentNum: v.exactOptional(units),
    equipmentCode: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(EQUIPMENT_CODE_LENGTH))),
    remark: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(REMARK_LENGTH))),
    version: v.exactOptional(version),
  }),
  output: SelectedProductSchema,
});

/** In the current project; a user without one has selected nothing. */
export const getSelected = userEndpoint({
  method: "GET",
  path: "/selection/products/{id}/selected",
  summary: "Whether a product is selected in the current project, and how",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.object({
    isSelected: v.boolean(),
    projectId: nullableString,
    /** Newest first, a hundred at most. */
    list: v.array(
      v.object({ id: v.string(), equipmentNum: v.number(), designProperties: v.array(StoredPropertySchema) }),
    ),
  }),
});

/** The guid of a property never changes, so that families of any office share its parameter. */
export const listShareParamDefinitions = userEndpoint({
  method: "GET",
  path: "/private/v1/share_param_definitions",
  summary: "The properties of the data standard as shared parameters",
  params: nothing,
  query: v.strictObject({ gjw_category_code: v.exactOptional(code) }),
  body: nothing,
  output: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      guid: v.string(),
      valueType: v.picklist(PARAMETER_VALUE_TYPES),
      unit: nullableString,
      isGeometry: v.boolean(),
      isStandard: v.boolean(),
      groupName: nullableString,
    }),
  ),
});

/** Selected products of one arrangement. */
const MOST_ARRANGED = 50;

/** In the order requested; an unknown id is omitted. */
export const readArrangementInfo = userEndpoint({
  method: "POST",
  path: "/private/v1/personal_projects/arrangement_info",
  summary: "Selected products with their component, quantity and values, for placing",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    projectId: uuid,
    ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(MOST_ARRANGED)),
  }),
  output: v.array(
    v.object({
      id: v.string(),
      productId: v.string(),
      name: v.string(),
      model: v.string(),
      equipmentCode: v.string(),
      equipmentNum: v.number(),
      publicComponentId: nullableString,
      componentName: nullableString,
      suffix: nullableString,
      familyTypeName: nullableString,
      softwareCategoryNames: v.string(),
      designProperties: v.array(StoredPropertySchema),
      runtimeProperties: v.array(StoredPropertySchema),
      parameterValues: v.array(PropertyValueSchema),
    }),
  ),
});
