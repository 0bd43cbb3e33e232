import { eq, sql } from "drizzle-orm";
import { documents } from "../../database/schema/documentSchema.ts";
import { inSlices } from "../../database/inSlices.ts";
import { materialCategories, materialDefinitions, materials } from "../../database/schema/materialSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { catalogueMeta } from "../../database/schema/schema.ts";

const KEY = "referenceVersion";
const LOCK = 7_305_004;
const SLICE = 2_000;

/** Changes with every row of `referenceRows`. A test keeps the fingerprint of the rows beside it. */
export const REFERENCE_VERSION = "2";

async function heldVersion(queries: Queries): Promise<string | undefined> {
  const [held] = await queries
    .select({ value: catalogueMeta.value })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, KEY));
  return held?.value;
}

/** As text, because the library that writes rows cannot handle an object without a prototype. */
const packed = (material: (typeof materials)["$inferInsert"]) => ({
  ...material,
  values: sql`${JSON.stringify(material.values)}::jsonb`,
});

/**
 * Makes sure that the database holds this program's materials and published manuals; imported ones stay. One
 * query if it already does.
 */
export async function loadReference(queries: Queries): Promise<void> {
  if ((await heldVersion(queries)) === REFERENCE_VERSION) return;
  // Imported only if there is something to load; no other start needs it.
  const { referenceRows } = await import("./referenceRows.ts");
  const rows = referenceRows();
  await queries.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if ((await heldVersion(transaction)) === REFERENCE_VERSION) return;
    await transaction.delete(materialCategories);
    await transaction.insert(materialCategories).values(rows.categories);
    await transaction.insert(materialDefinitions).values(rows.definitions);
    for (const slice of inSlices(rows.materials, SLICE))
      await transaction.insert(materials).values(slice.map(packed));
    await transaction.delete(documents).where(eq(documents.origin, "bundled"));
    if (rows.documents.length > 0)
      await transaction.insert(documents).values(rows.documents).onConflictDoNothing();
    await transaction
      .insert(catalogueMeta)
      .values({ key: KEY, value: REFERENCE_VERSION })
      .onConflictDoUpdate({ target: catalogueMeta.key, set: { value: REFERENCE_VERSION } });
  });
}
