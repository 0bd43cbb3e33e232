import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { LibraryLink } from "#api/contract/libraries.ts";
import { ROLE_WORDS, type Role } from "#domain/desk/project/projectRoles.ts";
import { hashOfSecret, newSecret } from "../account/secrets.ts";
import type { Queries } from "../database/queries.ts";
import { users } from "../database/schema/accountSchema.ts";
import { libraries, libraryLinks } from "../database/schema/librarySchema.ts";
import { Refusal } from "../http/route.ts";
import { USUAL_BOUNDS, type Bounds } from "../process/bounds.ts";
import { DeadLink } from "../project/sharing/DeadLink.ts";
import { DAY_MS, DAYS_TO_JOIN } from "../project/sharing/linkStore.ts";
import { NOW } from "../project/sharing/sharing.ts";
import { lockUser } from "../account/users.ts";
import { countLibraries } from "./countLibraries.ts";
import { recordAct, type Member } from "./libraryActs.ts";
import { lockLibrary, permitChange } from "./libraryRights.ts";
import { librarySharing } from "./memberStore.ts";

const linksWith = (queries: Queries) =>
  queries
    .select({ link: libraryLinks, createdBy: users.name })
    .from(libraryLinks)
    .leftJoin(users, eq(users.id, libraryLinks.createdBy))
    .$dynamic();

const wire = ({ link, createdBy }: Awaited<ReturnType<typeof linksWith>>[number]): LibraryLink => ({
  id: link.id,
  role: link.role,
  createdBy,
  createdAt: link.createdAt.getTime(),
  expiresAt: link.expiresAt.getTime(),
  revokedAt: link.revokedAt?.getTime() ?? null,
  isForOne: link.isForOne,
  usedAt: link.usedAt?.getTime() ?? null,
});

interface WantedLink {
  readonly role: Exclude<Role, "owner">;
  readonly days?: number;
  readonly isForOne?: boolean;
}

/**
 * Creates a link and returns it with its secret, which is not stored and cannot be read again.
 * @throws Refusal `invalid.input` when the library has the maximum number of links in force
 */
export async function createLink(
  queries: Queries,
  libraryId: string,
  user: Member,
  { role, days = DAYS_TO_JOIN, isForOne = false }: WantedLink,
  { links: most }: Pick<Bounds, "links"> = USUAL_BOUNDS,
) {
  const secret = newSecret();
  const id = await queries.transaction(async (own) => {
    // The lock keeps two simultaneous calls from both passing the limit.
    await permitChange(own, libraryId, user, "manage");
    const isInForce = and(
      eq(libraryLinks.libraryId, libraryId),
      isNull(libraryLinks.revokedAt),
      gt(libraryLinks.expiresAt, sql`now()`),
    );
    if ((await own.$count(libraryLinks, isInForce)) >= most)
      throw new Refusal("invalid.input", `此产品库的链接已有 ${most} 个，撤销不用的链接后再建`);
    const [made] = await own
      .insert(libraryLinks)
      .values({
        libraryId,
        role,
        hash: hashOfSecret(secret),
        createdBy: user.userId,
        createdAt: NOW,
        isForOne,
        expiresAt: new Date(Date.now() + days * DAY_MS),
      })
      .returning({ id: libraryLinks.id });
    return made!.id;
  });
  const [row] = await linksWith(queries).where(eq(libraryLinks.id, id));
  // The row was just created.
  return { ...wire(row!), secret };
}

export async function listLinks(queries: Queries, libraryId: string) {
  const rows = await linksWith(queries)
    .where(eq(libraryLinks.libraryId, libraryId))
    .orderBy(desc(libraryLinks.createdAt), desc(libraryLinks.id));
  return rows.map(wire);
}

/** @throws Refusal `not.found` if the library has no such link; a revoked one stays revoked */
export const revokeLink = (
  queries: Queries,
  libraryId: string,
  user: Member,
  linkId: string,
): Promise<void> =>
  queries.transaction(async (own) => {
    await permitChange(own, libraryId, user, "manage");
    const revoked = await own
      .update(libraryLinks)
      .set({ revokedAt: sql`coalesce(${libraryLinks.revokedAt}, now())` })
      .where(and(eq(libraryLinks.libraryId, libraryId), eq(libraryLinks.id, linkId)))
      .returning({ id: libraryLinks.id });
    if (revoked.length === 0) throw new Refusal("not.found", "There is no link of this id");
  });

/**
 * @param userId for a user who joined by a link for one person, the link still counts as usable
 * @throws DeadLink for an unknown secret, a link that no longer works, and one of a deleted library
 */
export async function linkOf(queries: Queries, secret: string, userId: number) {
  const [found] = await queries
    .select({
      link: libraryLinks,
      name: libraries.name,
      isOver: sql<boolean>`${libraryLinks.expiresAt} <= now()`,
    })
    .from(libraryLinks)
    .innerJoin(libraries, and(eq(libraries.id, libraryLinks.libraryId), isNull(libraries.deletedAt)))
    .where(eq(libraryLinks.hash, hashOfSecret(secret)));
  if (found === undefined) throw new DeadLink("unknown");
  const { link } = found;
  if (link.revokedAt !== null) throw new DeadLink("revoked");
  if (found.isOver) throw new DeadLink("expired");
  if (link.usedAt !== null && link.usedBy !== userId) throw new DeadLink("used");
  return found;
}

/**
 * Makes a user a member and returns the library's id; a higher role that the user already has is kept.
 * @throws Refusal `invalid.input` for a user who is in too many libraries already
 */
export async function acceptLink(
  queries: Queries,
  user: Member,
  secret: string,
  { libraries: most }: Pick<Bounds, "libraries"> = USUAL_BOUNDS,
): Promise<string> {
  const { userId } = user;
  const { libraryId } = (await linkOf(queries, secret, userId)).link;
  await queries.transaction(async (own) => {
    // The lock keeps two simultaneous calls of a user from both passing the limit.
    await lockUser(own, userId);
    await lockLibrary(own, libraryId);
    // While the call waited, the link may have been revoked and the library deleted.
    const { link } = await linkOf(own, secret, userId);
    const hasChanged = await librarySharing.join(own, libraryId, {
      userId,
      role: link.role,
      since: own
        .select({ at: libraryLinks.createdAt })
        .from(libraryLinks)
        .where(eq(libraryLinks.id, link.id)),
      async admit(isNew) {
        if (isNew && (await countLibraries(own, userId)).existing >= most)
          throw new Refusal("invalid.input", `产品库已有 ${most} 个，不能再加入`);
        if (link.isForOne) await spend(own, link.id, userId);
      },
    });
    if (hasChanged) await recordAct(own, libraryId, user, "joined", ROLE_WORDS[link.role]);
  });
  return libraryId;
}

/** If several people use a link for one person at once, only one succeeds. */
async function spend(queries: Queries, linkId: string, userId: number): Promise<void> {
  const used = await queries
    .update(libraryLinks)
    .set({ usedBy: userId, usedAt: sql`now()` })
    .where(and(eq(libraryLinks.id, linkId), isNull(libraryLinks.usedAt)))
    .returning({ id: libraryLinks.id });
  if (used.length === 0) throw new DeadLink("used");
}
