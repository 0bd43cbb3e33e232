import { desc, eq, sql } from "drizzle-orm";
import type { LibraryActRow } from "#api/contract/libraryProducts.ts";
import type { LibraryAct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryActs } from "../database/schema/librarySchema.ts";
import type { Caller } from "../http/caller.ts";

/** Whoever does something in a library; the name is that of now. */
export type Member = Pick<Caller, "userId" | "name">;

/** In the transaction in which it is done. */
export async function recordAct(
  queries: Queries,
  libraryId: string,
  { userId, name }: Member,
  act: LibraryAct,
  about = "",
): Promise<void> {
  await queries.insert(libraryActs).values({ libraryId, userId, userName: name, act, about });
}

/** In the transaction of every change that members of the library see in a search. */
export const raiseRevision = (queries: Queries, libraryId: string) =>
  queries
    .update(libraries)
    .set({ revision: sql`${libraries.revision} + 1` })
    .where(eq(libraries.id, libraryId));

/** The newest first. */
export async function pageActs(
  queries: Queries,
  libraryId: string,
  { page_no: pageNo, page_size: pageSize }: { readonly page_no: number; readonly page_size: number },
) {
  const ofLibrary = eq(libraryActs.libraryId, libraryId);
  const rows = await queries
    .select()
    .from(libraryActs)
    .where(ofLibrary)
    .orderBy(desc(libraryActs.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map(({ id, at, userName, act, about }): LibraryActRow => ({
      id: String(id),
      at: at.getTime(),
      userName,
      act,
      about,
    })),
    totalCount: await queries.$count(libraryActs, ofLibrary),
  };
}
