import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forgetUser } from "#server/account/myData.ts";
import { lockUser } from "#server/account/users.ts";
import type { Queries } from "#server/database/queries.ts";
import { libraryMembers } from "#server/database/schema/librarySchema.ts";
import { lockLibrary } from "#server/library/libraryRights.ts";
import { removeMember } from "#server/library/memberStore.ts";
import { PERSONAL_DATA } from "#server/start/personalParts.ts";
import { databaseOnServer, SERVER_URL } from "../../support/eachDatabase.ts";
import { joined, LIBRARIES, newLibrary } from "../../support/libraryCalls.ts";
import { LIBRARY_CHANGES } from "../../support/libraryChanges.ts";
import { startProjectServer, type Person, type ProjectServer } from "../../support/projectServer.ts";

const SOON = { timeout: 10_000 };

// The embedded database runs one transaction at a time.
describe.skipIf(SERVER_URL === undefined)("26: locks of users and libraries:", () => {
  let server: ProjectServer;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const made = await databaseOnServer();
    server = await startProjectServer(made.open);
    ({ drop } = made);
  });
  afterAll(async () => {
    await server.close();
    await drop();
  });

  /** Runs something while another transaction holds a lock that it needs; that transaction ends with `last`. */
  async function under(
    hold: (holder: Queries) => Promise<unknown>,
    begin: () => Promise<unknown>,
    last: (holder: Queries) => Promise<unknown>,
  ) {
    const { queries } = server.database;
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const { done } = await queries.transaction(async (holder) => {
      await holder.execute(sql`set local lock_timeout = '2s'`);
      await hold(holder);
      const begun = begin();
      begun.catch(() => {});
      await expect
        .poll(async () => ((await queries.execute(waiting)) as { rows: unknown[] }).rows.length, SOON)
        .toBe(1);
      await last(holder);
      return { done: begun };
    });
    return done;
  }

  /**
   * Holds the user, as an operator's act does, and then locks the library, while the other call waits for the
   * user.
   */
  const besideAct = ({ userId }: Person, libraryId: string, begin: () => Promise<unknown>) =>
    under(
      (act) => lockUser(act, userId),
      begin,
      (act) => lockLibrary(act, libraryId),
    );

  test("the user before the library, by who joins one", async () => {
    const [owner, guest] = [await server.person(), await server.person()];
    const id = await newLibrary(owner);
    const link = (await owner.post(`${LIBRARIES}/${id}/links`, { role: "viewer" })).data as {
      secret: string;
    };
    const join = () => guest.post("/private/v1/library_invitations/accept", { secret: link.secret });
    expect(await besideAct(guest, id, join)).toMatchObject({ code: "success" });
  });

  test("the user before the library, by who restores one", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    await owner.delete(`${LIBRARIES}/${id}`);
    const restore = () => owner.post(`${LIBRARIES}/${id}/restore`, undefined);
    expect(await besideAct(owner, id, restore)).toMatchObject({ code: "success" });
  });

  test("the user before the library, by who deletes their account", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const editor = await joined(server, owner, id, "editor");
    const leave = () => forgetUser(server.database.queries, owner.userId, PERSONAL_DATA);
    await besideAct(owner, id, leave);
    expect((await editor.get(`${LIBRARIES}/${id}`)).data).toMatchObject({ role: "owner" });
  });

  test("25: a link that was made while a removal was on its way does not bring the removed one back", async () => {
    const owner = await server.person();
    const id = await newLibrary(owner);
    const guest = await joined(server, owner, id, "viewer");
    const { queries } = server.database;
    const secret = await queries.transaction(async (removal) => {
      await removal.execute(sql`select now()`);
      const made = await owner.post(`${LIBRARIES}/${id}/links`, { role: "editor" });
      await removeMember(removal, id, guest.userId, { userId: owner.userId, name: "设计师" });
      return (made.data as { secret: string }).secret;
    });
    expect(await guest.post("/private/v1/library_invitations/accept", { secret })).toMatchObject({
      data: { reason: "removed" },
    });
  });

  test.each(Object.entries(LIBRARY_CHANGES))(
    "the change %s waits for the library, and then asks whether it may",
    async (_, prepare) => {
      const owner = await server.person();
      const id = await newLibrary(owner);
      const change = await prepare(server.database.queries, id, owner, server);
      const removed = under(
        (holder) => lockLibrary(holder, id),
        change,
        (holder) => holder.delete(libraryMembers).where(eq(libraryMembers.userId, owner.userId)),
      );
      await expect(removed).rejects.toMatchObject({ message: "There is no library of this id" });
    },
  );
});
