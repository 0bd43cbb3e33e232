import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queries } from "../database/queries.ts";
import { ownProducts } from "../database/schema/librarySchema.ts";
import { raiseRevision, recordAct, type Member } from "./libraryActs.ts";
import { permitChange } from "./libraryRights.ts";

const among = (libraryId: string, ids: readonly string[]) =>
  and(eq(ownProducts.libraryId, libraryId), inArray(ownProducts.id, [...ids]));

interface Wanted {
  readonly ids: readonly string[];
  readonly isDraft: boolean;
}

/** Returns the number of products whose state has changed. */
export const markDrafts = (
  queries: Queries,
  libraryId: string,
  user: Member,
  { ids, isDraft }: Wanted,
): Promise<number> =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const changed = await own
      .update(ownProducts)
      .set({ isDraft, isMarkedSince: true, changedBy: user.userId, changedAt: sql`now()` })
      .where(and(among(libraryId, ids), ne(ownProducts.isDraft, isDraft)))
      .returning({ id: ownProducts.id });
    if (changed.length === 0) return 0;
    await raiseRevision(own, libraryId);
    await recordAct(own, libraryId, user, isDraft ? "withdrawn" : "accepted", String(changed.length));
    return changed.length;
  });

/** Products that were selected in projects stay there as they were. */
export const deleteProducts = (
  queries: Queries,
  libraryId: string,
  user: Member,
  ids: readonly string[],
): Promise<number> =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "edit");
    const deleted = await own
      .delete(ownProducts)
      .where(among(libraryId, ids))
      .returning({ id: ownProducts.id });
    if (deleted.length === 0) return 0;
    await raiseRevision(own, libraryId);
    await recordAct(own, libraryId, user, "products-deleted", String(deleted.length));
    return deleted.length;
  });
