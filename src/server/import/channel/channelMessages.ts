import { DATA_TYPES } from "#domain/catalogue/DataType.ts";
import * as v from "valibot";
import { CURVE_QUANTITIES, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import type { ImportedProduct, ImportStandard } from "#domain/catalogue/import/ImportedProduct.ts";
import { CODE, MAX_ID, MAX_TEXT } from "#domain/base/limits.ts";
import { ProcessIdentitySchema } from "../../process/dataDirLock.ts";

/** Largest message of the channel: one batch, a hundred times the usual size. */
export const MAX_MESSAGE_BYTES = 64 * 1024 ** 2;
/** HTTP status for a full disk (RFC 4918, 11.5). */
export const INSUFFICIENT_STORAGE = 507;
/** Products of one message, and of one transaction. */
export const MAX_BATCH = 200;

const MAX_VALUES = 1_000;
const MAX_CURVES = 500;
const MAX_POINTS = 10_000;
const MAX_COEFFICIENTS = 6;

const code = v.pipe(v.string(), v.regex(CODE));
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ID));
const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const number = v.pipe(v.number(), v.finite());
const numbers = (max: number) => v.pipe(v.array(number), v.maxLength(max));

export const ValueSchema = v.union([
  v.strictObject({ propertyCode: code, number }),
  v.strictObject({ propertyCode: code, text }),
  v.strictObject({ propertyCode: code, enumCode: code }),
  v.strictObject({ propertyCode: code, bool: v.boolean() }),
  v.strictObject({ propertyCode: code, rangeFrom: v.nullable(number), rangeTo: v.nullable(number) }),
]);

// The keys of the table are the quantities.
const quantities = Object.keys(CURVE_QUANTITIES) as CurveQuantity[];

const CurveSchema = v.strictObject({
  quantity: v.picklist(quantities),
  setting: v.nullable(text),
  rotationalSpeed: v.nullable(number),
  isScalable: v.boolean(),
  flows: numbers(MAX_POINTS),
  values: numbers(MAX_POINTS),
  fit: v.union([
    v.strictObject({ kind: v.literal("pchip") }),
    v.strictObject({ kind: v.literal("derived"), residual: number }),
    v.strictObject({
      kind: v.literal("polynomial"),
      residual: number,
      coefficients: numbers(MAX_COEFFICIENTS),
    }),
  ]),
});

const ProductSchema = v.strictObject({
  categoryCode: code,
  brand: name,
  series: v.nullable(name),
  model: name,
  name,
  source: v.nullable(text),
  remark: v.exactOptional(v.nullable(text)),
  values: v.pipe(v.array(ValueSchema), v.maxLength(MAX_VALUES)),
  curves: v.pipe(v.array(CurveSchema), v.maxLength(MAX_CURVES)),
}) satisfies v.GenericSchema<unknown, ImportedProduct>;

export const BatchSchema = v.pipe(v.array(ProductSchema), v.maxLength(MAX_BATCH));

export const OutcomesSchema = v.array(v.picklist(["added", "updated"]));

export const StandardSchema = v.object({
  categories: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      definitions: v.array(
        v.object({
          code: v.string(),
          name: v.string(),
          dataType: v.picklist(DATA_TYPES),
          unitSymbol: v.nullable(v.string()),
          enumValues: v.array(v.object({ code: v.string(), name: v.string() })),
        }),
      ),
    }),
  ),
}) satisfies v.GenericSchema<unknown, ImportStandard>;

/** The file that the server leaves in the data folder for an import by the same owner. */
export const ChannelFileSchema = v.object({
  address: v.pipe(v.string(), v.url()),
  secret: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/u)),
  holder: ProcessIdentitySchema,
});
export type ChannelFile = v.InferOutput<typeof ChannelFileSchema>;

/** In the data folder; its name differs from all locks. */
export const CHANNEL_FILE = "import-channel.json";
