import { and, desc, eq } from "drizzle-orm";
import type { LibraryImport } from "#api/contract/libraryImports.ts";
import { LONGEST_OWN_PAGE } from "#domain/desk/library/libraryLimits.ts";
import type { Queries } from "../database/queries.ts";
import { users } from "../database/schema/accountSchema.ts";
import { libraryImports } from "../database/schema/librarySchema.ts";
import { importManuals } from "../database/schema/ownDocumentSchema.ts";
import { Refusal } from "../http/route.ts";
import { recordAct, type Member } from "./libraryActs.ts";
import { permitChange } from "./libraryRights.ts";
import { manualRow } from "./manuals/manualStore.ts";

const importsWith = (queries: Queries) =>
  queries
    .select({ run: libraryImports, startedBy: users.name })
    .from(libraryImports)
    .leftJoin(users, eq(users.id, libraryImports.startedBy))
    .$dynamic();

const wire = ({ run, startedBy }: Awaited<ReturnType<typeof importsWith>>[number]): LibraryImport => ({
  id: run.id,
  fileName: run.fileName,
  startedBy,
  startedAt: run.startedAt.getTime(),
  endedAt: run.endedAt?.getTime() ?? null,
  counts: run.counts,
  remarkCount: run.remarkCount,
  undoneAt: run.undoneAt?.getTime() ?? null,
});

const oneOf = (libraryId: string, importId: string) =>
  and(eq(libraryImports.libraryId, libraryId), eq(libraryImports.id, importId));

const noSuchImport = () => new Refusal("not.found", "There is no import of this id");

/** @throws Refusal `not.found` if the library has no such import */
export async function importById(queries: Queries, libraryId: string, importId: string) {
  const [found] = await importsWith(queries).where(oneOf(libraryId, importId));
  if (found === undefined) throw noSuchImport();
  return { import: wire(found), remarks: [...found.run.remarks] };
}

/** Locks the import until the transaction ends. */
export async function heldImport(queries: Queries, libraryId: string, importId: string) {
  const [run] = await queries.select().from(libraryImports).where(oneOf(libraryId, importId)).for("update");
  if (run === undefined) throw noSuchImport();
  return run;
}

export async function listImports(queries: Queries, libraryId: string): Promise<LibraryImport[]> {
  const rows = await importsWith(queries)
    .where(eq(libraryImports.libraryId, libraryId))
    .orderBy(desc(libraryImports.startedAt), desc(libraryImports.id))
    .limit(LONGEST_OWN_PAGE);
  return rows.map(wire);
}

const NOTHING = { added: 0, updated: 0, kept: 0, warned: 0, refused: 0 };

/**
 * @throws Refusal `not.found` for a manual that is not in the library, `conflict` for one that is still being sent
 */
export async function beginImport(
  queries: Queries,
  libraryId: string,
  user: Member,
  { fileName, manualId }: { readonly fileName: string; readonly manualId?: string },
): Promise<LibraryImport> {
  return queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const manual = manualId === undefined ? null : await manualRow(own, { libraryId, manualId });
    if (manual?.endedAt === null) throw new Refusal("conflict", "The manual has not been sent whole");
    const [made] = await own
      .insert(libraryImports)
      .values({ libraryId, fileName, startedBy: user.userId, counts: NOTHING, remarks: [] })
      .returning({ id: libraryImports.id });
    if (manual !== null) await own.insert(importManuals).values({ importId: made!.id, manualId: manual.id });
    // The inserted row is returned.
    return (await importById(own, libraryId, made!.id)).import;
  });
}

/** Repeating it changes nothing. */
export const endImport = (
  queries: Queries,
  libraryId: string,
  user: Member,
  importId: string,
): Promise<LibraryImport> =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const { endedAt, fileName, counts } = await heldImport(own, libraryId, importId);
    if (endedAt === null) {
      await own.update(libraryImports).set({ endedAt: new Date() }).where(eq(libraryImports.id, importId));
      const about = `${fileName}：${counts.added} + ${counts.updated}`;
      await recordAct(own, libraryId, user, "imported", about);
    }
    return (await importById(own, libraryId, importId)).import;
  });
