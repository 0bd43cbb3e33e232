import { expect, it, vi } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchView } from "#domain/building/batch/state/batchState.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { WorkerGone } from "#workers/WorkerHandle.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { crash } from "../../support/channelWorker.ts";
import { FakeLocks } from "../../support/fakeLocks.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { testRooms } from "../../support/testRooms.ts";
import { until } from "../../support/until.ts";

eachWithItsOwnBatch();

/** What a browser remembers beside its database, written without waiting. */
function fakeMemory() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (place: string) => texts.get(place) ?? null,
    setItem: (place: string, text: string) => void texts.set(place, text),
    removeItem: (place: string) => void texts.delete(place),
  };
}

const LARGE = { kind: "range", key: "roomArea", from: 30, to: null } as const;
const SORTED: Partial<BatchView> = { sort: { key: "roomArea", descending: true } };
const LOOKED = { sort: SORTED.sort, columns: [LARGE] };

async function withRooms(pageMemory: ReturnType<typeof fakeMemory>, locks?: LockManager) {
  const opened = openForTest({ pageMemory, environment: { locks } });
  await opened.client.replaceRooms(packRooms(testRooms(40)), "试验楼", "");
  await summaryWhere(opened.client, isSaved);
  return opened;
}

it("keeps a change of view that the worker has not even heard of when its tab goes", async () => {
  const pageMemory = fakeMemory();
  const { client, workers } = await withRooms(pageMemory);
  // The machine is so busy that the worker hears nothing any more.
  workers[0]!.terminate();
  void client.setView(SORTED);
  void client.filterColumn("roomArea", LARGE);
  void client.setFilter({ level: "HIGH_LEVEL", area: 30 });
  client.leave();

  const { client: again } = openForTest({ pageMemory });
  const summary = await summaryWhere(again, ({ filter, saving }) => filter !== null && saving === "saved");
  expect(summary.view).toMatchObject(LOOKED);
  expect(summary.filter).toEqual({ level: "HIGH_LEVEL", area: 30 });
  expect(pageMemory.texts.size).toBe(0);
  const { client: third } = openForTest();
  expect((await summaryWhere(third, ({ rooms }) => rooms > 0)).view).toMatchObject(LOOKED);
});

it("leaves nothing behind of what is saved", async () => {
  const pageMemory = fakeMemory();
  const { client } = await withRooms(pageMemory);
  await client.setView(SORTED);
  await summaryWhere(client, isSaved);
  client.leave();
  expect(pageMemory.texts.size).toBe(0);
});

it("asks the worker to save now when the page may be gone in a moment", async () => {
  const storage = new BatchStorage();
  const save = vi.spyOn(storage, "save");
  const { client } = openForTest({ environment: { storage, timer: () => () => {} } });
  await client.replaceRooms(packRooms(testRooms(40)), "试验楼", "");
  expect(save).not.toHaveBeenCalled();
  client.leave();
  await until(() => save.mock.calls.length > 0);
});

it("makes the unsaved view changes again for a worker that crashed", async () => {
  const { client, workers } = await withRooms(fakeMemory());
  const looked = client.filterColumn("roomArea", LARGE);
  workers[0]!.terminate();
  crash(workers[0]);
  await expect(looked).rejects.toBeInstanceOf(WorkerGone);
  expect((await summaryWhere(client, ({ view }) => view.columns.length > 0)).view.columns).toEqual([LARGE]);
});

it("makes them where the building may only be looked at first, once it may be changed", async () => {
  const pageMemory = fakeMemory();
  const browser = new FakeLocks();
  const first = browser.tab();
  const { client, workers } = await withRooms(pageMemory, first.locks);
  workers[0]!.terminate();
  void client.setView(SORTED);
  client.leave();
  // A reloaded tab whose worker ends late: its lock is not free yet.
  const { client: again } = openForTest({ pageMemory, environment: { locks: browser.tab().locks } });
  await summaryWhere(again, ({ access }) => access === "elsewhere");
  first.close();
  const { access } = await summaryWhere(again, (summary) => summary.access !== "elsewhere");
  if (access === "free") await again.takeOver();
  expect((await summaryWhere(again, ({ view }) => view.sort !== null)).view.sort).toEqual(SORTED.sort);
});

it("takes nothing from a memory that somebody else wrote to", async () => {
  const pageMemory = fakeMemory();
  const { client } = await withRooms(pageMemory);
  const { buildingId, view } = client.summary();
  for (const text of [
    "",
    "{",
    "[1]",
    `[{"call":"clear","args":[]}]`,
    `[{"call":"setView","args":[{"show":7}]}]`,
  ]) {
    pageMemory.setItem(`volute.unsaved.test.${buildingId}`, text);
    const { client: again } = openForTest({ pageMemory });
    expect(await summaryWhere(again, ({ rooms }) => rooms > 0)).toMatchObject({ rooms: 40, view });
  }
});
