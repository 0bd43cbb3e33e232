import * as v from "valibot";
import type { GoodsPrice } from "#domain/products/goods/Goods.ts";
import type { PriceStandard } from "#domain/products/goods/import/checkPrices.ts";
import { DAY } from "#domain/products/goods/priceAge.ts";
import { CODE, MAX_ID } from "#domain/base/limits.ts";
import { StandardSchema, ValueSchema } from "../../import/channel/channelMessages.ts";

/** Prices of one message, and of one transaction. */
export const MAX_PRICE_BATCH = 1_000;
const MAX_VALUES = 200;

const code = v.pipe(v.string(), v.regex(CODE));
const text = v.pipe(v.string(), v.maxLength(MAX_ID));
const name = v.pipe(text, v.nonEmpty());

const PriceSchema = v.strictObject({
  categoryCode: v.nullable(code),
  name,
  specification: text,
  brand: v.nullable(name),
  model: v.nullable(name),
  unit: name,
  values: v.pipe(v.array(ValueSchema), v.maxLength(MAX_VALUES)),
  price: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  areaCode: code,
  supplier: v.strictObject({ name, contactUserName: v.nullable(name), contactMobile: v.nullable(name) }),
  pricedOn: v.pipe(v.string(), v.regex(DAY)),
}) satisfies v.GenericSchema<unknown, GoodsPrice>;

export const PriceBatchSchema = v.pipe(v.array(PriceSchema), v.maxLength(MAX_PRICE_BATCH));
export const PriceOutcomesSchema = v.array(v.picklist(["added", "updated", "older"]));

export const PriceStandardSchema = v.object({
  ...StandardSchema.entries,
  areas: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      parentCode: v.nullable(v.string()),
      parentName: v.nullable(v.string()),
    }),
  ),
}) satisfies v.GenericSchema<unknown, PriceStandard>;
