import { and, asc, eq } from "drizzle-orm";
import type { Role } from "#domain/project/projectRoles.ts";
import { Refusal } from "../../route.ts";
import { users } from "../../store/accountSchema.ts";
import { currentProjects, projectMembers, projects } from "../../store/projectSchema.ts";
import type { Queries } from "../../store/queries.ts";

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

/** Members of one project change one after another: two owners who leave at once do not leave it without any. */
export const holdProject = (queries: Queries, projectId: string) =>
  queries.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");

/** @throws Refusal `not.found` for whoever is no member, `conflict` where nobody else owns the project */
async function keepAnOwner(queries: Queries, projectId: string, userId: number): Promise<void> {
  const members = await queries
    .select({ userId: projectMembers.userId, role: projectMembers.role })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId));
  const member = members.find((each) => each.userId === userId);
  if (member === undefined) throw new Refusal("not.found", "There is no member of this id");
  const owners = members.filter(({ role }) => role === "owner");
  if (member.role === "owner" && owners.length === 1) {
    throw new Refusal("conflict", "A project has an owner: give the role to another member first");
  }
}

/** Selections of whoever may not change the project any more go elsewhere. */
const forgetCurrent = (queries: Queries, projectId: string, userId: number) =>
  queries
    .delete(currentProjects)
    .where(and(eq(currentProjects.projectId, projectId), eq(currentProjects.userId, userId)));

export const changeMember = (queries: Queries, projectId: string, userId: number, role: Role) =>
  queries.transaction(async (own) => {
    await holdProject(own, projectId);
    // Who stays an owner needs no other one.
    if (role !== "owner") await keepAnOwner(own, projectId, userId);
    const changed = await own
      .update(projectMembers)
      .set({ role })
      .where(memberRow(projectId, userId))
      .returning({ userId: projectMembers.userId });
    if (changed.length === 0) throw new Refusal("not.found", "There is no member of this id");
    if (role === "viewer") await forgetCurrent(own, projectId, userId);
  });

export const removeMember = (queries: Queries, projectId: string, userId: number) =>
  queries.transaction(async (own) => {
    await holdProject(own, projectId);
    await keepAnOwner(own, projectId, userId);
    await own.delete(projectMembers).where(memberRow(projectId, userId));
    await forgetCurrent(own, projectId, userId);
  });
