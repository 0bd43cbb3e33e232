import { describe, expect, it } from "vitest";
import type { BatchSummary } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { summaryWhere } from "../../support/openBatch.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const isRestored = ({ rooms, saving }: BatchSummary) => rooms > 0 && saving === "saved";

describe("filters that another version kept", () => {
  const kept = async (
    damage: (head: { filter: unknown; filters: unknown[]; rules?: unknown[] }) => object,
  ) => {
    const storage = new BatchStorage();
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(4)), "旧楼", "");
    await client.setFilter({ level: "HIGH_LEVEL", area: 30 });
    await client.run("all");
    await client.setFilter({ level: "MEDIUM_LEVEL", area: 20 });
    await client.choose("r1", "p-9", { level: "MEDIUM_LEVEL", area: 20 });
    await client.flush();
    const parts = new Map<string, unknown>(await storage.load("test"));
    const head = Object(parts.get("head"));
    await storage.save("test", [["head", () => ({ ...head, ...damage(head) })]], []);
    const { client: again } = openForTest();
    const summary = await summaryWhere(again, isRestored);
    return { again, summary, rows: await again.rows(0, 4) };
  };
  const stale = {
    standing: "changed",
    reason: "选型时的筛选条件由其他版本的程序保存，无法识别，需重新选型",
  };

  it.each([
    ["{}", {}],
    ["nothing", null],
    ["one with a field more", { level: "MEDIUM_LEVEL", area: 20, height: 3 }],
    ["one out of range", { level: "MEDIUM_LEVEL", area: -1 }],
  ])(
    "%s: its products stay, and are out of date however like the present conditions it reads",
    async (_what, filter) => {
      const { summary, rows } = await kept(({ filters }) => ({ filters: [filter, ...filters.slice(1)] }));
      expect(summary).toMatchObject({ rooms: 4, buildingName: "旧楼", changed: 3, matched: 1 });
      expect(rows.map(({ selection }) => selection !== null)).toEqual([true, true, true, true]);
      for (const at of [0, 2, 3]) expect(rows[at]).toMatchObject(stale);
      expect(rows[1]).toMatchObject({ standing: "matched", selection: { productId: "p-9", byHand: true } });
    },
  );

  it("is said again after the next visit, until the rooms are selected anew", async () => {
    const { again } = await kept(({ filters }) => ({ filters: [{}, ...filters.slice(1)] }));
    await again.setView({ search: "办公" });
    await again.flush();
    const { client } = openForTest();
    expect(await summaryWhere(client, isRestored)).toMatchObject({ changed: 3 });
    expect((await client.rows(0, 1))[0]).toMatchObject(stale);
    await client.run("outdated");
    expect(client.summary()).toMatchObject({ changed: 0, matched: 4 });
  });

  it("takes the default for each field of the present ones that does not hold, and of a rule follows the building", async () => {
    const rule = { id: "1", name: "病房", words: ["病房"], floors: [], zones: [] };
    const { summary } = await kept(() => ({
      filter: { level: "HIGH_LEVEL", area: "30", height: 3 },
      rules: [{ ...rule, own: { level: "LOUD", area: 25 } }],
    }));
    expect(summary.filter).toEqual({ level: "HIGH_LEVEL", area: 20 });
    expect(summary.rules).toEqual([{ ...rule, own: { area: 25 } }]);
  });
});
