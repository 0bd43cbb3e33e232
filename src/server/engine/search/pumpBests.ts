import { knownBest, type KnownBest } from "#domain/medium/viscousCurves.ts";
import { productOfRow } from "./productOfRow.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** The best points of all pumps, of the setting that is searched: the first that has a head. */
export function pumpBests(category: SearchCategory): readonly (KnownBest | null)[] {
  const { columns, energy } = category;
  return Array.from({ length: columns.size }, (_, row) => {
    const product = energy && productOfRow(category, energy, row);
    const setting = product?.settings.find(({ curves }) =>
      curves.some(({ quantity }) => quantity === "head"),
    );
    return product === null || setting === undefined ? null : knownBest(setting, product);
  });
}
