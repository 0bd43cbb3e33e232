import type { Queries } from "#server/store/queries.ts";
import { products } from "#server/store/schema.ts";

/** Products of every category and origin. */
export const countProducts = (queries: Queries): Promise<number> => queries.$count(products);
