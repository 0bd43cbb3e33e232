import type { Queries } from "#server/database/queries.ts";
import { products } from "#server/database/schema/schema.ts";

/** Products of every category and origin. */
export const countProducts = (queries: Queries): Promise<number> => queries.$count(products);
