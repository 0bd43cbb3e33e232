import { desc, eq, sql } from "drizzle-orm";
import type { LibraryActRow } from "#api/contract/libraryProducts.ts";
import type { LibraryAct } from "#domain/desk/library/ownProducts.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryActs } from "../database/schema/librarySchema.ts";
import type { Caller } from "../http/caller.ts";

/** The member who acts, with the present name. */
export type Member = Pick<Caller, "userId" | "name">;

/** To be called in the transaction of the act. */
export async function recordAct(
  queries: Queries,
  libraryId: string,
  { userId, name }: Member,
  act: LibraryAct,
  about = "",
): Promise<void> {
  await queries.insert(libraryActs).values({ libraryId, userId, userName: name, act, about });
}

/** To be called in the transaction of every change that members can see in a search. */
export const raiseRevision = (queries: Queries, libraryId: string) =>
  queries
    .update(libraries)
    .set({ revision: sql`${libraries.revision} + 1` })
    .where(eq(libraries.id, libraryId));

/** Newest first. */
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
