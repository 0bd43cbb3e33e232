import { getComponentLegend, getComponentThumbnail } from "#api/contract/components.ts";
import { Bytes } from "../http/Bytes.ts";
import { bytesRoute } from "../http/bytesRoute.ts";
import type { DatabaseParts } from "../database/connection/DatabaseParts.ts";
import type { PictureSize } from "./ComponentOrder.ts";
import { makeOfComponent } from "./madeComponents.ts";
import { shapeSource } from "./readStatedFigures.ts";

/** An import may change figures, so a picture may be an hour out of date. */
const A_WHILE = "public, max-age=3600";
const PNG = { type: "image/png", cacheControl: A_WHILE };
const SIZES = { "64": 64, "256": 256, "512": 512 } as const satisfies Record<string, PictureSize>;
const SVG = { type: "image/svg+xml", cacheControl: A_WHILE };

export const componentRoutes = [
  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(getComponentThumbnail, async ({ params: { id }, query }) => {
      const wanted = { kind: "thumbnail", size: SIZES[query.size] } as const;
      return new Bytes(await makeOfComponent({ stated: await shapeSource(queries, id), wanted }), PNG);
    }),

  ({ database: { queries } }: DatabaseParts) =>
    bytesRoute(getComponentLegend, async ({ params: { id, type } }) => {
      const wanted = { kind: "legend", type } as const;
      return new Bytes(await makeOfComponent({ stated: await shapeSource(queries, id), wanted }), SVG);
    }),
];
