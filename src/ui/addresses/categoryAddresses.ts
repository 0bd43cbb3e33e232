import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { BATCH_ROUTES } from "./batchRoutes.ts";

/** Batch pages by category code. */
const BATCHES: ReadonlyMap<string, string> = new Map(
  BATCH_ROUTES.map(({ categoryCode, path }) => [categoryCode, path]),
);
export const batchAddress = (code: string) => BATCHES.get(code);

/** Lists with a screen of their own; every other category has the general one. */
const LISTS: ReadonlyMap<string, string> = new Map([
  [FAN, "/fan"],
  [PUMP, "/pump"],
]);
export const listAddress = (code: string) => LISTS.get(code) ?? `/productList/${code}`;
