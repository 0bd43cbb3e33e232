import { LEGEND_TYPES } from "#domain/things/component/drawing/LegendType.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, id, nothing } from "./limits.ts";

const COMPONENT = "/system/site/v1/softwares/{software}/system_components/{id}";
const params = v.strictObject({ software: code, id });
const PlaceholderSchema = v.object({
  placeholderType: v.picklist(LEGEND_TYPES),
  discipline: v.picklist(["COMMON", "ELECTRIC"]),
  name: v.string(),
  /** Address of a picture. */
  thumbnail: v.string(),
});
export type Placeholder = v.InferOutput<typeof PlaceholderSchema>;

export const getComponentDetail = endpoint({
  method: "GET",
  path: COMPONENT,
  summary: "A component for a program: its types, pictures and views",
  params,
  query: v.strictObject({ software_version: v.exactOptional(code) }),
  body: nothing,
  output: v.object({
    id: v.string(),
    name: v.string(),
    softwareCode: v.string(),
    softwareVersion: v.nullable(v.string()),
    thumbnailType: v.picklist(["2d", "3d"]),
    hasPlaceholder: v.boolean(),
    /** The legends that it contains. */
    builtinPlaceholders: v.array(PlaceholderSchema),
    /** The first is the component's own; the name 默认 stands for the default type. */
    familyTypes: v.array(v.object({ id: v.string(), uuid: v.string(), name: v.string() })),
  }),
});
export type ComponentDetail = v.InferOutput<typeof getComponentDetail.output>;

export const getFamilyType = endpoint({
  method: "GET",
  path: `${COMPONENT}/family_types/{familyTypeId}`,
  summary: "What a type of a component states, group by group",
  params: v.strictObject({ ...params.entries, familyTypeId: id }),
  query: nothing,
  body: nothing,
  output: v.object({
    /** Address of its picture, 256 px. */
    thumbnail: v.string(),
    groups: v.array(
      v.object({
        name: v.string(),
        /** With its unit; `null` if it is not stated. */
        parameterValues: v.array(
          v.object({ id: v.string(), name: v.string(), value: v.nullable(v.string()) }),
        ),
      }),
    ),
  }),
});

export const listPlaceholders = endpoint({
  method: "GET",
  path: `${COMPONENT}/placeholders`,
  summary: "Legends of a component: side view, elevation and plan",
  params,
  query: nothing,
  body: nothing,
  output: v.array(PlaceholderSchema),
});
