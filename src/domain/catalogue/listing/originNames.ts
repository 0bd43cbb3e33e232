import type { ProductOrigin } from "./ProductOrigin.ts";

export const ORIGIN_NAMES: Readonly<Record<ProductOrigin, string>> = {
  public: "公共",
  own: "自有",
  all: "全部",
};
