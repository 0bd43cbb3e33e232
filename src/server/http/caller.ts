import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Role } from "#domain/desk/project/projectRoles.ts";

/** A user's role in the project that a call names. */
export interface Membership {
  readonly projectId: string;
  /** Null for a user who is no member. */
  readonly role: Role | null;
  readonly isArchived: boolean;
}

/** A signed-in user, as calls of the API see them. */
export interface Caller {
  readonly userId: number;
  /** The name to sign in with. */
  readonly account: string;
  readonly name: string;
  /** Read with each call, so that a role that was taken back ends at once. */
  readonly isOperator: boolean;
  /** Hash of the token: grants that are made from it end with it. */
  readonly token: string;
  /** Read in the same query as the caller; absent for a call whose path names no project. */
  readonly membership?: Membership;
  /** The additional value of the query that identified the caller. */
  readonly beside?: unknown;
}

/** An additional value for a call, as an expression in the query that identifies the caller. */
export type Beside<Value = unknown> = (userId: SQLWrapper) => SQL<Value>;

/**
 * Identifies the caller by bearer token; `null` without a token, and for one that is no longer in force.
 * @param projectId the project that the path names
 * @param beside its value is returned as the caller's `beside`, for a path that names a project
 */
export type CallerOf = (request: Request, projectId?: string, beside?: Beside) => Promise<Caller | null>;

/** A library of own products of which the caller is a member. */
export interface SeenLibrary {
  readonly id: string;
  readonly name: string;
  /** Number of changes to its products. */
  readonly revision: number;
}

/** The libraries of the caller by bearer token; none without a token in force. */
export type LibrariesOf = (request: Request) => Promise<readonly SeenLibrary[]>;

const BEARER = /^Bearer ([\w-]{20,200})$/u;

export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];
