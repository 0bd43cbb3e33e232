import { eq } from "drizzle-orm";
import { ROLE_WORDS, type Role } from "#domain/desk/project/projectRoles.ts";
import type { Queries } from "../database/queries.ts";
import { libraries, libraryMembers, libraryRemovals } from "../database/schema/librarySchema.ts";
import { Refusal } from "../http/route.ts";
import { sharing } from "../project/sharing/sharing.ts";
import { recordAct, type Member } from "./libraryActs.ts";
import { permitChange } from "./libraryRights.ts";

export const librarySharing = sharing({
  members: libraryMembers,
  removals: libraryRemovals,
  permitChange,
  noMember: () => new Refusal("not.found", "There is no member of this id"),
  keepsOwner: "A library has an owner: give the role to another member first",
});

export const listMembers = librarySharing.list;

/** @throws Refusal `conflict` for the last owner, and for a personal library, which has no other owner */
export const changeMember = (
  queries: Queries,
  libraryId: string,
  memberId: number,
  { role, by }: { readonly role: Role; readonly by: Member },
): Promise<void> =>
  librarySharing.change(queries, libraryId, { memberId, by, role }, async (own, { name }) => {
    const [library] = await own.select().from(libraries).where(eq(libraries.id, libraryId));
    if (role === "owner" && library?.personalOf !== null)
      throw new Refusal("conflict", "A personal library has no other owner");
    await recordAct(own, libraryId, by, "role", `${name}：${ROLE_WORDS[role]}`);
  });

export const removeMember = (
  queries: Queries,
  libraryId: string,
  memberId: number,
  by: Member,
): Promise<void> =>
  librarySharing.remove(queries, libraryId, { memberId, by }, async (own, { name }) => {
    const isLeaving = by.userId === memberId;
    await recordAct(own, libraryId, by, isLeaving ? "left" : "removed", isLeaving ? "" : name);
  });
