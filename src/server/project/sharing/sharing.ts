import { and, asc, eq, gte, sql, type SQLWrapper } from "drizzle-orm";
import type { ListedMember } from "#api/contract/memberships.ts";
import { greaterRole, type ProjectAct, type Role } from "#domain/desk/project/projectRoles.ts";
import type { Queries } from "../../database/queries.ts";
import { users } from "../../database/schema/accountSchema.ts";
import type { membersTable, removalsTable } from "../../database/schema/memberTables.ts";
import type { Caller } from "../../http/caller.ts";
import { Refusal } from "../../http/route.ts";
import { DeadLink } from "./DeadLink.ts";

type User = Pick<Caller, "userId">;

/** Things with members: projects and libraries. */
interface Shared {
  readonly members: ReturnType<typeof membersTable>;
  readonly removals: ReturnType<typeof removalsTable>;
  /**
   * Locks it, so that changes of its members happen one after another, and then checks the right. Two owners who
   * leave at the same time therefore cannot leave it without an owner, and nobody acts by a right that was revoked
   * meanwhile.
   */
  readonly permitChange: (queries: Queries, id: string, user: User, act: ProjectAct) => Promise<unknown>;
  readonly noMember: () => Refusal;
  /** Message for the last owner, who cannot leave. */
  readonly keepsOwner: string;
}

interface Change {
  readonly memberId: number;
  readonly by: User;
}
interface Member {
  readonly userId: number;
  readonly name: string;
  readonly role: Role;
}
/** Other changes for a member, in the same transaction. */
type Also = (queries: Queries, member: Member) => Promise<void>;

interface Joining {
  readonly userId: number;
  readonly role: Role;
  /** When the link was made. */
  readonly since: SQLWrapper;
  /** @throws Refusal for somebody who cannot join */
  readonly admit: (isNew: boolean) => Promise<void>;
}

/** The time while the lock is held; now() would be the beginning of the transaction, before it waited. */
export const NOW = sql`clock_timestamp()`;

/** Members of projects or of libraries, by the same rules. */
export function sharing({ members, removals, permitChange, noMember, keepsOwner }: Shared) {
  const rowOf = (id: string, userId: number) => and(eq(members.of, id), eq(members.userId, userId));

  const allOf = (queries: Queries, id: string) =>
    queries
      .select({ userId: users.id, name: users.name, role: members.role, joinedAt: members.joinedAt })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(eq(members.of, id))
      .orderBy(asc(members.joinedAt), asc(users.id));

  /** @throws Refusal `not.found` for a user who is no member */
  async function memberOf(queries: Queries, id: string, userId: number) {
    const all = await allOf(queries, id);
    const member = all.find((each) => each.userId === userId);
    if (member === undefined) throw noMember();
    const keepAnOwner = () => {
      if (member.role === "owner" && all.filter(({ role }) => role === "owner").length === 1)
        throw new Refusal("conflict", keepsOwner);
    };
    return { member, keepAnOwner };
  }

  /**
   * Links made before this moment no longer restore the role. A transaction that waited may have begun before some
   * of them were made.
   */
  const noteRemoval = (queries: Queries, id: string, userId: number) =>
    queries
      .insert(removals)
      .values({ of: id, userId, at: NOW })
      .onConflictDoUpdate({ target: [removals.of, removals.userId], set: { at: NOW } });

  return {
    /** In the order in which they joined. */
    list: async (queries: Queries, id: string, callerId: number): Promise<ListedMember[]> =>
      (await allOf(queries, id)).map(({ userId, joinedAt, ...member }) => ({
        ...member,
        id: String(userId),
        isYou: userId === callerId,
        joinedAt: joinedAt.getTime(),
      })),

    /** @throws Refusal `conflict` for the last owner */
    change: (
      queries: Queries,
      id: string,
      { memberId, by, role }: Change & { readonly role: Role },
      also: Also,
    ): Promise<void> =>
      queries.transaction(async (own) => {
        await permitChange(own, id, by, "manage");
        const { member, keepAnOwner } = await memberOf(own, id, memberId);
        if (member.role === role) return;
        keepAnOwner();
        if (greaterRole(member.role, role) === member.role) await noteRemoval(own, id, memberId);
        await own.update(members).set({ role }).where(rowOf(id, memberId));
        await also(own, member);
      }),

    /** A member who leaves on their own may return by a valid link. */
    remove: (queries: Queries, id: string, { memberId, by }: Change, also: Also): Promise<void> =>
      queries.transaction(async (own) => {
        const isLeaving = by.userId === memberId;
        await permitChange(own, id, by, isLeaving ? "read" : "manage");
        const { member, keepAnOwner } = await memberOf(own, id, memberId);
        keepAnOwner();
        if (!isLeaving) await noteRemoval(own, id, memberId);
        await own.delete(members).where(rowOf(id, memberId));
        await also(own, member);
      }),

    /**
     * Makes a user a member by a link, within a transaction that has locked the target. A higher role that the
     * user already has is kept, and so is one that was lowered after the link was made.
     * @returns whether anything has changed
     * @throws DeadLink for a user who was removed after the link was made
     */
    async join(own: Queries, id: string, { userId, role: offered, since, admit }: Joining): Promise<boolean> {
      const [member] = await own.select({ role: members.role }).from(members).where(rowOf(id, userId));
      const barred = and(eq(removals.of, id), eq(removals.userId, userId), gte(removals.at, since));
      if ((await own.$count(removals, barred)) > 0) {
        if (member === undefined) throw new DeadLink("removed");
        return false;
      }
      const role = greaterRole(member?.role ?? offered, offered);
      if (member?.role === role) return false;
      await admit(member === undefined);
      await own
        .insert(members)
        .values({ of: id, userId, role })
        .onConflictDoUpdate({ target: [members.of, members.userId], set: { role } });
      return true;
    },
  };
}
