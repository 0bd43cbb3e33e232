import * as v from "valibot";
import {
  arrangedEntries,
  CountedSchema,
  designEntries,
  designId,
  designQuery,
  designSoftware,
  thumbnail,
} from "./designs.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { nothing } from "./limits.ts";

const TEMPLATES = "/system/site/v1/templates";

const TemplateSchema = v.object({
  ...designEntries,
  softwareCode: v.string(),
  softwareVersion: v.string(),
  templateFileName: v.string(),
  /** Without its dot. */
  suffix: v.string(),
  thumbnail,
});
export type DesignTemplate = v.InferOutput<typeof TemplateSchema>;

export const listTemplates = endpoint({
  method: "GET",
  path: TEMPLATES,
  summary: "Templates by category and name, a page at a time, with the categories that the name leaves",
  params: nothing,
  query: v.strictObject({ ...designQuery, ...designSoftware }),
  body: nothing,
  output: v.object({
    list: v.array(TemplateSchema),
    totalCount: v.number(),
    categories: v.array(CountedSchema),
  }),
});

export const getTemplate = endpoint({
  method: "GET",
  path: `${TEMPLATES}/{id}/detail`,
  summary: "A template: its modules, what it consists of, and for what it was laid out",
  params: designId,
  query: nothing,
  body: nothing,
  output: v.object({
    ...TemplateSchema.entries,
    ...arrangedEntries,
    modules: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
});

/** Requires signing in. */
export const getTemplateUrl = userEndpoint({
  method: "GET",
  path: `${TEMPLATES}/{id}/download_url`,
  summary: "Where a template's file is fetched, once, within a minute",
  params: designId,
  query: v.strictObject(designSoftware),
  body: nothing,
  output: v.object({ url: v.string() }),
});
