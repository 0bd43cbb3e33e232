import * as v from "valibot";
import { MAX_PAGE } from "#domain/base/limits.ts";
import { code, id, pageNumber, text } from "./limits.ts";

const DESIGNS_PER_PAGE = 30;
const MOST_PER_PAGE = 100;

/** Status of a design. Only released ones are listed for everybody; all of ours are. */
export const DESIGN_STATUSES = ["PROCESSING", "PROCESSED_FAILED", "TOBE_RELEASED", "RELEASED"] as const;
export type DesignStatus = (typeof DESIGN_STATUSES)[number];

const position = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

export const designId = v.strictObject({ id });
export const designName = v.exactOptional(v.pipe(text, v.trim()));
/** The calling program and its version; the web client names none. */
export const designSoftware = {
  software_code: v.exactOptional(code),
  software_version: v.exactOptional(code),
};
/** Query parameters of a list. */
export const designQuery = {
  name: designName,
  category_code: v.exactOptional(code),
  page_no: v.optional(pageNumber(MAX_PAGE), "1"),
  page_size: v.optional(pageNumber(MOST_PER_PAGE), String(DESIGNS_PER_PAGE)),
};
export const designBodyPage = {
  pageNo: v.optional(position(MAX_PAGE), 1),
  pageSize: v.optional(position(MOST_PER_PAGE), DESIGNS_PER_PAGE),
};

/** A division of a library with its number of designs. */
export const CountedSchema = v.object({ code: v.string(), name: v.string(), count: v.number() });
export type Counted = v.InferOutput<typeof CountedSchema>;

export const FactSchema = v.object({ name: v.string(), value: v.string() });

/** The fields that every list shows of a design. */
export const designEntries = {
  id: v.string(),
  name: v.string(),
  description: v.string(),
  categoryCode: v.string(),
  categoryName: v.string(),
  status: v.picklist(DESIGN_STATUSES),
  /** A generated design of no real author: labelled 示例数据. */
  isSample: v.boolean(),
};

/** Address of a picture of this geometry, 256 px. */
export const thumbnail = v.string();

/** The parts of an arrangement. */
const BillSchema = v.object({
  products: v.array(
    v.object({
      productId: v.string(),
      /** `null`: it is no longer in the catalogue. */
      product: v.nullable(
        v.object({
          model: v.string(),
          name: v.string(),
          brandName: v.string(),
          categoryName: v.string(),
          thumbnail,
          isSample: v.boolean(),
        }),
      ),
      tags: v.array(v.string()),
      quantity: v.number(),
      /** How many of these are on standby. */
      standby: v.number(),
    }),
  ),
  runs: v.array(
    v.object({
      systemName: v.string(),
      /** DN150, or 800×320. */
      size: v.string(),
      /** m */
      length: v.number(),
    }),
  ),
});
export type DesignBill = v.InferOutput<typeof BillSchema>;

/** The fields of an arrangement beyond those in lists. */
export const arrangedEntries = {
  facts: v.array(FactSchema),
  bill: BillSchema,
  /** Side view, elevation and plan. */
  legends: v.array(v.object({ name: v.string(), url: v.string() })),
  connections: v.array(FactSchema),
  source: v.string(),
};
