import { sessionsOf } from "./grants.ts";
import type { Queries } from "../database/queries.ts";
import { lockUser, removeUser, userById } from "./users.ts";
import type { PersonalData } from "./personalData.ts";

/** Everything that the server stores about a user, part by part. */
export async function readMyData(queries: Queries, userId: number, parts: readonly PersonalData[]) {
  const user = await userById(queries, userId);
  if (user === null) return null;
  const { account, name, company, city, email, createdAt, signedInAt, lockedAt, lockReason } = user;
  const sessions = await sessionsOf(queries, userId);
  const others = new Map<string, unknown>();
  for (const part of parts) others.set(part.name, await part.read(queries, userId));
  return {
    exportedAt: new Date(),
    account: { account, name, company, city, email, createdAt, signedInAt, lockedAt, lockReason },
    sessions: sessions.map(({ label, createdAt: begunAt, usedAt, expiresAt }) => ({
      label,
      createdAt: begunAt,
      usedAt,
      expiresAt,
    })),
    ...Object.fromEntries(others),
  };
}

/** Deletes a user with everything that the parts store: all of it or, if something fails, nothing. */
export const forgetUser = (queries: Queries, userId: number, parts: readonly PersonalData[]): Promise<void> =>
  queries.transaction(async (inside) => {
    await lockUser(inside, userId);
    for (const part of parts) await part.forget(inside, userId);
    await removeUser(inside, userId);
  });
