import * as v from "valibot";
import { PRODUCTS_PER_PRICE_CALL, type OwnPrice } from "#domain/products/goods/OwnPrice.ts";
import { endpoint } from "./endpoint.ts";
import { code, id, listOf, nothing } from "./limits.ts";

const OwnPriceSchema = v.object({
  productId: v.string(),
  /** Yuan. */
  price: v.number(),
  /** 2026-09-15. */
  pricedOn: v.string(),
  isSample: v.boolean(),
}) satisfies v.GenericSchema<unknown, OwnPrice>;

/**
 * Prices of products in an area: for goods of the same category, brand and model, counted in pieces, the
 * lowest quotation for the area, for a part of it, or for an area that contains it. A product without such
 * goods is omitted.
 */
export const queryProductPrices = endpoint({
  method: "POST",
  path: "/selection/product_prices",
  summary: `Lowest tax-included prices of up to ${PRODUCTS_PER_PRICE_CALL} products in an area`,
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    categoryCode: code,
    /** `null`: the whole country. */
    areaCode: v.nullable(code),
    productIds: listOf(id, PRODUCTS_PER_PRICE_CALL),
  }),
  output: v.array(OwnPriceSchema),
});
