import * as v from "valibot";
import { DRAWING_SCALES } from "#domain/things/files/drawingOptions.ts";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, id, nothing } from "./limits.ts";

/** A path below the API's own address, which works once, within a minute. */
const UrlSchema = v.object({ url: v.string() });
const params = v.strictObject({ id });
const version = v.exactOptional(code);

/** The number of components for Revit that a user may download per day, and how many are left today. */
export const countDownloads = userEndpoint({
  method: "GET",
  path: "/v1/shop_components/download/count",
  summary: "Quota of the day for downloads of components, and the versions that a component is for",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.object({
    totalTimes: v.number(),
    remainTimes: v.number(),
    /** Address of a plug-in without a quota; `null` if there is none. */
    revitUrl: v.nullable(v.string()),
    componentInfo: v.array(
      v.object({
        platformCode: v.string(),
        softwareVersions: v.array(v.object({ name: v.string(), version: v.string() })),
      }),
    ),
  }),
});

/** For Revit; it counts towards the quota. With none left it answers `too.many.requests`. */
export const getShopComponentUrl = userEndpoint({
  method: "GET",
  path: "/v1/shop_components/{id}/download_url",
  summary: "Where a component for Revit is fetched; X-Product-Id names the product",
  params,
  query: v.strictObject({ platform: v.exactOptional(code), version }),
  body: nothing,
  output: UrlSchema,
});

export const getGeneralComponentUrl = userEndpoint({
  method: "GET",
  path: "/general/v1/general_components/{id}/download_url",
  summary: "Where a component for any program is fetched; X-Product-Id names the product",
  params,
  query: v.strictObject({ software_code: v.exactOptional(code), software_version: version }),
  body: nothing,
  output: UrlSchema,
});

export const getSystemComponentUrl = userEndpoint({
  method: "GET",
  path: "/system/site/v1/softwares/{software}/system_components/{id}/download",
  summary: "Where a component for a program of the platform is fetched; X-Product-Id names the product",
  params: v.strictObject({ software: code, id }),
  query: v.strictObject({
    software_version: version,
    family_type_name: v.exactOptional(v.pipe(v.string(), v.maxLength(100))),
  }),
  body: nothing,
  output: UrlSchema,
});

export const getCadBlockUrl = userEndpoint({
  method: "GET",
  path: "/selection/cad_blocks/{id}/download_url",
  summary: "Where a CAD block is fetched, for a plot scale and a version; X-Product-Id names the product",
  params,
  query: v.strictObject({
    /** 1:100 by default. */
    scale: v.exactOptional(
      v.pipe(
        v.picklist(DRAWING_SCALES.map(String)),
        v.transform((scale) => DRAWING_SCALES.find((known) => String(known) === scale)),
      ),
    ),
    /** AutoCAD 2007 by default. */
    version: v.exactOptional(v.picklist(["R2000", "R2007"])),
  }),
  body: nothing,
  output: UrlSchema,
});

/**
 * Size of a file, because offices refuse heavy families. Only requested for a file that a person opens, since
 * the file must be written to measure it.
 */
export const weighComponentFile = endpoint({
  method: "GET",
  path: "/v1/component_files/{id}/weight",
  summary: "What a file of a component weighs, before it is fetched",
  params,
  query: nothing,
  body: nothing,
  output: v.object({
    /** Bytes; `null` for a file of a series, which is not written for this. */
    fileSize: v.nullable(v.number()),
    /** `null` for a file without a shape. */
    triangles: v.nullable(v.number()),
  }),
});
export type FileWeight = v.InferOutput<typeof weighComponentFile.output>;

/** The grant authorises the download: a browser that follows a link sends no bearer token. */
export const fetchComponentFile = endpoint({
  method: "GET",
  path: "/v1/component_files",
  summary: "A file of a component, once, within a minute of its address",
  isBinary: true,
  params: nothing,
  query: v.strictObject({ grant: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/u, "is no grant")) }),
  body: nothing,
  output: v.instance(Uint8Array),
});
