import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addUser } from "#server/account/users.ts";
import { users } from "#server/database/schema/accountSchema.ts";
import type { Database } from "#server/database/connection/database.ts";
import { loggedError } from "#server/process/loggedError.ts";
import { migratedDatabase } from "../../support/databaseTemplate.ts";

describe("an error in the log", () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.close());

  const given = { account: "zhang.wei", name: "张伟", passwordHash: "hash-of-a-password" };
  const failed = async (): Promise<unknown> => {
    await addUser(database.queries, given);
    try {
      await database.queries.insert(users).values(given);
    } catch (error) {
      return error;
    }
    throw new Error("The name was given twice");
  };

  it("names a failed query and what it met, and none of its values", async () => {
    const error = await failed();
    expect(String(error)).toContain("hash-of-a-password");
    for (const told of [error, new Error("a call failed", { cause: error })]) {
      const line = JSON.stringify(loggedError(told));
      expect(line).toContain(String.raw`insert into \"users\"`);
      expect(line).toMatch(/"code":"23505".*"constraint":"users_account/u);
      for (const value of Object.values(given)) expect(line).not.toContain(value);
    }
  });

  it("says where it happened", () => {
    expect(loggedError(new TypeError("no number"))).toMatchObject({
      type: "TypeError",
      message: "no number",
      stack: expect.stringMatching(/^ {4}at .*loggedError\.test/u),
    });
  });

  it("ends where causes lead back, and has each of several", () => {
    const [one, other] = [new Error("one"), new Error("other")];
    one.cause = other;
    other.cause = one;
    expect(JSON.stringify(loggedError(one)).match(/"message":"one"/gu)?.length).toBeLessThan(6);
    const several = new AggregateError([Object.assign(new Error("refused"), { code: "ECONNREFUSED" })]);
    expect(loggedError(several)).toMatchObject({ errors: [{ message: "refused", code: "ECONNREFUSED" }] });
  });

  it("leaves what is no error as it is", () => {
    expect(loggedError("text")).toBe("text");
  });
});
