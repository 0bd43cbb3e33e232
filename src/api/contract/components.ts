import { LEGEND_TYPES } from "#domain/things/component/drawing/LegendType.ts";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { id, nothing } from "./limits.ts";

/** A product's component has the id of the product. */
const params = v.strictObject({ id });

export const getComponentThumbnail = endpoint({
  method: "GET",
  path: "/v1/shop_components/{id}/thumbnail",
  summary: "Picture of a component as PNG, 256 px wide and high, twice that, or 64 px for a row of a list",
  isBinary: true,
  params,
  query: v.strictObject({ size: v.optional(v.picklist(["64", "256", "512"]), "256") }),
  body: nothing,
  output: v.instance(Uint8Array),
});

const LegendTypeSchema = v.picklist(LEGEND_TYPES);

export const getComponentLegend = endpoint({
  method: "GET",
  path: "/v1/shop_components/{id}/legends/{type}",
  summary: "Side view, elevation or plan of a component as SVG, to scale, in millimetres",
  isBinary: true,
  params: v.strictObject({ id, type: LegendTypeSchema }),
  query: nothing,
  body: nothing,
  output: v.instance(Uint8Array),
});
