import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Role } from "#domain/desk/project/projectRoles.ts";

/** What a user is in the project that a call names. */
export interface Membership {
  readonly projectId: string;
  /** Null for somebody who is no member. */
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
  /** Read together with the caller; absent for a call whose path names no project. */
  readonly membership?: Membership;
  /** What was asked together with who calls. */
  readonly beside?: unknown;
}

/** One value more that a call needs to know, as a part of the question who calls. */
export type Beside<Value = unknown> = (userId: SQLWrapper) => SQL<Value>;

/**
 * The caller by bearer token; `null` without a token, and for one that is no longer in force.
 * @param projectId the project that the path names
 * @param beside answered in the caller's `beside`, for a path that names a project
 */
export type CallerOf = (request: Request, projectId?: string, beside?: Beside) => Promise<Caller | null>;

/** A library of own products that the caller is a member of. */
export interface SeenLibrary {
  readonly id: string;
  readonly name: string;
  /** Counts changes of its products. */
  readonly revision: number;
}

/** The libraries of the caller by bearer token; none without a token in force. */
export type LibrariesOf = (request: Request) => Promise<readonly SeenLibrary[]>;

const BEARER = /^Bearer ([\w-]{20,200})$/u;

export const bearerOf = (request: Request): string | undefined =>
  BEARER.exec(request.headers.get("Authorization") ?? "")?.[1];
