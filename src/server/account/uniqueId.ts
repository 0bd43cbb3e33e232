import { createHash } from "node:crypto";
import type { StoredUser } from "./users.ts";

/**
 * Distinguishes a user from one with the same number in another database: ids repeat, creation times do not.
 */
export const uniqueIdOf = ({
  id,
  account,
  createdAt,
}: Pick<StoredUser, "id" | "account" | "createdAt">): string =>
  createHash("sha256")
    .update(JSON.stringify([id, account, createdAt.toISOString()]))
    .digest("base64url");
