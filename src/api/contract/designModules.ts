import * as v from "valibot";
import {
  arrangedEntries,
  CountedSchema,
  designBodyPage,
  designEntries,
  designId,
  designName,
  designSoftware,
  thumbnail,
} from "./designs.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";

const MODULES = "/system/v4/space_g_modules";

const ModuleSchema = v.object({
  ...designEntries,
  guid: v.string(),
  /** 循环泵组, 换热机组 …: the category. */
  functionType: v.string(),
  /** The discipline. */
  specialtyType: v.string(),
  specialtyName: v.string(),
  /** Where it is installed. */
  type: v.string(),
  typeName: v.string(),
  softwareCode: v.string(),
  /** The newest version that opens it. */
  softwareVersion: v.string(),
  moduleFileName: v.string(),
  /** Without its dot. */
  suffix: v.string(),
  thumbnail,
});
export type DesignModule = v.InferOutput<typeof ModuleSchema>;

export const aggregateModules = endpoint({
  method: "GET",
  path: `${MODULES}/agg`,
  summary: "By what modules are searched: functions, disciplines, places and versions of the program",
  params: nothing,
  query: v.strictObject({ name: designName, ...designSoftware }),
  body: nothing,
  output: v.object({
    softwareVersions: v.array(v.object({ displayVersion: v.string(), softwareVersion: v.string() })),
    types: v.array(CountedSchema),
    specialtyType: v.array(CountedSchema),
    functionType: v.array(CountedSchema),
  }),
});

export const pageModules = endpoint({
  method: "POST",
  path: `${MODULES}/page`,
  summary: "Modules by function, discipline, place and name, a page at a time",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    name: designName,
    functionType: v.exactOptional(code),
    specialtyType: v.exactOptional(code),
    type: v.exactOptional(code),
    softwareCode: v.exactOptional(code),
    softwareVersion: v.exactOptional(code),
    ...designBodyPage,
  }),
  output: v.object({ list: v.array(ModuleSchema), totalCount: v.number() }),
});

export const getModule = endpoint({
  method: "GET",
  path: `${MODULES}/{id}`,
  summary: "A module: what it consists of, and where each part of it stands",
  params: designId,
  query: nothing,
  body: nothing,
  output: v.object({
    ...ModuleSchema.entries,
    ...arrangedEntries,
    /** Its arrangement as JSON: products, pipes and connections with positions in mm. */
    metaJson: v.string(),
  }),
});

/** Requires signing in. */
export const getModuleUrl = userEndpoint({
  method: "GET",
  path: `${MODULES}/{id}/download_url`,
  summary: "Where a module's file is fetched, once, within a minute",
  params: designId,
  query: v.strictObject(designSoftware),
  body: nothing,
  output: v.object({ url: v.string() }),
});
