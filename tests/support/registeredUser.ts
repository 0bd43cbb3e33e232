import { hashPassword } from "#server/account/passwords/hashing.ts";
import { hashOfSecret } from "#server/account/secrets.ts";
import { makeGrant } from "#server/store/grants.ts";
import { addUser } from "#server/store/users.ts";
import type { TestServer } from "./testServer.ts";

export const PASSWORD = "correct horse 电池";

/** Somebody with an account, and the headers with which they call the API. */
export interface RegisteredUser {
  readonly userId: number;
  readonly bearer: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Registers somebody with the server and signs them in. */
export async function registeredUser(
  { database: { queries } }: Pick<TestServer, "database">,
  name: string,
): Promise<RegisteredUser> {
  const passwordHash = await hashPassword(PASSWORD);
  const userId = await addUser(queries, { account: name, name, passwordHash });
  if (userId === null) throw new Error(`${name} is taken`);
  const session = await makeGrant(queries, "session", { userId });
  const bearer = await makeGrant(queries, "access", { userId, parent: hashOfSecret(session) });
  return { userId, bearer, headers: { Authorization: `Bearer ${bearer}` } };
}
