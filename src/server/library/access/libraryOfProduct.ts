import { sql, type SQL } from "drizzle-orm";
import { OWN_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { libraries, ownProducts } from "../../database/schema/librarySchema.ts";

/** The library of the queried product, as an SQL expression; null for a product of the catalogue. */
export const libraryOfProduct = (
  tables: CatalogueTables,
): SQL.Aliased<{ readonly id: string; readonly name: string } | null> =>
  (tables === OWN_TABLES
    ? sql<{ id: string; name: string }>`(select json_build_object('id', held.id, 'name', held.name)
        from ${libraries} held where held.id = ${ownProducts.libraryId})`
    : sql<null>`null::json`
  ).as("library");
