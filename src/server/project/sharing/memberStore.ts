import { and, asc, eq, sql } from "drizzle-orm";
import { greaterRole, type Role } from "#domain/desk/project/projectRoles.ts";
import { Refusal } from "../../http/route.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { users } from "../../database/schema/accountSchema.ts";
import {
  currentProjects,
  projectMembers,
  projectRemovals,
  projects,
} from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";

export async function listMembers(queries: Queries, projectId: string, userId: number) {
  const rows = await queries
    .select({
      userId: users.id,
      name: users.name,
      role: projectMembers.role,
      joinedAt: projectMembers.joinedAt,
    })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(projectMembers.projectId, projectId))
    .orderBy(asc(projectMembers.joinedAt), asc(users.id));
  return rows.map(({ userId: id, joinedAt, ...member }) => ({
    ...member,
    id: String(id),
    isYou: id === userId,
    joinedAt: joinedAt.getTime(),
  }));
}

const memberRow = (projectId: string, userId: number) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId));

/**
 * Locks a project, so that its members change one after another: two owners who leave at once cannot leave it
 * without one.
 */
export const lockProject = (queries: Queries, projectId: string) =>
  queries.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");

/** @throws Refusal `not.found` for somebody who is no member */
async function membersWith(queries: Queries, projectId: string, userId: number) {
  const members = await queries
    .select({ userId: projectMembers.userId, role: projectMembers.role })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId));
  const member = members.find((each) => each.userId === userId);
  if (member === undefined) throw new MissingPartRefusal("member", "There is no member of this id");
  return { members, member };
}
type Members = Awaited<ReturnType<typeof membersWith>>;

/** @throws Refusal `conflict` if nobody else owns the project */
function keepAnOwner({ members, member }: Members): void {
  const owners = members.filter(({ role }) => role === "owner");
  if (member.role === "owner" && owners.length === 1) {
    throw new Refusal("conflict", "A project has an owner: give the role to another member first");
  }
}

/** From now on, links made before do not restore the role. */
const noteRemoval = (queries: Queries, projectId: string, userId: number) =>
  queries
    .insert(projectRemovals)
    .values({ projectId, userId })
    .onConflictDoUpdate({
      target: [projectRemovals.projectId, projectRemovals.userId],
      set: { at: sql`now()` },
    });

/** The project is no longer the target of selections for somebody who may not change it. */
const forgetCurrent = (queries: Queries, projectId: string, userId: number) =>
  queries
    .delete(currentProjects)
    .where(and(eq(currentProjects.projectId, projectId), eq(currentProjects.userId, userId)));

export const changeMember = (queries: Queries, projectId: string, userId: number, role: Role) =>
  queries.transaction(async (own) => {
    await lockProject(own, projectId);
    const found = await membersWith(own, projectId, userId);
    const { role: before } = found.member;
    if (before === role) return;
    if (before === "owner") keepAnOwner(found);
    if (greaterRole(before, role) === before) await noteRemoval(own, projectId, userId);
    await own.update(projectMembers).set({ role }).where(memberRow(projectId, userId));
    if (role === "viewer") await forgetCurrent(own, projectId, userId);
  });

/** @param by a member who leaves on their own may return by a valid link */
export const removeMember = (queries: Queries, projectId: string, userId: number, by: number) =>
  queries.transaction(async (own) => {
    await lockProject(own, projectId);
    keepAnOwner(await membersWith(own, projectId, userId));
    if (by !== userId) await noteRemoval(own, projectId, userId);
    await own.delete(projectMembers).where(memberRow(projectId, userId));
    await forgetCurrent(own, projectId, userId);
  });
