import { knownBest, type KnownBest } from "#domain/catalogue/machine/viscousCurves.ts";
import { settingsOfRow } from "./energyColumns.ts";
import { productOfRow } from "./productOfRow.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/**
 * The best points of all pumps, of the setting that is searched: the first that has a head. None is known where a category is too large
 * for its curves to be kept: its pumps are met with water then, and say so.
 */
export function pumpBests(category: SearchCategory): readonly (KnownBest | null)[] {
  const { columns, energy } = category;
  return Array.from({ length: columns.size }, (_, row) => {
    const product = energy && productOfRow(category, settingsOfRow(energy, row), row);
    const setting = product?.settings.find(({ curves }) =>
      curves.some(({ quantity }) => quantity === "head"),
    );
    return product === null || setting === undefined ? null : knownBest(setting, product);
  });
}
