import { knownBest, type KnownBest } from "#domain/catalogue/machine/viscousCurves.ts";
import { settingsOfRow } from "./energyColumns.ts";
import { productOfRow } from "./productOfRow.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/**
 * The best point of every pump, by row, at the searched setting, the first that has a head. Each is null if the
 * category is too large to keep its curves: its pumps are then searched with water, and the result says so.
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
