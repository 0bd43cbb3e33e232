import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { ImportedProduct } from "#domain/catalogue/import/ImportedProduct.ts";
import type { DuplicateAct } from "#domain/desk/library/ownProducts.ts";
import { insertPackedSheets } from "../catalogue/write/insertSheets.ts";
import { keepSuperseded } from "../catalogue/write/keepSuperseded.ts";
import { packImported, sourceOf } from "../catalogue/write/packImported.ts";
import type { PackedSheets } from "../catalogue/write/packSheets.ts";
import type { Queries } from "../database/queries.ts";
import { OWN_TABLES } from "../database/schema/catalogueTables.ts";
import { libraryImported, ownProducts, ownProductSheets } from "../database/schema/librarySchema.ts";
import { ownPictureUrl } from "../http/pictureUrl.ts";
import { Refusal } from "../http/route.ts";
import type { Member } from "./libraryActs.ts";
import { newOwnId, placeOwn, type PlacedOwn } from "./placeOwn.ts";

export interface OwnBatch {
  readonly libraryId: string;
  readonly importId: string;
  readonly user: Member;
  readonly isDraft: boolean;
  readonly duplicates: DuplicateAct;
  readonly mostProducts: number;
}

type Outcome = "added" | "updated" | "kept";
type Written = PlacedOwn & { readonly id: string };

/**
 * What becomes of the products, and those to be written by their ids. Two of a batch may be one product whose brand is
 * stated once by its code and once by its name: the later is treated as if the earlier had been there already.
 */
function decide(placed: readonly PlacedOwn[], duplicates: DuplicateAct) {
  const idOf = new Map<string, string>();
  const written = new Map<string, Written>();
  const outcomes = placed.map((each): Outcome => {
    const known = duplicates === "both" ? undefined : (each.before?.id ?? idOf.get(each.key));
    if (known !== undefined && duplicates === "keep") return "kept";
    const id = known ?? newOwnId();
    idOf.set(each.key, id);
    written.set(id, { ...each, id });
    return known === undefined ? "added" : "updated";
  });
  return { outcomes, written: [...written.values()] };
}

/** What stands in place of the products now, unless this import has kept an earlier state of them. */
async function keepBefore(queries: Queries, importId: string, written: readonly Written[]): Promise<void> {
  const ids = written.map(({ id }) => id);
  const sheets = await queries
    .select()
    .from(ownProductSheets)
    .where(inArray(ownProductSheets.productId, ids));
  const sheetOf = new Map(sheets.map((sheet) => [sheet.productId, sheet]));
  const rows = written.map(({ id, before }) => {
    const found = before?.id === id ? { product: before, sheet: sheetOf.get(id) ?? null } : null;
    return { importId, productId: id, before: found };
  });
  await queries.insert(libraryImported).values(rows).onConflictDoNothing();
}

/** The addresses of pictures that stay as they are: no figure of their products changes. */
async function samePictures(
  queries: Queries,
  ids: readonly string[],
  packed: readonly PackedSheets[],
): Promise<ReadonlyMap<string, string | null>> {
  const isSame = packed.map(
    ({ recordHash }) => sql`${ownProductSheets.recordHash} = any(${recordHash}::text[])`,
  );
  const rows = await queries
    .select({ id: ownProducts.id, imageUrl: ownProducts.imageUrl })
    .from(ownProducts)
    .innerJoin(ownProductSheets, eq(ownProductSheets.productId, ownProducts.id))
    .where(and(inArray(ownProducts.id, [...ids]), or(...isSame)));
  return new Map(rows.map(({ id, imageUrl }) => [id, imageUrl]));
}

function rowOf({ id, product, brandCode, seriesId }: Written, imageUrl: string, batch: OwnBatch) {
  return {
    id,
    categoryCode: product.categoryCode,
    brandCode,
    seriesId,
    name: product.name,
    model: product.model,
    imageUrl,
    source: sourceOf(product),
    libraryId: batch.libraryId,
    isDraft: batch.isDraft,
    importId: batch.importId,
    changedBy: batch.user.userId,
  };
}

async function replaceRows(queries: Queries, written: readonly Written[], batch: OwnBatch): Promise<void> {
  const ids = written.map(({ id }) => id);
  const packed = packImported(written);
  const pictures = await samePictures(queries, ids, packed);
  // With its figures the picture changes, and the key of its address with it.
  const pictureOf = (id: string) => pictures.get(id) ?? ownPictureUrl(id, newOwnId());
  await keepBefore(queries, batch.importId, written);
  await keepSuperseded(queries, ids, packed, OWN_TABLES);
  await queries.delete(ownProductSheets).where(inArray(ownProductSheets.productId, ids));
  await queries
    .insert(ownProducts)
    .values(written.map((each) => rowOf(each, pictureOf(each.id), batch)))
    .onConflictDoUpdate({
      target: ownProducts.id,
      set: {
        seriesId: sql`excluded.series_id`,
        name: sql`excluded.name`,
        imageUrl: sql`excluded.image_url`,
        source: sql`excluded.source`,
        isDraft: sql`excluded.is_draft`,
        importId: sql`excluded.import_id`,
        isMarkedSince: sql`excluded.is_marked_since`,
        changedBy: sql`excluded.changed_by`,
        changedAt: sql`now()`,
      },
    });
  await insertPackedSheets(queries, packed, [], OWN_TABLES);
}

/**
 * Writes checked products of one batch into a library, inside a transaction that holds the library; returns the
 * outcomes in the order given.
 * @throws Refusal `invalid.input` when the library would hold more than it may
 */
export async function writeOwn(
  queries: Queries,
  products: readonly ImportedProduct[],
  batch: OwnBatch,
): Promise<readonly Outcome[]> {
  if (products.length === 0) return [];
  const placed = await placeOwn(queries, batch.libraryId, products);
  const { outcomes, written } = decide(placed, batch.duplicates);
  if (written.length > 0) await replaceRows(queries, written, batch);
  const held = await queries.$count(ownProducts, eq(ownProducts.libraryId, batch.libraryId));
  if (held > batch.mostProducts)
    throw new Refusal("invalid.input", `一个产品库最多 ${batch.mostProducts} 个产品，这一批没有写入`);
  return outcomes;
}
