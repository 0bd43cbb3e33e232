import type { Queries } from "../../database/queries.ts";
import { settingsOfRow } from "../energyColumns.ts";
import { yearSettings, type SettingsOf } from "../yearSettings.ts";
import type { MergedCategory } from "./withOwnProducts.ts";

/** The data for the yearly energy of rows in a merged state, from their sources if these have it. */
export async function mergedSettings(
  { category, sources, sourceRows }: MergedCategory,
  rows: readonly number[],
  queries: Queries,
): Promise<SettingsOf> {
  const { libraries } = category.columns;
  // Every row has a source.
  const energyOf = (row: number) => sources[libraries?.[row] ?? 0]!.energy;
  const read = await yearSettings(
    category,
    rows.filter((row) => energyOf(row) === null),
    queries,
  );
  return (row) => {
    const energy = energyOf(row);
    return energy === null ? read(row) : settingsOfRow(energy, sourceRows[row]!);
  };
}
