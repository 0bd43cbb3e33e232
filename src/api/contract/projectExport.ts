import * as v from "valibot";
import { endpoint, userEndpoint } from "./endpoint.ts";
import { code, nothing } from "./limits.ts";
import { projectParams } from "./projects.ts";

const PRODUCTS = "/private/v1/personal_projects/{projectId}/personal_products" as const;

/** A format, with a category if the export is of only one: the id contains the whole order. */
const exportId = v.pipe(
  v.string(),
  v.regex(/^(?:xlsx|pdf|ifc)(?:\.[A-Za-z0-9_.-]{1,64})?$/u, "is no order of an export"),
);

/**
 * A PDF is drawn as a whole and has a limited number of rows, a model a limited number of machines; a
 * workbook has no limit.
 */
export const exportSelectedProducts = userEndpoint({
  method: "POST",
  path: `${PRODUCTS}/export`,
  summary:
    "Order the equipment schedule (设备表) of a project, or of one category, as a file, or its machines as IFC4",
  params: projectParams,
  query: nothing,
  body: v.strictObject({
    format: v.optional(v.picklist(["xlsx", "pdf", "ifc"]), "xlsx"),
    gjw_category_code: v.exactOptional(code),
  }),
  output: v.object({
    exportId: v.string(),
    rows: v.number(),
    /**
     * What a model will lack and why, one sentence each: products that no longer exist, or that the caller may not
     * see.
     */
    lacks: v.optional(v.array(v.string()), []),
  }),
});

/** An HTTP address of a page, which a file prints and links to. */
const pageAddress = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(/^https?:\/\/[!-~]+$/u, "is no address of a page"),
);

export const getExportUrl = userEndpoint({
  method: "GET",
  path: `${PRODUCTS}/export/url`,
  summary:
    "Where an ordered schedule is fetched: a path below the API's own address, that opens once, within a minute",
  params: projectParams,
  query: v.strictObject({
    export_id: exportId,
    /** Address of the page that shows the export, printed in the file; without it the file has none. */
    page_address: v.exactOptional(pageAddress),
  }),
  body: nothing,
  output: v.object({ url: v.string() }),
});

/** The grant authorises the download: a browser that follows a link sends no bearer token. */
export const download = endpoint({
  method: "GET",
  path: "/private/v1/downloads",
  summary: "A file, once, within a minute of its address",
  isBinary: true,
  params: nothing,
  query: v.strictObject({ grant: v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/u, "is no grant")) }),
  body: nothing,
  output: v.instance(Uint8Array),
});
