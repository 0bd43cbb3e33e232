import { and, eq } from "drizzle-orm";
import { mayDo, type ProjectAct, type Role } from "#domain/desk/project/projectRoles.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryMembers } from "../database/schema/librarySchema.ts";
import type { Caller } from "../http/caller.ts";
import { Refusal } from "../http/route.ts";

export const noSuchLibrary = () => new Refusal("not.found", "There is no library of this id");

/**
 * Checks that a member may do something in a library, by the rules of projects, and returns their role; it is read
 * with each call.
 * @param isDeleted whether the library may be a deleted one, which only its owners know of
 * @throws Refusal `not.found` for somebody who is no member, `forbidden` if the role is too small
 */
export async function permit(
  queries: Queries,
  libraryId: string,
  { userId }: Pick<Caller, "userId">,
  act: ProjectAct,
  isDeleted = false,
): Promise<Role> {
  const [found] = await queries
    .select({ role: libraryMembers.role, deletedAt: libraries.deletedAt })
    .from(libraryMembers)
    .innerJoin(libraries, eq(libraries.id, libraryMembers.of))
    .where(and(eq(libraryMembers.of, libraryId), eq(libraryMembers.userId, userId)));
  if (found === undefined) throw noSuchLibrary();
  const { role, deletedAt } = found;
  if (deletedAt !== null && !(isDeleted && role === "owner")) throw noSuchLibrary();
  if (!mayDo(role, act)) throw new Refusal("forbidden", `A member who is ${role} may not do this`);
  return role;
}

/**
 * Locks a library, so that what its members change is changed one after another; each change of its products raises
 * the revision, by which whoever keeps what it has read of them learns that it is no longer so. Its name, and whether
 * it stands, is read with each call.
 */
export const lockLibrary = (queries: Queries, libraryId: string) =>
  queries.select().from(libraries).where(eq(libraries.id, libraryId)).for("update");

/**
 * `permit` for what changes a library, in the transaction that does: the library is locked first, so that nobody
 * whose right was taken, and nothing of a library that was deleted, while the call waited passes.
 * @throws Refusal as `permit`
 */
export async function permitChange(
  queries: Queries,
  libraryId: string,
  ...asked: [user: Pick<Caller, "userId">, act: ProjectAct, isDeleted?: boolean]
): Promise<Role> {
  await lockLibrary(queries, libraryId);
  return permit(queries, libraryId, ...asked);
}
