import {
  ORIGIN_NAMES,
  PRODUCT_ORIGINS,
  type ProductOrigin,
} from "../../../catalogue/listing/ProductOrigin.ts";
import type { FilterRows } from "./FilterFields.ts";

/** The part of every kind's filter that says which products it considers; all of them if absent. */
export interface OriginFilter {
  readonly origin?: ProductOrigin;
}

const isOrigin = (value: unknown): value is ProductOrigin => PRODUCT_ORIGINS.some((one) => one === value);

export const ORIGIN_FIELD: FilterRows<OriginFilter, never> = {
  origin: {
    name: "来源",
    must: `must be one of ${PRODUCT_ORIGINS.join(", ")}`,
    holds: (value): value is ProductOrigin | undefined => value === undefined || isOrigin(value),
    acts: ({ origin = "all" }) => origin !== "all",
    words: ({ origin = "all" }) => [`${ORIGIN_NAMES[origin]}产品`],
    none: "来源不限",
  },
};

/** What of it goes into a request: nothing for all products. */
export const originRequest = ({ origin = "all" }: OriginFilter): OriginFilter =>
  origin === "all" ? {} : { origin };
