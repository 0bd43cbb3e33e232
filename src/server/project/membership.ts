import { and, eq } from "drizzle-orm";
import { mayDo, type ProjectAct, type Role } from "#domain/desk/project/projectRoles.ts";
import type { Caller, Membership } from "../http/caller.ts";
import { Refusal } from "../http/route.ts";
import { projectMembers, projects } from "../database/schema/projectSchema.ts";
import type { Queries } from "../database/queries.ts";

export const noSuchProject = () => new Refusal("not.found", "There is no project of this id");

async function membershipOf(
  queries: Queries,
  projectId: string,
  userId: number,
): Promise<Omit<Membership, "projectId">> {
  const [found] = await queries
    .select({ role: projectMembers.role, archivedAt: projects.archivedAt })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.of))
    .where(and(eq(projectMembers.of, projectId), eq(projectMembers.userId, userId)));
  return { role: found?.role ?? null, isArchived: (found?.archivedAt ?? null) !== null };
}

/**
 * Checks that a member may do something in a project, and returns their role.
 * @throws Refusal `not.found` for a user who is no member, so that the project's existence stays hidden;
 * `forbidden` if the role is too low, `conflict` if the project is archived
 */
export async function permit(
  queries: Queries,
  projectId: string,
  user: Pick<Caller, "userId" | "membership">,
  act: ProjectAct,
): Promise<Role> {
  const { role, isArchived } =
    user.membership?.projectId === projectId.toLowerCase()
      ? user.membership
      : await membershipOf(queries, projectId, user.userId);
  return demandRight({ role, isArchived }, act);
}

/** Checks a right for a role that is already known. */
export function demandRight({ role, isArchived }: Omit<Membership, "projectId">, act: ProjectAct): Role {
  if (role === null) throw noSuchProject();
  if (!mayDo(role, act)) throw new Refusal("forbidden", `A member who is ${role} may not do this`);
  if (act === "edit" && isArchived) {
    throw new Refusal("conflict", "The project is archived; take it out of the archive to change it");
  }
  return role;
}
