import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeUser } from "#server/account/users.ts";
import { projectMembers } from "#server/database/schema/projectSchema.ts";
import { actOnAccount } from "#server/operators/actingOperator.ts";
import { USUAL_BOUNDS } from "#server/process/bounds.ts";
import { createProject } from "#server/project/projectStore.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  startOperatorServer,
  type OperatorPerson,
  type OperatorServer,
} from "../../support/operatorServer.ts";
import { PASSWORD } from "../../support/registeredUser.ts";

const GONE = [200, "帐号已删除"];
const KEPT = [409, "这是最后一位管理员的帐号"];

/** Deletes the user's own account on its page. */
async function leave({ browser }: OperatorPerson) {
  const answer = await browser.send("/account/delete", { password: PASSWORD });
  const text = await answer.text();
  return [answer.status, /这是最后一位管理员的帐号|帐号已删除/u.exec(text)?.[0]];
}

describe.each(DATABASES)("on $name", ({ name, open }) => {
  let server: OperatorServer;
  beforeAll(async () => {
    server = await startOperatorServer(open);
  });
  afterAll(() => server.close());

  test("of two operators who delete their own accounts at the same moment one stays", async () => {
    const [one, other] = [await server.operator("one"), await server.operator("other")];
    const [ofOne, ofOther] = await Promise.all([leave(one), leave(other)]);
    const isOneGone = ofOne?.[0] === 200;
    expect(isOneGone ? [ofOne, ofOther] : [ofOther, ofOne]).toEqual([GONE, KEPT]);
    const kept = isOneGone ? other : one;
    expect(await leave(await server.person("plain"))).toEqual(GONE);
    // A locked operator does not count.
    const second = await server.operator("second");
    const { queries } = server.database;
    await changeUser(queries, second.userId, { lockedAt: new Date(), lockReason: "试用期已过" });
    expect(await leave(kept)).toEqual(KEPT);
    await changeUser(queries, second.userId, { lockedAt: null, lockReason: null });
    expect(await leave(kept)).toEqual(GONE);
  });

  // The embedded database runs one transaction at a time.
  test.runIf(name === "a PostgreSQL server")(
    "an act does not hold up who writes a row that names the account or an operator",
    async () => {
      const { queries } = server.database;
      const [operator, person] = [await server.operator("acting"), await server.person("named")];
      const projectId = await createProject(
        queries,
        (await server.person("owner")).userId,
        "一期",
        USUAL_BOUNDS,
      );
      const caller = { ...operator, name: "", isOperator: true, token: "" };
      await actOnAccount(queries, caller, person.userId, () =>
        queries.transaction(async (beside) => {
          await beside.execute(sql`set local lock_timeout = '2s'`);
          for (const { userId } of [person, operator])
            await beside.insert(projectMembers).values({ of: projectId, userId, role: "viewer" });
        }),
      );
      expect(await queries.$count(projectMembers, eq(projectMembers.of, projectId))).toBe(3);
    },
  );
});
