import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, id, listOf, nothing, text } from "./limits.ts";
import { LibraryNameSchema } from "./search.ts";

const COMPONENTS_PER_PAGE = 30;
const MOST_PER_PAGE = 100;
const MOST_PROPERTIES = 20;
const MOST_VALUES = 100;
/** Ids in one question about favourites. */
const MOST_IDS = 100;

const LIBRARY = "/system/v4/public_components";
const FAVOURITE = "/favourite/component/{id}";

const name = v.exactOptional(v.pipe(text, v.trim()));
const position = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));
const page = {
  pageNo: v.optional(position(MAX_PAGE), 1),
  pageSize: v.optional(position(MOST_PER_PAGE), COMPONENTS_PER_PAGE),
};
/** The calling program and its version; the web client names none. */
const software = { softwareCode: v.exactOptional(code), softwareVersion: v.exactOptional(code) };

export const PublicComponentSchema = v.object({
  /** Also the id of its product. */
  id: v.string(),
  /** The model of its product. */
  name: v.string(),
  productName: v.string(),
  brandName: v.string(),
  /** Without its dot. */
  suffix: v.string(),
  categoryNames: v.array(v.string()),
  /** Address of a picture, 256 px. */
  thumbnail: v.string(),
  softwareCategoryCodes: v.array(v.string()),
  softwareCode: v.string(),
  /** The newest version that opens it. */
  softwareVersion: v.string(),
  /** Id of its file for the program. */
  storeId: v.string(),
  componentFamilyTypeName: v.nullable(v.string()),
  /** Its figures are of no real manufacturer: labelled 示例数据. */
  isSample: v.boolean(),
  library: v.exactOptional(LibraryNameSchema),
});
export type PublicComponent = v.InferOutput<typeof PublicComponentSchema>;
const PageSchema = v.object({ list: v.array(PublicComponentSchema), totalCount: v.number() });

export const listComponentCategories = endpoint({
  method: "GET",
  path: `${LIBRARY}/categories`,
  summary: "Categories of the component library with counts",
  params: nothing,
  query: v.strictObject({ name }),
  body: nothing,
  output: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      count: v.number(),
      /** How many of these match the name. */
      filteredCount: v.number(),
    }),
  ),
});

export const suggestComponents = endpoint({
  method: "GET",
  path: `${LIBRARY}/suggestions`,
  summary: "Series, names and models of components that contain a text, at most ten",
  params: nothing,
  query: v.strictObject({ name: v.pipe(text, v.trim(), v.nonEmpty()) }),
  body: nothing,
  output: v.array(v.string()),
});

/**
 * The brand's code is `brandCode`. Each value has the number of its components that match category and name.
 */
export const aggregateComponentProperties = endpoint({
  method: "POST",
  path: `${LIBRARY}/search_properties_agg`,
  summary: "Properties that components of a category are searched by",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ categoryCode: code, name }),
  output: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      enumValues: v.array(v.object({ code: v.string(), name: v.string(), count: v.number() })),
    }),
  ),
});

export const searchComponents = endpoint({
  method: "POST",
  path: `${LIBRARY}/list/search`,
  summary: "Components by category, name and properties, for a program or for all",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    categoryCode: v.exactOptional(code),
    name,
    brandCode: v.exactOptional(code),
    properties: v.optional(
      listOf(
        v.strictObject({ code, values: v.pipe(listOf(code, MOST_VALUES), v.minLength(1)) }),
        MOST_PROPERTIES,
      ),
      [],
    ),
    ...software,
    ...page,
  }),
  output: PageSchema,
});

export const listComponentVersions = endpoint({
  method: "GET",
  path: `${LIBRARY}/versions`,
  summary: "Versions of a platform's program that components are for, ascending",
  params: nothing,
  query: v.strictObject({ platform_type: v.picklist(["NOVA_DESIGN", "REVIT"]) }),
  body: nothing,
  output: v.array(v.object({ displayVersion: v.string(), softwareVersion: v.string() })),
});

export const addFavourite = userEndpoint({
  method: "POST",
  path: FAVOURITE,
  summary: "Keeps a component among the user's favourites",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.null(),
});

export const removeFavourite = userEndpoint({
  method: "DELETE",
  path: FAVOURITE,
  summary: "Takes a component from the user's favourites",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: v.null(),
});

export const areFavourites = userEndpoint({
  method: "POST",
  path: "/personal_favourite/is_favourite_batch",
  summary: "Which of these components are favourites of the user",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ ids: listOf(id, MOST_IDS) }),
  output: v.array(v.object({ id: v.string(), isFavourite: v.boolean() })),
});

/** Favourites whose product is in the catalogue, newest first. */
export const listFavourites = userEndpoint({
  method: "POST",
  path: "/personal_favourite/components",
  summary: "The user's favourites, a page at a time",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({ name, ...software, ...page }),
  output: PageSchema,
});
