import * as v from "valibot";
import type { Area } from "#domain/products/goods/Area.ts";
import { GOODS_PAGE_SIZE, type GoodsQuestion } from "#domain/products/goods/GoodsRequest.ts";
import { endpoint } from "./endpoint.ts";
import { code, listOf, nothing, text } from "./limits.ts";

const AreaSchema = v.object({
  code: v.string(),
  name: v.string(),
  parentCode: v.nullable(v.string()),
  parentName: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, Area>;

export const listAreas = endpoint({
  method: "GET",
  path: "/selection/areas",
  summary: "Areas that prices are quoted for, each with its parent",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.array(AreaSchema),
});

/** Nobody scrolls further down; the search is narrowed instead. */
const MAX_GOODS_PAGE = 40_000;
const MAX_PAGE_SIZE = 100;
const MAX_PROPERTIES = 50;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

const questionSchema = v.strictObject({
  name: v.optional(text, ""),
  categoryCode: v.optional(v.nullable(code), null),
  areaCode: code,
  categoryProperties: v.optional(listOf(v.strictObject({ code, value: text }), MAX_PROPERTIES), []),
}) satisfies v.GenericSchema<unknown, GoodsQuestion>;

const GoodsSupplierSchema = v.object({
  id: v.string(),
  name: v.string(),
  brandName: v.nullable(v.string()),
  unit: v.string(),
  /** Yuan. */
  taxIncludedMarketPrice: v.number(),
  areaCode: v.string(),
  /** 四川省-成都市. */
  areaName: v.string(),
  /** 2026-09-15. */
  pricedOn: v.string(),
  contactUserName: v.nullable(v.string()),
  contactMobile: v.nullable(v.string()),
  /** The contact is invented and the price is generated: labelled 示例数据. */
  isSample: v.boolean(),
});
export type GoodsSupplier = v.InferOutput<typeof GoodsSupplierSchema>;

const GoodsSchema = v.object({
  id: v.string(),
  name: v.string(),
  specification: v.string(),
  model: v.nullable(v.string()),
  categoryCode: v.nullable(v.string()),
  isSample: v.boolean(),
  /** Suppliers with prices in the area, cheapest first: at most ten. */
  suppliers: v.array(GoodsSupplierSchema),
  supplierCount: v.number(),
});
export type PricedGoods = v.InferOutput<typeof GoodsSchema>;

/**
 * Goods with their prices in an area: those quoted for it, for a part of it, or for an area that contains it.
 * A condition on a property is a value, or a range as `lower-upper` with either end optional.
 */
export const queryGoods = endpoint({
  method: "POST",
  path: "/selection/goods",
  summary: "Goods with tax-included prices and suppliers in an area",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.strictObject({
    ...questionSchema.entries,
    pageNo: v.optional(whole(MAX_GOODS_PAGE), 1),
    pageSize: v.optional(whole(MAX_PAGE_SIZE), GOODS_PAGE_SIZE),
  }),
  output: v.object({ list: v.array(GoodsSchema), totalCount: v.number() }),
});
