import { createHash } from "node:crypto";
import type { StoredUser } from "./users.ts";

/** Tells a user from the one who had the same number in another database: ids are counted, moments do not come again. */
export const uniqueIdOf = ({
  id,
  account,
  createdAt,
}: Pick<StoredUser, "id" | "account" | "createdAt">): string =>
  createHash("sha256")
    .update(JSON.stringify([id, account, createdAt.toISOString()]))
    .digest("base64url");
