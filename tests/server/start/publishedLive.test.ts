import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeGrant } from "#server/account/grants.ts";
import { addUser, changeUser } from "#server/account/users.ts";
import { openDatabase } from "#server/database/connection/database.ts";
import type { Queries } from "#server/database/queries.ts";
import { hashOfSecret } from "#server/account/secrets.ts";
import { bareFolder } from "../../support/bareDatabase.ts";
import { callerOf } from "../../support/caller.ts";
import { CommandProcess } from "../../support/commandProcess.ts";
import { imported, LIBRARIES, newLibrary, SECRET, sentFan } from "../../support/libraryCalls.ts";
import { ServerProcess } from "../../support/serverProcess.ts";

const SOON = { timeout: 60_000, interval: 250 };
/** For a start and some quick steps. */
const PATIENCE_MS = 240_000;

/** A real server on its embedded database, where no other process reports changes. */
let dir = "";
let server: ServerProcess;
let address = "";
const bearers = new Map<string, { readonly userId: number; readonly bearer: string }>();

async function addPerson(queries: Queries, name: string): Promise<void> {
  const userId = (await addUser(queries, { account: name, name, passwordHash: "no password" }))!;
  const session = await makeGrant(queries, "session", { userId });
  const bearer = await makeGrant(queries, "access", { userId, parent: hashOfSecret(session) });
  bearers.set(name, { userId, bearer });
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "volute-published-"));
  await bareFolder(dir);
  const database = await openDatabase({ databaseUrl: null, dataDir: dir });
  for (const name of ["owner", "operator"]) await addPerson(database.queries, name);
  await changeUser(database.queries, bearers.get("operator")!.userId, { isOperator: true });
  await database.close();
  server = new ServerProcess({ DATA_DIR: dir });
  address = await server.ready;
}, PATIENCE_MS);
afterAll(async () => {
  await server.kill("SIGKILL");
  await rm(dir, { recursive: true });
});

const asked = { request: (path: string, init?: RequestInit) => fetch(new URL(path, address), init) };
function personOf(name: string) {
  const { userId, bearer } = bearers.get(name)!;
  return { ...callerOf(asked, { Authorization: `Bearer ${bearer}` }), userId, bearer };
}

/** Models of fans that an anonymous visitor finds. */
async function found(): Promise<readonly string[]> {
  const body = {
    gjwCategoryCode: "C000001",
    brandCode: null,
    productSeriesId: null,
    speedControl: "SINGLE_SPEED",
    curveProperties: [],
    productProperties: [],
    ...{ pageNo: 1, pageSize: 20 },
  };
  const { data } = await callerOf(asked).post("/search/selection/v1/products/query", body);
  return (data as { list: { model: string }[] }).list.map(({ model }) => model);
}
const command = (word: string, id: string) =>
  new CommandProcess("scripts/library.ts", [word, id], { DATA_DIR: dir, LOG_LEVEL: "silent" }).ended;

test(
  "26: what is published is found by everybody while the server runs, until it is taken back in whatever way",
  async () => {
    const owner = personOf("owner");
    const operator = personOf("operator");
    const id = await newLibrary(owner);
    await imported(owner, id, [sentFan()]);
    const publish = () => operator.post(`/operators/v1/libraries/${id}/publish`, undefined);
    expect(await found()).toEqual([]);

    expect((await publish()).data).toMatchObject({ products: 1 });
    await expect.poll(found, SOON).toEqual([SECRET.model]);
    await operator.post(`/operators/v1/libraries/${id}/take_back`, undefined);
    await expect.poll(found, SOON).toEqual([]);

    // A command at the terminal, beside the running server.
    expect(await command("publish", id)).toMatchObject({ code: 0 });
    await expect.poll(found, SOON).toEqual([SECRET.model]);
    expect(await command("take-back", id)).toMatchObject({ code: 0 });
    await expect.poll(found, SOON).toEqual([]);

    await publish();
    await expect.poll(found, SOON).toEqual([SECRET.model]);
    expect((await owner.delete(`${LIBRARIES}/${id}`)).code).toBe("success");
    await expect.poll(found, SOON).toEqual([]);

    expect((await owner.post(`${LIBRARIES}/${id}/restore`, undefined)).code).toBe("success");
    await publish();
    await expect.poll(found, SOON).toEqual([SECRET.model]);
    const account = await operator.delete(`/operators/v1/accounts/${owner.userId}`, { account: "owner" });
    expect(account.code).toBe("success");
    await expect.poll(found, SOON).toEqual([]);
  },
  PATIENCE_MS,
);
