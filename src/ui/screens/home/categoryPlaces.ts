import { BATCH_PLACES } from "../../components/batchPlaces.ts";

/** Where a category is selected today. A category of the catalogue without a place here is not linked. */
const PLACES: ReadonlyMap<string, string> = new Map(
  BATCH_PLACES.map(({ categoryCode, path }) => [categoryCode, path]),
);
export const categoryPlace = (code: string) => PLACES.get(code);
