import { eq } from "drizzle-orm";
import type { Queries } from "./queries.ts";
import { products } from "./schema.ts";

export const hasProduct = async (queries: Queries, id: string): Promise<boolean> =>
  (await queries.$count(products, eq(products.id, id))) > 0;
