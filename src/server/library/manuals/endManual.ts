import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { LibraryManual } from "#api/contract/libraryManuals.ts";
import { MANUAL_REFUSALS } from "#domain/desk/library/libraryWords.ts";
import type { Queries } from "../../database/queries.ts";
import { ownDocumentParts, ownDocuments } from "../../database/schema/ownDocumentSchema.ts";
import { PART_BYTES } from "../../http/contentInParts.ts";
import { Refusal } from "../../http/route.ts";
import { recordAct, type Member } from "../libraryActs.ts";
import { permit, permitChange } from "../libraryRights.ts";
import { manualBytes } from "./manualBytes.ts";
import type { ManualReader } from "./manualReader.ts";
import { manualByKey, manualRow, oneOf, type ManualKey } from "./manualStore.ts";

interface Examined {
  readonly pageCount: number;
  readonly digest: string;
}

/** Opens the file as the page will open it; a file that no browser can show is deleted. */
async function examine(
  queries: Queries,
  { manualId }: ManualKey,
  byteSize: number,
  { inspect }: Pick<ManualReader, "inspect">,
): Promise<Examined> {
  const hash = createHash("sha256");
  const found = await inspect(async () => {
    const bytes = await manualBytes(queries, manualId, byteSize);
    hash.update(bytes);
    return bytes;
  });
  if (!found.ok) throw new Refusal("invalid.input", MANUAL_REFUSALS[found.code]);
  return { pageCount: found.pageCount, digest: hash.digest("hex") };
}

const write = (queries: Queries, key: ManualKey, user: Member, { pageCount, digest }: Examined) =>
  queries.transaction(async (own) => {
    await permitChange(own, key.libraryId, user, "edit");
    const { endedAt, title } = await manualRow(own, key);
    if (endedAt !== null) return;
    const [same] = await own
      .select({ title: ownDocuments.title })
      .from(ownDocuments)
      .where(and(eq(ownDocuments.libraryId, key.libraryId), eq(ownDocuments.digest, digest)));
    if (same !== undefined) throw new Refusal("invalid.input", `此产品库已有同一文件：“${same.title}”`);
    await own.update(ownDocuments).set({ pageCount, digest, endedAt: new Date() }).where(oneOf(key));
    await recordAct(own, key.libraryId, user, "manual-added", title);
  });

/**
 * Completes a manual whose bytes have all been sent. Repeating it changes nothing.
 * @throws Refusal `conflict` while slices are missing, `invalid.input` for a file that is not accepted and
 * therefore deleted
 */
export async function endManual(
  queries: Queries,
  key: ManualKey,
  user: Member,
  reader: Pick<ManualReader, "inspect">,
): Promise<LibraryManual> {
  await permit(queries, key.libraryId, user, "edit");
  const { byteSize, endedAt } = await manualRow(queries, key);
  if (endedAt !== null) return manualByKey(queries, key);
  const parts = await queries.$count(ownDocumentParts, eq(ownDocumentParts.documentId, key.manualId));
  if (parts < Math.ceil(byteSize / PART_BYTES))
    throw new Refusal("conflict", "Slices of the manual are missing");
  try {
    await write(queries, key, user, await examine(queries, key, byteSize, reader));
  } catch (error) {
    if (error instanceof Refusal && error.code === "invalid.input")
      await queries.delete(ownDocuments).where(and(oneOf(key), isNull(ownDocuments.endedAt)));
    throw error;
  }
  return manualByKey(queries, key);
}
