import { and, count, desc, eq, ilike, isNotNull, isNull, lt, sql, sum } from "drizzle-orm";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { MOST_DOCUMENT_BYTES, MOST_DOCUMENT_MEGABYTES } from "#domain/desk/documents/documentLimits.ts";
import { fileSize } from "#domain/desk/documents/fileSize.ts";
import { MANUAL_SLICE_BYTES, MOST_MANUALS } from "#domain/desk/library/libraryLimits.ts";
import { containing } from "../../database/containing.ts";
import type { Queries } from "../../database/queries.ts";
import { users } from "../../database/schema/accountSchema.ts";
import { ownDocumentParts, ownDocuments } from "../../database/schema/ownDocumentSchema.ts";
import { PART_BYTES } from "../../http/contentInParts.ts";
import { Refusal } from "../../http/route.ts";
import { USUAL_BOUNDS, type Bounds } from "../../process/bounds.ts";
import { recordAct, type Member } from "../libraryActs.ts";
import { permit, permitChange } from "../libraryRights.ts";
import { newOwnId } from "../resolveOwn.ts";

const MEGABYTE = 1024 ** 2;

export interface ManualKey {
  readonly libraryId: string;
  readonly manualId: string;
}

const noSuchManual = () => new Refusal("not.found", "There is no manual of this id");

const manualsWith = (queries: Queries) =>
  queries
    .select({ manual: ownDocuments, addedBy: sql<string | null>`${users.name}` })
    .from(ownDocuments)
    .leftJoin(users, eq(users.id, ownDocuments.addedBy))
    .$dynamic();

const wire = ({ manual, addedBy }: Awaited<ReturnType<typeof manualsWith>>[number]): LibraryManual => ({
  id: manual.id,
  title: manual.title,
  pageCount: manual.pageCount,
  byteSize: manual.byteSize,
  addedBy,
  addedAt: manual.addedAt.getTime(),
});

export const oneOf = ({ libraryId, manualId }: ManualKey) =>
  and(eq(ownDocuments.libraryId, libraryId), eq(ownDocuments.id, manualId));

/** @throws Refusal `not.found` if the library has no such manual */
export async function manualByKey(queries: Queries, key: ManualKey): Promise<LibraryManual> {
  const [found] = await manualsWith(queries).where(oneOf(key));
  if (found === undefined) throw noSuchManual();
  return wire(found);
}

/** The row of a manual. @throws Refusal as `manualByKey` */
export async function manualRow(queries: Queries, key: ManualKey) {
  const [row] = await queries.select().from(ownDocuments).where(oneOf(key));
  if (row === undefined) throw noSuchManual();
  return row;
}

/** Number and bytes of a library's manuals, including those that are being sent. */
async function heldBy(queries: Queries, libraryId: string) {
  const [held] = await queries
    .select({ manuals: count(), bytes: sum(ownDocuments.byteSize).mapWith(Number) })
    .from(ownDocuments)
    .where(eq(ownDocuments.libraryId, libraryId));
  return { manuals: held?.manuals ?? 0, bytes: held?.bytes ?? 0 };
}

/**
 * Deletes an earlier, incomplete upload of the same file by the same member, which would otherwise take space
 * twice.
 */
async function dropBroken(
  queries: Queries,
  libraryId: string,
  { userId }: Member,
  { title, byteSize }: Pick<LibraryManual, "title" | "byteSize">,
): Promise<void> {
  const isSame = and(eq(ownDocuments.title, title), eq(ownDocuments.byteSize, byteSize));
  const isOwn = and(eq(ownDocuments.libraryId, libraryId), eq(ownDocuments.addedBy, userId));
  await queries.delete(ownDocuments).where(and(isOwn, isSame, isNull(ownDocuments.endedAt)));
}

/**
 * @throws Refusal `too.large` for a file above the limit of a document, `invalid.input` when the library is full
 */
