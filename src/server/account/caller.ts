import { holderOf } from "../store/grants.ts";
import type { Queries } from "../store/queries.ts";

/** Somebody who has signed in, as a call of the API knows them. */
export interface Caller {
  readonly userId: number;
  readonly name: string;
  /** Hash of the token: what is made from it ends with it. */
  readonly token: string;
}

/** Who calls, by the bearer token; `null` for nobody, and for a token that is no longer in force. */
export type CallerOf = (request: Request) => Promise<Caller | null>;

const BEARER = /^Bearer ([\w-]{20,200})$/u;

export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];

/** The API knows callers by their token alone. A cookie means nothing to it, so no page of another site calls for anybody. */
export const callersIn =
  (queries: Queries): CallerOf =>
  async (request) => {
    const token = bearerOf(request);
    const held = token === undefined ? null : await holderOf(queries, "access", token);
    return held === null ? null : { userId: held.user.id, name: held.user.name, token: held.grant.hash };
  };
