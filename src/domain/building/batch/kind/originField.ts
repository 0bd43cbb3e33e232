import type { ProductOrigin } from "../../../catalogue/listing/ProductOrigin.ts";
import { namedField } from "./fieldTypes.ts";
import type { FilterRows } from "./FilterFields.ts";

export type OneOrigin = Exclude<ProductOrigin, "all">;

/** The part of every kind's filter that says which products it considers. */
export interface OriginFilter {
  /** All of them if absent. */
  readonly origin?: OneOrigin | undefined;
}

const NAMES: Readonly<Record<OneOrigin, string>> = { public: "公共产品", own: "自有产品" };
const NAMED = namedField("来源", NAMES);

export const ORIGIN_FIELD: FilterRows<OriginFilter, never> = {
  origin: {
    ...NAMED,
    holds: (value): value is OneOrigin | undefined => value === undefined || NAMED.holds(value),
    acts: ({ origin }) => origin !== undefined,
    words: ({ origin }) => (origin ? [NAMES[origin]] : []),
    none: "来源不限",
  },
};

/** The fields of a request; nothing for all products. */
export const originRequest = ({ origin }: OriginFilter) => origin && { origin };
