import { PGlite } from "@electric-sql/pglite";
import { afterAll, expect, test, vi } from "vitest";
import { followChanges } from "#server/followChanges.ts";
import { createLog } from "#server/log.ts";
import { announceChanges, type HearChange } from "#server/store/catalogueChanges.ts";
import { pgliteDatabase } from "#server/store/openPglite.ts";

const database = pgliteDatabase(await PGlite.create());
await database.migrate();
afterAll(() => database.close());
const log = createLog("silent");

test("a category is read again once for all changes that come together, and only for committed ones", async () => {
  const rebuild = vi.fn(async (_code: string) => {});
  const stop = await followChanges({ database, rebuild, log, silenceMs: 20 });
  await database.queries.transaction((transaction) => announceChanges(transaction, ["C000002", "C000002"]));
  await announceChanges(database.queries, ["C000001"]);
  const undone = database.queries.transaction(async (transaction) => {
    await announceChanges(transaction, ["C000007"]);
    throw new Error("refused after all");
  });
  await expect(undone).rejects.toThrow("refused after all");
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(rebuild.mock.calls.flat()).toEqual(["C000002", "C000001"]);
  await stop();
  await announceChanges(database.queries, ["C000003"]);
  expect(rebuild).toHaveBeenCalledTimes(2);
});

test("after a lost connection every category is read again, and one that fails keeps no other waiting", async () => {
  let tell: HearChange = () => {};
  const hearChanges = async (hear: HearChange) => {
    tell = hear;
    return async () => {};
  };
  let failures = 1;
  const rebuild = vi.fn(async (_code: string) => {
    if (failures-- > 0) throw new Error("the database is away");
  });
  const stop = await followChanges({ database: { hearChanges }, rebuild, log, silenceMs: 0 });
  tell(null);
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(17), { timeout: 60_000 });
  await stop();
});
