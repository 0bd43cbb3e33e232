import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { code, id, nothing } from "./limits.ts";

const BrandInfoSchema = v.object({
  brandCode: v.string(),
  brandName: v.string(),
  /** The manufacturer's public page. */
  brandUrl: v.nullable(v.string()),
  /** Id of the supplier of its products; `null` if none is known. */
  supplierId: v.nullable(v.string()),
});
export type BrandInfo = v.InferOutput<typeof BrandInfoSchema>;

export const getBrandInfo = endpoint({
  method: "GET",
  path: "/selection/product/get_brand_info",
  summary: "A brand, its page and its supplier",
  params: nothing,
  query: v.strictObject({ brand_code: code }),
  body: nothing,
  output: BrandInfoSchema,
});

const SupplierContactSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** `null` if it is not stated. */
  contactUserName: v.nullable(v.string()),
  contactMobile: v.nullable(v.string()),
  /** The contact is invented: labelled 示例数据. */
  isSample: v.boolean(),
});
export type SupplierContact = v.InferOutput<typeof SupplierContactSchema>;

export const getSupplierContact = endpoint({
  method: "GET",
  path: "/selection/product/contactInfoBySupplierId/{id}",
  summary: "How to reach a supplier",
  params: v.strictObject({ id }),
  query: nothing,
  body: nothing,
  output: SupplierContactSchema,
});
