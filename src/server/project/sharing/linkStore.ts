import { and, desc, eq, gte, isNull, or, sql } from "drizzle-orm";
import { hashOfSecret, newSecret } from "../../account/secrets.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../http/route.ts";
import type { Bounds } from "../../process/bounds.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { users } from "../../database/schema/accountSchema.ts";
import {
  plans,
  planVersions,
  projectLinks,
  projects,
  type LinkPurpose,
} from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { DeadLink } from "./DeadLink.ts";
import { lockProject, permitChange, projectSharing } from "./memberStore.ts";
import { NOW } from "./sharing.ts";

export const DAY_MS = 24 * 3_600_000;
export const DAYS_TO_JOIN = 7;

const linksWith = (queries: Queries) =>
  queries
    .select({ link: projectLinks, createdBy: users.name })
    .from(projectLinks)
    .leftJoin(users, eq(users.id, projectLinks.createdBy))
    .$dynamic();

const wire = ({ link, createdBy }: Awaited<ReturnType<typeof linksWith>>[number]) => ({
  id: link.id,
  purpose: link.purpose,
  planVersionId: link.planVersionId,
  createdBy,
  createdAt: link.createdAt.getTime(),
  expiresAt: link.expiresAt?.getTime() ?? null,
  revokedAt: link.revokedAt?.getTime() ?? null,
  isForOne: link.isForOne,
  usedAt: link.usedAt?.getTime() ?? null,
});

type User = Pick<Caller, "userId">;

interface WantedLink {
  readonly purpose: LinkPurpose;
  readonly planVersionId?: string;
  readonly days?: number;
  readonly isForOne?: boolean;
}

async function checkVersion(queries: Queries, projectId: string, versionId: string): Promise<void> {
  const [found] = await queries
    .select({ id: planVersions.id })
    .from(planVersions)
    .innerJoin(plans, eq(plans.id, planVersions.planId))
    .where(and(eq(plans.projectId, projectId), eq(planVersions.id, versionId)));
  if (found === undefined) throw new MissingPartRefusal("version", "There is no version of this id");
}

/** @throws Refusal `invalid.input` when the project has the maximum number of links in force */
async function demandFreeLink(queries: Queries, projectId: string, most: number): Promise<void> {
  const isInForce = and(
    eq(projectLinks.projectId, projectId),
    isNull(projectLinks.revokedAt),
    or(isNull(projectLinks.expiresAt), gte(projectLinks.expiresAt, new Date())),
  );
  if ((await queries.$count(projectLinks, isInForce)) >= most)
    throw new Refusal("invalid.input", `此项目的链接已有 ${most} 个，撤销不用的链接后再建`);
}

/** Creates a link and returns it with its secret, which is not stored and cannot be read again. */
export async function createLink(
  queries: Queries,
  projectId: string,
  user: User,
  { purpose, planVersionId, days, isForOne = false }: WantedLink,
  bounds: Pick<Bounds, "links">,
) {
  if (isForOne && purpose === "read") {
    throw new Refusal("invalid.input", "Only a link to join can be for one person");
  }
  if (planVersionId !== undefined) {
    if (purpose !== "read") {
      throw new Refusal("invalid.input", "A link to join is for a project, not for a version of a plan");
    }
  }
  const holds = days ?? (purpose === "read" ? null : DAYS_TO_JOIN);
  const secret = newSecret();
  const id = await queries.transaction(async (own) => {
    // The lock keeps two simultaneous calls from both passing the limit.
    await permitChange(own, projectId, user, "manage");
    if (planVersionId !== undefined) await checkVersion(own, projectId, planVersionId);
    await demandFreeLink(own, projectId, bounds.links);
    const [made] = await own
      .insert(projectLinks)
      .values({
        projectId,
        purpose,
        hash: hashOfSecret(secret),
        createdBy: user.userId,
        createdAt: NOW,
        planVersionId: planVersionId ?? null,
        isForOne,
        expiresAt: holds === null ? null : new Date(Date.now() + holds * DAY_MS),
      })
      .returning({ id: projectLinks.id });
    return made!.id;
  });
  const [row] = await linksWith(queries).where(eq(projectLinks.id, id));
  // The row was just created.
  return { ...wire(row!), secret };
}

export async function listLinks(queries: Queries, projectId: string) {
  const rows = await linksWith(queries)
    .where(eq(projectLinks.projectId, projectId))
    .orderBy(desc(projectLinks.createdAt), desc(projectLinks.id));
  return rows.map(wire);
}

/** @throws Refusal `not.found` if the project has no such link; a revoked one stays revoked */
export const revokeLink = (queries: Queries, projectId: string, user: User, linkId: string): Promise<void> =>
  queries.transaction(async (own) => {
    await permitChange(own, projectId, user, "manage");
    const revoked = await own
      .update(projectLinks)
      .set({ revokedAt: sql`coalesce(${projectLinks.revokedAt}, now())` })
      .where(and(eq(projectLinks.projectId, projectId), eq(projectLinks.id, linkId)))
      .returning({ id: projectLinks.id });
    if (revoked.length === 0) throw new MissingPartRefusal("link", "There is no link of this id");
  });

/**
 * @param userId for a user who joined by a link for one person, the link still counts as usable
 * @throws DeadLink for an unknown secret, and for a link that no longer works
 */
export async function linkOf(queries: Queries, secret: string, userId?: number) {
  const [found] = await queries
    .select({
      link: projectLinks,
      projectName: projects.name,
      isOver: sql<boolean>`coalesce(${projectLinks.expiresAt} <= now(), false)`,
    })
    .from(projectLinks)
    .innerJoin(projects, eq(projects.id, projectLinks.projectId))
    .where(eq(projectLinks.hash, hashOfSecret(secret)));
  if (found === undefined) throw new DeadLink("unknown");
  if (found.link.revokedAt !== null) throw new DeadLink("revoked");
  if (found.isOver) throw new DeadLink("expired");
  if (found.link.usedAt !== null && found.link.usedBy !== userId) throw new DeadLink("used");
  return found;
}

/** The link of a secret for reading; a link to join does not allow reading before joining. */
export async function readLink(queries: Queries, secret: string) {
  const found = await linkOf(queries, secret);
  if (found.link.purpose !== "read")
    throw new Refusal("not.found", "The link is for joining, not for reading");
  return found;
}

/** If several people use a link for one person at once, only one succeeds. */
async function spend(queries: Queries, linkId: string, userId: number): Promise<void> {
  const used = await queries
    .update(projectLinks)
    .set({ usedBy: userId, usedAt: sql`now()` })
    .where(and(eq(projectLinks.id, linkId), isNull(projectLinks.usedAt)))
    .returning({ id: projectLinks.id });
  if (used.length === 0) throw new DeadLink("used");
}

/** Makes a user a member, and returns the project's id. */
export async function acceptLink(queries: Queries, userId: number, secret: string): Promise<string> {
  const { id, purpose, projectId, isForOne } = (await linkOf(queries, secret, userId)).link;
  if (purpose === "read") throw new Refusal("not.found", "The link is for reading, not for joining");
  await queries.transaction(async (own) => {
    await lockProject(own, projectId);
    // While the call waited, the link may have been revoked.
    await linkOf(own, secret, userId);
    await projectSharing.join(own, projectId, {
      userId,
      role: purpose,
      since: own.select({ at: projectLinks.createdAt }).from(projectLinks).where(eq(projectLinks.id, id)),
      admit: async () => {
        if (isForOne) await spend(own, id, userId);
      },
    });
  });
  return projectId;
}
