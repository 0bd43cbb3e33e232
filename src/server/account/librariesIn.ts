import { and, eq, isNull } from "drizzle-orm";
import { bearerOf, type LibrariesOf } from "../http/caller.ts";
import type { Queries } from "../database/queries.ts";
import { grants, users } from "../database/schema/accountSchema.ts";
import { libraries, libraryMembers } from "../database/schema/librarySchema.ts";
import { grantInForce } from "./grants.ts";
import { hashOfSecret } from "./secrets.ts";

/** Reads the token's holder and their libraries in one query. */
export const librariesIn =
  (queries: Queries): LibrariesOf =>
  async (request) => {
    const token = bearerOf(request);
    if (token === undefined) return [];
    return queries
      .select({ id: libraries.id, name: libraries.name, revision: libraries.revision })
      .from(grants)
      .innerJoin(users, eq(users.id, grants.userId))
      .innerJoin(libraryMembers, eq(libraryMembers.userId, users.id))
      .innerJoin(libraries, and(eq(libraries.id, libraryMembers.of), isNull(libraries.deletedAt)))
      .where(grantInForce("access", hashOfSecret(token)))
      .orderBy(libraries.id);
  };
