import { getComponentLegend, getComponentThumbnail } from "#api/contract/components.ts";
import { isOwnProduct } from "#domain/desk/library/ownProducts.ts";
import { Bytes } from "../http/Bytes.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { PictureSize } from "./ComponentOrder.ts";
import { makeOfComponent } from "./madeComponents.ts";
import { shapeSource } from "./readStatedFigures.ts";

/** An import may change figures, so a picture may be an hour out of date. */
const A_WHILE = "public, max-age=3600";
/** A picture of an own product must not be cached by a proxy for others. */
const cachedFor = (id: string) => (isOwnProduct(id) ? "private, max-age=3600" : A_WHILE);
const SIZES = { "64": 64, "256": 256, "512": 512 } as const satisfies Record<string, PictureSize>;

export const componentRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(getComponentThumbnail, async ({ params: { id }, query }, call) => {
      const wanted = { kind: "thumbnail", size: SIZES[query.size] } as const;
      const kind = { type: "image/png", cacheControl: cachedFor(id) };
      return new Bytes(await makeOfComponent({ stated: await shapeSource(queries, call, id), wanted }), kind);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(getComponentLegend, async ({ params: { id, type } }, call) => {
      const wanted = { kind: "legend", type } as const;
      const kind = { type: "image/svg+xml", cacheControl: cachedFor(id) };
      return new Bytes(await makeOfComponent({ stated: await shapeSource(queries, call, id), wanted }), kind);
    }),
];
