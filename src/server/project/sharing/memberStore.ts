import { and, eq } from "drizzle-orm";
import type { ProjectAct, Role } from "#domain/desk/project/projectRoles.ts";
import type { Caller } from "../../http/caller.ts";
import { MissingPartRefusal } from "../MissingPartRefusal.ts";
import { permit } from "../membership.ts";
import {
  currentProjects,
  projectMembers,
  projectRemovals,
  projects,
} from "../../database/schema/projectSchema.ts";
import type { Queries } from "../../database/queries.ts";
import { sharing } from "./sharing.ts";

export const lockProject = (queries: Queries, projectId: string) =>
  queries.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("update");

/**
 * `permit` for changes of members or links: checks the rights while the project is locked, not those that were
 * read with the call.
 */
export async function permitChange(
  queries: Queries,
  projectId: string,
  { userId }: Pick<Caller, "userId">,
  act: ProjectAct,
): Promise<Role> {
  await lockProject(queries, projectId);
  return permit(queries, projectId, { userId }, act);
}

export const projectSharing = sharing({
  members: projectMembers,
  removals: projectRemovals,
  permitChange,
  noMember: () => new MissingPartRefusal("member", "There is no member of this id"),
  keepsOwner: "A project has an owner: give the role to another member first",
});

export const listMembers = projectSharing.list;

/** Clears the project as the target of selections for a user who may no longer change it. */
const forgetCurrent = (queries: Queries, projectId: string, userId: number) =>
  queries
    .delete(currentProjects)
    .where(and(eq(currentProjects.projectId, projectId), eq(currentProjects.userId, userId)));

interface Wanted {
  readonly memberId: number;
  readonly by: Pick<Caller, "userId">;
}

export const changeMember = (
  queries: Queries,
  projectId: string,
  wanted: Wanted & { readonly role: Role },
): Promise<void> =>
  projectSharing.change(queries, projectId, wanted, async (own) => {
    if (wanted.role === "viewer") await forgetCurrent(own, projectId, wanted.memberId);
  });

export const removeMember = (queries: Queries, projectId: string, wanted: Wanted): Promise<void> =>
  projectSharing.remove(queries, projectId, wanted, async (own) => {
    await forgetCurrent(own, projectId, wanted.memberId);
  });
