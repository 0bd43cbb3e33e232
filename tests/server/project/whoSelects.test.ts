import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callerOf } from "../../support/caller.ts";
import { DATABASES } from "../../support/eachDatabase.ts";
import {
  currentOf,
  PROJECTS,
  startProjectServer,
  type Person,
  type ProjectServer,
} from "../../support/projectServer.ts";

// The user and the product are read in one query; these tests show which refusal comes first.
describe.each(DATABASES)("25: who selects, in $name", ({ open }) => {
  let server: ProjectServer;
  let owner: Person;
  let path = "";
  beforeAll(async () => {
    server = await startProjectServer(open);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.person();
    path = `${PROJECTS}/${await currentOf(owner)}/personal_products`;
  });

  test.each([
    ["nothing that can be read", { equipmentNum: 1.5 }],
    ["a product that there is", { productId: "fan-1" }],
  ])("whom nobody knows is told that alone, whatever they send: %s", async (_what, body) => {
    const unknown = callerOf(server.app, { Authorization: `Bearer ${"x".repeat(43)}` });
    for (const caller of [server.nobody, unknown])
      expect(await caller.post(path, body)).toMatchObject({ status: 401, code: "authentication.failed" });
  });

  test("who is no member of the project hears of no product", async () => {
    const stranger = await server.person();
    for (const productId of ["fan-1", "no-such"])
      expect(await stranger.post(path, { productId })).toMatchObject({
        code: "not.found",
        message: "There is no project of this id",
      });
    expect(await owner.post(path, { productId: "no-such" })).toMatchObject({
      code: "not.found",
      message: "There is no product of this id",
    });
  });

  test("a row that was deleted when it was to be edited, and is restored at once, is edited", async () => {
    const { id } = (await owner.post(path, { productId: "fan-1" })).data as { id: string };
    await owner.delete(path, { ids: [id] });
    const { queries } = server.database;
    // Restores what the first statement of the edit has not found.
    await queries.execute(sql`create function restore_all() returns trigger language plpgsql as $$ begin
      if pg_trigger_depth() = 1 then update selected_products set deleted_at = null; end if; return null; end $$`);
    await queries.execute(sql`create trigger restored after update on selected_products
      for each statement execute function restore_all()`);
    const edited = await owner.patch(`${path}/${id}`, { remark: "later" });
    await queries.execute(sql`drop trigger restored on selected_products`);
    await queries.execute(sql`drop function restore_all()`);
    expect(edited).toMatchObject({ code: "success", data: { id, remark: "later" } });
  });

  test("two who delete and edit the same rows at once wait for one another, not for ever", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 6; at++)
      ids.push(((await owner.post(path, { productId: "fan-1" })).data as { id: string }).id);
    const calls = Array.from({ length: 12 }, (_, at) =>
      at % 3 === 0
        ? owner.patch(`${path}/${ids[at % 6]!}`, { remark: `${at}` })
        : at % 3 === 1
          ? owner.delete(path, { ids })
          : owner.post(`${path}/restore`, { ids }),
    );
    for (const { code } of await Promise.all(calls)) expect(["success", "not.found"]).toContain(code);
    await owner.post(`${path}/restore`, { ids });
    expect((await owner.get(`${path}/page`)).data).toMatchObject({ totalCount: 6 });
  });
});
