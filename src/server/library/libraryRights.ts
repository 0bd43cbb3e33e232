import { and, eq } from "drizzle-orm";
import { mayDo, type ProjectAct, type Role } from "#domain/desk/project/projectRoles.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryMembers } from "../database/schema/librarySchema.ts";
import type { Caller } from "../http/caller.ts";
import { Refusal } from "../http/route.ts";

export const noSuchLibrary = () => new Refusal("not.found", "There is no library of this id");

/**
 * Checks that a member may do something in a library, by the same rules as for projects, and returns their role;
 * read with each call.
 * @param isDeleted whether the library may be a deleted one, which only owners can see
 * @throws Refusal `not.found` for a user who is no member, `forbidden` if the role is too low
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
 * Locks a library, so that changes by its members happen one after another. Each change of its products raises the
 * revision, by which caches notice that they are outdated. The library's name and state are not cached but read
 * with each call.
 */
export const lockLibrary = (queries: Queries, libraryId: string) =>
  queries.select().from(libraries).where(eq(libraries.id, libraryId)).for("update");

/**
 * Like `permit`, for changes, within the transaction of the change. The library is locked first, so that a right
 * that was revoked, or a library that was deleted, while the call waited is noticed.
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
