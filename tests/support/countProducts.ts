import type { Queries } from "#server/database/queries.ts";
import { products } from "#server/database/schema/schema.ts";

/** Number of products of all categories and origins. */
export const countProducts = (queries: Queries): Promise<number> => queries.$count(products);
