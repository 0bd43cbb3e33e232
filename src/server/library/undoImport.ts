import { and, asc, eq, inArray, isNotNull, type SQLWrapper } from "drizzle-orm";
import { keepSuperseded } from "../catalogue/write/keepSuperseded.ts";
import { LIBRARY_UNDO_DAYS } from "#domain/desk/library/libraryLimits.ts";
import { inSlices } from "../database/inSlices.ts";
import type { Queries } from "../database/queries.ts";
import { OWN_TABLES } from "../database/schema/catalogueTables.ts";
import {
  libraryImported,
  libraryImports,
  ownProducts,
  ownProductSheets,
  type OwnProductBefore,
} from "../database/schema/librarySchema.ts";
import { Refusal } from "../http/route.ts";
import { heldImport, importById } from "./importStore.ts";
import { raiseRevision, recordAct, type Member } from "./libraryActs.ts";
import { permitChange } from "./libraryRights.ts";

/** Products of one statement. */
const SLICE = 500;
const UNDO_MS = LIBRARY_UNDO_DAYS * 24 * 3_600_000;

/** The former state of a product that an import wrote; null if there was none. */
type Found = typeof libraryImported.$inferSelect;

/**
 * Ids of the products that the import wrote last and nobody has changed since; products written by a later import
 * belong to that one.
 */
async function untouched(queries: Queries, importId: string): Promise<readonly string[]> {
  const rows = await queries
    .select({ id: libraryImported.productId })
    .from(libraryImported)
    .innerJoin(ownProducts, eq(ownProducts.id, libraryImported.productId))
    .where(
      and(
        eq(libraryImported.importId, importId),
        eq(ownProducts.importId, importId),
        eq(ownProducts.isMarkedSince, false),
      ),
    )
    .orderBy(asc(libraryImported.productId));
  return rows.map(({ id }) => id);
}

const foundBy = (
  queries: Queries,
  imports: string[] | SQLWrapper,
  ids: readonly string[],
): Promise<readonly Found[]> =>
  queries
    .select()
    .from(libraryImported)
    .where(and(inArray(libraryImported.importId, imports), inArray(libraryImported.productId, [...ids])));

const keyOf = (importId: string, productId: string) => `${importId} ${productId}`;

/**
 * The state before the import for each of these products. If that state was written by an import that has been
 * undone, the state before that import, so that an undone state never returns.
 */
async function statesBefore(
  queries: Queries,
  { libraryId, importId }: { readonly libraryId: string; readonly importId: string },
  ids: readonly string[],
): Promise<readonly Found[]> {
  const undone = queries
    .select({ id: libraryImports.id })
    .from(libraryImports)
    .where(and(eq(libraryImports.libraryId, libraryId), isNotNull(libraryImports.undoneAt)));
  const ofUndone = await foundBy(queries, undone, ids);
  const byKey = new Map(ofUndone.map((row) => [keyOf(row.importId, row.productId), row]));
  const stateBefore = (found: Found): Found => {
    const product = found.before?.product;
    // A product that somebody has released or withdrawn since is left as it is.
    if (product === undefined || product.importId === null || product.isMarkedSince) return found;
    const earlier = byKey.get(keyOf(product.importId, found.productId));
    return earlier === undefined ? found : stateBefore(earlier);
  };
  return (await foundBy(queries, [importId], ids)).map(stateBefore);
}

async function putBack(queries: Queries, before: readonly OwnProductBefore[], { userId }: Member) {
  const ids = before.map(({ product }) => product.id);
  await keepSuperseded(queries, ids, [], OWN_TABLES);
  for (const { product } of before) {
    const { id, libraryId: _library, changedAt: _then, changedBy: _who, ...row } = product;
    await queries
      .update(ownProducts)
      .set({ ...row, changedBy: userId, changedAt: new Date() })
      .where(eq(ownProducts.id, id));
  }
  // New figures are deleted, and deleted figures are restored.
  await queries.delete(ownProductSheets).where(inArray(ownProductSheets.productId, ids));
  const sheets = before.flatMap(({ sheet }) => sheet ?? []);
  if (sheets.length > 0) await queries.insert(ownProductSheets).values(sheets);
}

async function goBack(queries: Queries, found: readonly Found[], user: Member): Promise<void> {
  const added = found.filter(({ before }) => before === null).map(({ productId }) => productId);
  if (added.length > 0) await queries.delete(ownProducts).where(inArray(ownProducts.id, added));
  const before = found.flatMap((each) => each.before ?? []);
  if (before.length > 0) await putBack(queries, before, user);
}

/**
 * Removes what an import added and restores what it replaced. Products that others have changed or deleted since
 * are left as they are and counted in `left`. Repeating it changes nothing.
 * @throws Refusal `invalid.input` for an import that is too old
 */
export const undoImport = (queries: Queries, libraryId: string, user: Member, importId: string) =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const run = await heldImport(own, libraryId, importId);
    const answer = async (undone: number, left: number) => ({
      import: (await importById(own, libraryId, importId)).import,
      undone,
      left,
    });
    if (run.undoneAt !== null) return answer(0, 0);
    // The replaced states are no longer kept.
    if (Date.now() - run.startedAt.getTime() > UNDO_MS)
      throw new Refusal("invalid.input", `导入已超过 ${LIBRARY_UNDO_DAYS} 天，不能再撤销`);
    const all = await own.$count(libraryImported, eq(libraryImported.importId, importId));
    const ids = await untouched(own, importId);
    for (const slice of inSlices(ids, SLICE))
      await goBack(own, await statesBefore(own, { libraryId, importId }, slice), user);
    const now = new Date();
    await own
      .update(libraryImports)
      .set({ undoneAt: now, endedAt: run.endedAt ?? now })
      .where(eq(libraryImports.id, importId));
    await raiseRevision(own, libraryId);
    await recordAct(own, libraryId, user, "undone", run.fileName);
    return answer(ids.length, all - ids.length);
  });
