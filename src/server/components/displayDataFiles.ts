import { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import { MAX_ID } from "#domain/base/limits.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { fetchedDisplayData } from "./displayDataFile.ts";
import { partTexture } from "./displayDataParts.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

/** Files that a viewer fetches below the static host's address. They are public, as on a static host. */
export function displayDataFiles(queries: Queries): Hono {
  const app = new Hono();
  app.get("/metadata/:resource/:version/display_data.json.gz", async (c, next) => {
    const { resource, version } = c.req.param();
    const file = resource.length > MAX_ID ? null : await fetchedDisplayData(queries, resource, version);
    if (file === null) return next();
    c.header("Cache-Control", isOwnProduct(resource) ? FOR_EVER.replace("public", "private") : FOR_EVER);
    // The viewer unpacks it, within its limits; the browser must not do so first.
    c.header("Content-Type", "application/gzip");
    return c.body(file.bytes);
  });
  app.get("/textures/:file", async (c, next) => {
    const { file } = c.req.param();
    const texture = await partTexture(file);
    if (texture === null) return next();
    c.header("Cache-Control", A_DAY);
    c.header("Content-Type", getMimeType(file) ?? "application/octet-stream");
    return c.body(texture);
  });
  return app;
}
