import { describe, expect, it, vi } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { crash } from "../../support/channelWorker.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const isRestored = ({ rooms, saving }: BatchSummary) => rooms > 0 && saving === "saved";
const saved = (client: BatchClient<TestFilter>) => summaryWhere(client, isSaved);

describe("a worker that ends while storage is refused", () => {
  const refused = () =>
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
  const quantities = async (client: BatchClient<TestFilter>) =>
    (await client.rows(0, 3)).map(({ specifiedQuantity }) => specifiedQuantity);

  it("takes what was refused with it, which is said, and nothing of what comes before or after", async () => {
    const onUnsavedLost = vi.fn();
    const { client, workers } = openForTest({ onUnsavedLost });
    await client.replaceRooms(packRooms(testRooms(20)), "试验楼", "");
    await client.setQuantity("r0", 2);
    await saved(client);
    crash(workers[0]);
    await summaryWhere(client, isRestored);
    expect(onUnsavedLost).not.toHaveBeenCalled();

    const put = refused();
    await client.setQuantity("r1", 3);
    await summaryWhere(client, ({ saving }) => saving === "failed");
    crash(workers[1]);
    expect(onUnsavedLost).toHaveBeenCalledOnce();
    await summaryWhere(client, isRestored);
    expect(await quantities(client)).toEqual([2, null, null]);

    // Refused by the next worker, too, until there is room.
    await client.setQuantity("r2", 4);
    await summaryWhere(client, ({ saving }) => saving === "failed");
    put.mockRestore();
    await saved(client);
    const { client: again } = openForTest();
    await summaryWhere(again, isRestored);
    expect(await quantities(again)).toEqual([2, null, 4]);
  });

  const unreadable = () =>
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
      throw new DOMException("Internal error opening backing store", "UnknownError");
    });

  it("brings back a building that could not be read at first, as soon as it can be", async () => {
    const { client, workers } = openForTest();
    await client.replaceRooms(packRooms(testRooms(20)), "试验楼", "");
    await client.run("all");
    await saved(client);
    const getAll = unreadable();
    crash(workers[0]);
    await summaryWhere(client, ({ rooms, saving }) => rooms === 0 && saving === "failed");
    await client.setFilter({ level: "HIGH_LEVEL", area: 30 });
    getAll.mockRestore();
    expect(await summaryWhere(client, isRestored)).toMatchObject({ rooms: 20, matched: 20 });
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({ rooms: 20, matched: 20 });
  });

  it("keeps such a building aside where another was begun meanwhile", async () => {
    const { client, workers } = openForTest();
    await client.replaceRooms(packRooms(testRooms(20)), "旧楼", "");
    await saved(client);
    const getAll = unreadable();
    crash(workers[0]);
    await summaryWhere(client, ({ rooms, saving }) => rooms === 0 && saving === "failed");
    await client.replaceRooms(packRooms(testRooms(3)), "新楼", "");
    getAll.mockRestore();
    await saved(client);
    expect(await summaryWhere(openForTest().client, isRestored)).toMatchObject({ rooms: 3 });
    expect((await new BatchStorage().load("test.set-aside")).get("head")).toMatchObject({
      buildingName: "旧楼",
      rows: 20,
    });
  });
});
