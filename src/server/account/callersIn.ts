import { bearerOf, type CallerOf } from "../http/caller.ts";
import type { Queries } from "../database/queries.ts";
import { holderOf } from "./grants.ts";

/**
 * The API knows callers by their token alone. It ignores cookies, so no page of another site can call on a
 * user's behalf.
 */
export const callersIn =
  (queries: Queries): CallerOf =>
  async (request) => {
    const token = bearerOf(request);
    const held = token === undefined ? null : await holderOf(queries, "access", token);
    if (held === null) return null;
    const { id: userId, account, name, isOperator } = held.user;
    return { userId, account, name, isOperator, token: held.grant.hash };
  };
