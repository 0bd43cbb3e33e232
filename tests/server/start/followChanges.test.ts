import { afterAll, expect, test, vi } from "vitest";
import { followChanges } from "#server/start/followChanges.ts";
import { createLog } from "#server/process/log.ts";
import { announceChanges, type HearChange } from "#server/database/revisions/catalogueChanges.ts";
import { migratedDatabase } from "../../support/databaseTemplate.ts";

const database = await migratedDatabase();
afterAll(() => database.close());
const log = createLog("silent");

test("a category is read again once for all changes that come together, and only for committed ones", async () => {
  const rebuild = vi.fn(async (_code: string) => {});
  const stop = await followChanges({ database, rebuild, log, silenceMs: 20, spreadMs: 0 });
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
  let report: HearChange = () => {};
  const hearChanges = async (hear: HearChange) => {
    report = hear;
    return async () => {};
  };
  let failures = 1;
  const rebuild = vi.fn(async (_code: string) => {
    if (failures-- > 0) throw new Error("the database is away");
  });
  const stop = await followChanges({ database: { hearChanges }, rebuild, log, silenceMs: 0, spreadMs: 0 });
  report(null);
  await vi.waitFor(() => expect(rebuild).toHaveBeenCalledTimes(19), { timeout: 60_000 });
  await stop();
});

test("three nodes that hear of one change read it at moments of their own", async () => {
  vi.useFakeTimers();
  const hearers: HearChange[] = [];
  const hearChanges = async (hear: HearChange) => {
    hearers.push(hear);
    return async () => {};
  };
  const begun = Date.now();
  const read: [node: number, after: number, code: string][] = [];
  const stops = await Promise.all(
    [0.9, 0, 0.5].map((share, node) =>
      followChanges({
        database: { hearChanges },
        rebuild: async (code) => void read.push([node, Date.now() - begun, code]),
        log,
        silenceMs: 1000,
        spreadMs: 4000,
        random: () => share,
      }),
    ),
  );
  for (const report of hearers) report("C000001");
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(read).toEqual([
    [1, 1000, "C000001"],
    [2, 3000, "C000001"],
    [0, 4600, "C000001"],
  ]);
  for (const stop of stops) await stop();
});

test("a stream of words does not keep a change waiting: each category has a time of its own, and a longest one", async () => {
  vi.useFakeTimers();
  let report: HearChange = () => {};
  const hearChanges = async (hear: HearChange) => {
    report = hear;
    return async () => {};
  };
  const begun = Date.now();
  const read: [after: number, code: string][] = [];
  const stop = await followChanges({
    database: { hearChanges },
    rebuild: async (code) => void read.push([Date.now() - begun, code]),
    log,
    random: () => 0,
  });
  report("C000001");
  // Notifications about another category, every 450 ms for 13.5 s.
  for (let word = 0; word < 30; word++) {
    report("C000002");
    await vi.advanceTimersByTimeAsync(450);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(read).toEqual([
    [1000, "C000001"],
    [10_000, "C000002"],
    // The notifications after that: 1 s after the last of them, at 13.05 s.
    [14_050, "C000002"],
  ]);
  await stop();
});
