import type { ProductOrigin } from "#domain/catalogue/listing/ProductOrigin.ts";

export const ORIGIN_NAMES: Readonly<Record<ProductOrigin, string>> = {
  all: "全部",
  public: "公共",
  own: "自有",
};