export const beginManual = (
  queries: Queries,
  libraryId: string,
  user: Member,
  { title, byteSize }: Pick<LibraryManual, "title" | "byteSize">,
  { libraryManualMegabytes: most }: Pick<Bounds, "libraryManualMegabytes"> = USUAL_BOUNDS,
): Promise<LibraryManual> =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    if (byteSize > MOST_DOCUMENT_BYTES)
      throw new Refusal(
        "too.large",
        `样本最大 ${MOST_DOCUMENT_MEGABYTES} MB，此文件有 ${fileSize(byteSize)}`,
      );
    await dropBroken(own, libraryId, user, { title, byteSize });
    const held = await heldBy(own, libraryId);
    if (held.manuals >= MOST_MANUALS)
      throw new Refusal("invalid.input", `一个产品库最多 ${MOST_MANUALS} 份样本，请先删除不用的`);
    const left = most * MEGABYTE - held.bytes;
    if (byteSize > left)
      throw new Refusal(
        "invalid.input",
        `产品库的样本共 ${most} MB 为限，还可加入 ${fileSize(Math.max(0, left))}，请先删除不用的`,
      );
    const manualId = newOwnId();
    await own.insert(ownDocuments).values({ id: manualId, libraryId, title, byteSize, addedBy: user.userId });
    return manualByKey(own, { libraryId, manualId });
  });

/**
 * Only the member who began a manual may send its slices.
 * @throws Refusal `conflict` for a completed manual, `invalid.input` for a slice of a wrong length
 */
export async function takeSlice(
  queries: Queries,
  key: ManualKey,
  user: Member,
  { slice, bytes }: { readonly slice: number; readonly bytes: string },
): Promise<void> {
  await permit(queries, key.libraryId, user, "edit");
  const { byteSize, endedAt, addedBy } = await manualRow(queries, key);
  if (addedBy !== user.userId) throw noSuchManual();
  if (endedAt !== null) throw new Refusal("conflict", "The manual was sent whole");
  const sent = Buffer.from(bytes, "base64");
  const from = slice * MANUAL_SLICE_BYTES;
  if (sent.length === 0 || sent.length !== Math.min(MANUAL_SLICE_BYTES, byteSize - from))
    throw new Refusal("invalid.input", "The slice has another length than this part of the manual");
  const rows = [];
  for (let at = 0; at < sent.length; at += PART_BYTES)
    rows.push({
      documentId: key.manualId,
      part: (from + at) / PART_BYTES,
      bytes: sent.subarray(at, at + PART_BYTES),
    });
  await queries.insert(ownDocumentParts).values(rows).onConflictDoNothing();
}

/** Newest first, without those that are being sent. */
export async function pageManuals(
  queries: Queries,
  libraryId: string,
  asked: { readonly words?: string; readonly page_no: number; readonly page_size: number },
  { libraryManualMegabytes }: Pick<Bounds, "libraryManualMegabytes"> = USUAL_BOUNDS,
) {
  const { words = "", page_no: pageNo, page_size: pageSize } = asked;
  const where = and(
    eq(ownDocuments.libraryId, libraryId),
    isNotNull(ownDocuments.endedAt),
    words === "" ? undefined : ilike(ownDocuments.title, containing(words)),
  );
  const rows = await manualsWith(queries)
    .where(where)
    .orderBy(desc(ownDocuments.addedAt), desc(ownDocuments.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(wire),
    totalCount: await queries.$count(ownDocuments, where),
    bytes: (await heldBy(queries, libraryId)).bytes,
    mostBytes: libraryManualMegabytes * MEGABYTE,
  };
}

/** @throws Refusal `not.found` if the library has no such manual */
export const deleteManual = (queries: Queries, key: ManualKey, user: Member): Promise<void> =>
  queries.transaction(async (own) => {
    await permitChange(own, key.libraryId, user, "edit");
    const [row] = await own.delete(ownDocuments).where(oneOf(key)).returning();
    if (row === undefined) throw noSuchManual();
    // A manual that is cancelled while it is being sent was never visible, so nothing is recorded.
    if (row.endedAt !== null) await recordAct(own, key.libraryId, user, "manual-deleted", row.title);
  });

/** Deletes manuals whose upload was abandoned. */
export async function dropUnsentManuals(queries: Queries): Promise<void> {
  const isOver = lt(ownDocuments.addedAt, sql`now() - interval '1 day'`);
  await queries.delete(ownDocuments).where(and(isNull(ownDocuments.endedAt), isOver));
}
