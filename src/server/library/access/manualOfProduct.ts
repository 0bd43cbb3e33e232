import { sql, type SQL } from "drizzle-orm";
import { OWN_TABLES, type CatalogueTables } from "../../database/schema/catalogueTables.ts";
import { ownProducts } from "../../database/schema/librarySchema.ts";
import { importManuals, ownDocuments } from "../../database/schema/ownDocumentSchema.ts";

interface NamedManual {
  readonly id: string;
  readonly title: string;
}

/**
 * The manual from which a product was read, as an SQL expression for a query whose caller may see the product.
 * Null for a product of the catalogue, and if the manual is not in the product's library.
 */
export const manualOfProduct = (tables: CatalogueTables, id: string | SQL): SQL<NamedManual | null> =>
  tables === OWN_TABLES
    ? sql<NamedManual | null>`(select json_build_object('id', manual.id, 'title', manual.title)
        from ${ownProducts} product
        join ${importManuals} named on named.import_id = product.import_id
        join ${ownDocuments} manual on manual.id = named.manual_id and manual.library_id = product.library_id
        where product.id = ${id})`
    : sql<null>`null::json`;
