import type { ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Queries } from "../database/queries.ts";
import { searchedProducts } from "./searchedCategory.ts";
import { energyColumns, settingsOfRow } from "./energyColumns.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** The settings that a row's detail shows. */
export type SettingsOf = (row: number) => readonly ChartSetting[];

type Asked = Pick<SearchCategory, "code" | "energy" | "texts">;

/**
 * The data for the yearly energy of these rows: those kept beside the columns or, if a category is too large
 * for that, the current ones of the database.
 */
export async function yearSettings(
  { code, energy, texts }: Asked,
  rows: readonly number[],
  queries: Queries,
): Promise<SettingsOf> {
  if (energy !== null) return (row) => settingsOfRow(energy, row);
  const quantities = quantitiesOf(code).forEnergy;
  if (quantities === null) return () => [];
  // Every row has an id.
  const ids = rows.map((row) => texts.ids[row]!);
  const { products, settings, curves } = await searchedProducts(queries, code, quantities, ids);
  const places = Uint32Array.from(products.keys());
  const read = energyColumns(places, quantities, settings, curves);
  const placeOf = new Map(products.map(({ id }, place) => [id, place]));
  return (row) => {
    const place = placeOf.get(texts.ids[row]!);
    // A product that was removed since has no curves.
    return place === undefined ? [] : settingsOfRow(read, place);
  };
}
