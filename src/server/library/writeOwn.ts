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
import { keepCurveSheets, type SentSheet } from "./curveSheetStore.ts";
import type { Member } from "./libraryActs.ts";
import { newOwnId, resolveOwn, type ResolvedOwn } from "./resolveOwn.ts";

export interface OwnBatch {
  readonly libraryId: string;
  readonly importId: string;
  readonly user: Member;
  readonly isDraft: boolean;
  readonly duplicates: DuplicateAct;
  readonly mostProducts: number;
}

/** A valid product with the data sent beside it. */
export interface SentOwn {
  readonly product: ImportedProduct;
  /** How its curves were read; `null` if they were not read from a chart. */
  readonly sheet: SentSheet | null;
  /** The product that receives the figures, instead of the one with the same key. */
  readonly corrects: string | null;
}

type Outcome = "added" | "updated" | "kept";
type ResolvedSent = ResolvedOwn & SentOwn;
type Written = ResolvedSent & { readonly id: string };

/**
 * The result for each product, and the products to write, by id. Two products of a batch may be the same if one
 * states the brand by code and the other by name; the later one is then treated as if the earlier one existed
 * already.
 */
function decide(products: readonly ResolvedSent[], duplicates: DuplicateAct) {
  const idOf = new Map<string, string>();
  const written = new Map<string, Written>();
  const outcomes = products.map((each): Outcome => {
    const isNew = duplicates === "both" && each.corrects === null;
    const known = isNew ? undefined : (each.before?.id ?? idOf.get(each.key));
    if (known !== undefined && duplicates === "keep" && each.corrects === null) return "kept";
    const id = known ?? newOwnId();
    idOf.set(each.key, id);
    written.set(id, { ...each, id });
    return known === undefined ? "added" : "updated";
  });
  return { outcomes, written: [...written.values()] };
}

/**
 * Each product with the product that it replaces: the one with its key, or the one that it corrects.
 * @throws Refusal `not.found` if that is no longer in the library, `invalid.input` if it has another key
 */
async function resolveSent(
  queries: Queries,
  libraryId: string,
  sent: readonly SentOwn[],
): Promise<readonly ResolvedSent[]> {
  const found = await resolveOwn(
    queries,
    libraryId,
    sent.map(({ product }) => product),
  );
  const ids = sent.flatMap(({ corrects }) => corrects ?? []);
  const isOfLibrary = and(eq(ownProducts.libraryId, libraryId), inArray(ownProducts.id, ids));
  const rows = ids.length === 0 ? [] : await queries.select().from(ownProducts).where(isOfLibrary);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map((each, at) => {
    const own = { ...each, ...sent[at]! };
    if (own.corrects === null) return own;
    const before = byId.get(own.corrects);
    if (before === undefined)
      throw new Refusal("not.found", "The product to be corrected is not in the library");
    const { categoryCode, model } = own.product;
    if (before.categoryCode !== categoryCode || before.brandCode !== own.brandCode || before.model !== model)
      throw new Refusal("invalid.input", "A correction keeps category, brand and model of its product");
    return { ...own, before };
  });
}

/** Stores the present state of the products, unless this import has already stored an earlier one. */
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

/** Addresses of pictures that stay the same because the product's figures do not change. */
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
  // If the figures change, so do the picture and the key in its address.
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
  await keepCurveSheets(queries, written, batch);
}

/**
 * Writes the valid products of a batch into a library, within a transaction that has locked it; returns the
 * results in the given order.
 * @throws Refusal `invalid.input` when the library would exceed its limit
 */
export async function writeOwn(
  queries: Queries,
  products: readonly SentOwn[],
  batch: OwnBatch,
): Promise<readonly Outcome[]> {
  if (products.length === 0) return [];
  const { outcomes, written } = decide(
    await resolveSent(queries, batch.libraryId, products),
    batch.duplicates,
  );
  if (written.length > 0) await replaceRows(queries, written, batch);
  const held = await queries.$count(ownProducts, eq(ownProducts.libraryId, batch.libraryId));
  if (held > batch.mostProducts)
    throw new Refusal("invalid.input", `一个产品库最多 ${batch.mostProducts} 个产品，这一批没有写入`);
  return outcomes;
}
