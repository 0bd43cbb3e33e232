import type { Queries } from "./queries.ts";
import { products } from "./schema.ts";

/** Products of every category and origin. */
export const countProducts = (queries: Queries): Promise<number> => queries.$count(products);
