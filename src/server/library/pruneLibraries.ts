import { and, eq, gte, inArray, isNotNull, isNull, lt, notInArray, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LIBRARY_UNDO_DAYS } from "#domain/desk/library/libraryLimits.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryImported, libraryImports } from "../database/schema/librarySchema.ts";
import { lockLibrary } from "./libraryRights.ts";

/**
 * Deletes the replaced states of imports that can no longer be undone. The state that an undone import found is
 * kept while a later import of the same product can be undone, which would restore it.
 */
async function forgetReplaced(queries: Queries): Promise<void> {
  const limit = sql`now() - make_interval(days => ${LIBRARY_UNDO_DAYS}::int)`;
  const old = (isUndone: SQL) =>
    queries
      .select({ id: libraryImports.id })
      .from(libraryImports)
      .where(and(lt(libraryImports.startedAt, limit), isUndone));
  const { importId, productId } = libraryImported;
  await queries.delete(libraryImported).where(inArray(importId, old(isNull(libraryImports.undoneAt))));
  const later = alias(libraryImported, "later");
  const ofYoung = queries
    .select({ productId: later.productId })
    .from(later)
    .innerJoin(libraryImports, eq(libraryImports.id, later.importId))
    .where(gte(libraryImports.startedAt, limit));
  await queries
    .delete(libraryImported)
    .where(and(inArray(importId, old(isNotNull(libraryImports.undoneAt))), notInArray(productId, ofYoung)));
}

/** Series without products, unless undoing an import could need them again. */
const emptySeries = sql`own_series series
  where not exists (select from own_products held where held.series_id = series.id)
  and not exists (select from library_imported kept join library_imports run on run.id = kept.import_id
    where run.library_id = series.library_id and kept.before -> 'product' ->> 'seriesId' = series.id)`;
const emptyBrands = sql`own_brands brand
  where not exists (select from own_products held where held.brand_code = brand.code)
  and not exists (select from own_series held where held.brand_code = brand.code)`;

/** Removes unneeded data of existing libraries: replaced states of old imports, empty series and brands. */
export async function pruneLibraries(queries: Queries): Promise<void> {
  await forgetReplaced(queries);
  const untidy = await queries
    .select({ id: libraries.id })
    .from(libraries)
    .where(
      sql`${libraries.id} in (select series.library_id from ${emptySeries}
        union select brand.library_id from own_brands brand
        where not exists (select from own_products held where held.brand_code = brand.code))`,
    );
  for (const { id } of untidy)
    await queries.transaction(async (own) => {
      // Locked, because a running import may be about to use them.
      await lockLibrary(own, id);
      await own.execute(sql`delete from ${emptySeries} and series.library_id = ${id}::uuid`);
      await own.execute(sql`delete from ${emptyBrands} and brand.library_id = ${id}::uuid`);
    });
}
