import { and, eq, sql, type Placeholder } from "drizzle-orm";
import { bearerOf, type Beside, type Caller, type CallerOf } from "../http/caller.ts";
import { projectMembers, projects } from "../database/schema/projectSchema.ts";
import { prepared } from "../database/prepared.ts";
import type { Queries } from "../database/queries.ts";
import { grantInForce, holderOf } from "./grants.ts";
import { hashOfSecret } from "./secrets.ts";
import { grants, users } from "../database/schema/accountSchema.ts";

const NOTHING: Beside = () => sql`null`;

const member = (
  queries: Queries,
  token: string | Placeholder,
  projectId: string | Placeholder,
  beside: Beside,
) =>
  queries
    .select({
      userId: users.id,
      account: users.account,
      name: users.name,
      isOperator: users.isOperator,
      token: grants.hash,
      role: projectMembers.role,
      archivedAt: projects.archivedAt,
      beside: beside(users.id).as("beside"),
    })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .leftJoin(projectMembers, and(eq(projectMembers.userId, users.id), eq(projectMembers.of, projectId)))
    .leftJoin(projects, eq(projects.id, projectMembers.of))
    .where(grantInForce("access", token));

const memberAlone = prepared((queries) =>
  member(queries, sql.placeholder("token"), sql.placeholder("projectId"), NOTHING).prepare("member_alone"),
);

/** Reads the caller, their role in a project and one value more in a single query. */
async function memberWith(
  queries: Queries,
  secret: string,
  projectId: string,
  beside?: Beside,
): Promise<Caller | null> {
  const token = hashOfSecret(secret);
  const [held] =
    beside === undefined
      ? await memberAlone(queries).execute({ token, projectId })
      : await member(queries, token, projectId, beside);
  if (held === undefined) return null;
  const { role, archivedAt, ...caller } = held;
  return { ...caller, membership: { projectId, role, isArchived: archivedAt !== null } };
}

/**
 * The API knows callers by their token alone. It ignores cookies, so no page of another site can call on a
 * user's behalf.
 */
export const callersIn =
  (queries: Queries): CallerOf =>
  async (request, projectId, beside) => {
    const token = bearerOf(request);
    if (token === undefined) return null;
    if (projectId !== undefined) return memberWith(queries, token, projectId, beside);
    const held = await holderOf(queries, "access", token);
    if (held === null) return null;
    const { id: userId, account, name, isOperator } = held.user;
    return { userId, account, name, isOperator, token: held.grant.hash };
  };
