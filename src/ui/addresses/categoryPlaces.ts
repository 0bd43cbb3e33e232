import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { BATCH_PLACES } from "./batchPlaces.ts";

/** Batch pages by category code. */
const BATCHES: ReadonlyMap<string, string> = new Map(
  BATCH_PLACES.map(({ categoryCode, path }) => [categoryCode, path]),
);
export const batchPlace = (code: string) => BATCHES.get(code);

/** Lists with a screen of their own; every other category has the general one. */
const LISTS: ReadonlyMap<string, string> = new Map([
  [FAN, "/fan"],
  [PUMP, "/pump"],
]);
export const listPlace = (code: string) => LISTS.get(code) ?? `/productList/${code}`;
