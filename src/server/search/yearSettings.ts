import type { ChartSetting } from "#domain/catalogue/machine/ChartRequest.ts";
import type { Queries } from "../database/queries.ts";
import { OWN_TABLES, PUBLIC_TABLES, type CatalogueTables } from "../database/schema/catalogueTables.ts";
import { statedProducts } from "./searchedCategory.ts";
import { energyColumns, settingsOfRow } from "./energyColumns.ts";
import { quantitiesOf } from "./quantitiesOf.ts";
import type { SearchCategory } from "./SearchCategory.ts";

/** The settings that a row's detail shows. */
export type SettingsOf = (row: number) => readonly ChartSetting[];

type Asked = Pick<SearchCategory, "code" | "energy" | "texts" | "columns">;

/**
 * The data for the yearly energy of these rows: those kept beside the columns or, if a category is too large
 * for that, the current ones of the database.
 */
export async function yearSettings(
  { code, energy, texts, columns }: Asked,
  rows: readonly number[],
  queries: Queries,
): Promise<SettingsOf> {
  if (energy !== null) return (row) => settingsOfRow(energy, row);
  const quantities = quantitiesOf(code).forEnergy;
  if (quantities === null) return () => [];
  const isOwn = (row: number) => (columns.libraries?.[row] ?? 0) > 0;
  const known = new Map<string, readonly ChartSetting[]>();
  const read = async (tables: CatalogueTables, of: readonly number[]) => {
    // Every row has an id.
    const ids = of.map((row) => texts.ids[row]!);
    const { products, settings, curves } = await statedProducts(queries, tables, code, quantities, ids);
    const found = energyColumns(Uint32Array.from(products.keys()), quantities, settings, curves);
    products.forEach(({ id }, index) => known.set(id, settingsOfRow(found, index)));
  };
  await read(
    PUBLIC_TABLES,
    rows.filter((row) => !isOwn(row)),
  );
  if (rows.some(isOwn)) await read(OWN_TABLES, rows.filter(isOwn));
  // A product that was removed since has no curves.
  return (row) => known.get(texts.ids[row]!) ?? [];
}
