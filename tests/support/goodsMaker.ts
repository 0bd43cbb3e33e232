import type { GoodsPrice } from "#domain/products/goods/Goods.ts";

/** A price of a gate valve in Chengdu; tests override fields. */
export const goodsPrice = (of: Partial<GoodsPrice> = {}): GoodsPrice => ({
  categoryCode: "C000015",
  name: "闸阀",
  specification: "DN50 PN16",
  brand: "甲",
  model: "Z41-50",
  unit: "个",
  values: [],
  price: 320,
  areaCode: "510100",
  supplier: { name: "成都某公司", contactUserName: null, contactMobile: null },
  pricedOn: "2026-09-01",
  ...of,
});
