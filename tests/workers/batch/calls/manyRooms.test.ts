import { describe, expect, it } from "vitest";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { power } from "#domain/base/units.ts";
import { allRows, eachWithItsOwnBatch, openForTest, withRooms } from "../../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../../support/openBatch.ts";
import type { TestFilter } from "../../../support/testKind.ts";
import { scriptedServer } from "../../../support/scriptedServer.ts";
import { testRoom } from "../../../support/testRooms.ts";

eachWithItsOwnBatch();

const filter: TestFilter = { level: "MEDIUM_LEVEL", area: 20 };
const quantities = async (client: Parameters<typeof allRows>[0]) =>
  (await allRows(client)).map(({ specifiedQuantity }) => specifiedQuantity);
const models = async (client: Parameters<typeof allRows>[0]) =>
  (await allRows(client)).map(({ selection }) => selection?.model ?? null);

describe("many rooms at once", () => {
  it("are ticked, given a quantity, filled down and emptied, each in one step", async () => {
    const { client } = await withRooms(5);
    await client.tick({ of: "range", from: "r1", to: "r3", isTicked: true });
    expect(client.summary()).toMatchObject({ ticked: 3, tickedShown: 3 });
    expect(await client.setTickedQuantities(4)).toEqual({ taken: 3, locked: 0 });
    expect(await quantities(client)).toEqual([null, 4, 4, 4, null]);
    await client.setQuantity("r1", 6);
    expect(await client.fillTickedDown()).toEqual({ taken: 2, locked: 0 });
    expect(await quantities(client)).toEqual([null, 6, 6, 6, null]);
    await client.undo();
    expect(await quantities(client)).toEqual([null, 6, 4, 4, null]);
    await client.setTickedQuantities(null);
    expect(await quantities(client)).toEqual([null, null, null, null, null]);
  });

  it("take a pasted column in the order that the table is in", async () => {
    const { client } = await withRooms(4);
    await client.setView({ ...EVERYTHING, sort: { key: "roomCode", descending: true } });
    const pasted = await client.pasteQuantities("r2", "7\nzwei\n9\n10\n");
    expect(pasted).toMatchObject({ taken: 2, refused: 2 });
    expect(pasted.refusals.map(({ line, why }) => [line, why])).toEqual([
      [2, "not-a-quantity"],
      [4, "no-room"],
    ]);
    expect(await quantities(client)).toEqual([null, 7, null, 9]);
    await client.undo();
    expect(await quantities(client)).toEqual([null, null, null, null]);
  });

  it("stay ticked out of view, and are counted there", async () => {
    const { client } = await withRooms(12);
    await client.tick({ of: "shown", isTicked: true });
    await client.setView({ ...EVERYTHING, search: "走廊" });
    const { ticked, tickedShown, shown } = client.summary();
    expect({ ticked, tickedShown }).toEqual({ ticked: 12, tickedShown: shown });
    await client.deleteTicked();
    expect(client.summary()).toMatchObject({ rooms: 0, ticked: 0 });
  });

  it("stay locked through a run and a reload", async () => {
    const { client, server } = await withRooms(3);
    await client.tick({ of: "range", from: "r1", to: "r1", isTicked: true });
    await client.lockTicked(true);
    await client.run("all");
    expect(client.summary()).toMatchObject({ locked: 1, matched: 2 });
    expect(await models(client)).toEqual([expect.any(String), null, expect.any(String)]);
    expect(await client.forecast("all")).toMatchObject({ rooms: 2, overwritten: 2, locked: 1 });
    await summaryWhere(client, isSaved);
    client.dispose();
    const { client: later } = openForTest({ server });
    await summaryWhere(later, ({ locked, rooms }) => rooms === 3 && locked === 1);
    await later.undo();
    expect(later.summary().locked).toBe(1);
  });

  it("are run by themselves", async () => {
    const rooms = [testRoom(0), testRoom(1, { coolingLoad: power(1e6) }), testRoom(2)];
    const server = scriptedServer();
    const { client } = openForTest({ server });
    await client.replaceRooms(packRooms(rooms), "试验楼", "");
    await client.tick({ of: "range", from: "r0", to: "r1", isTicked: true });
    await client.run("ticked");
    expect(client.summary()).toMatchObject({ matched: 1, unmatched: 1 });
    const before = server.calls.length;
    await client.run("unmatched");
    expect(server.calls.slice(before).map(({ body }) => body)).toMatchObject([
      { inputCondition: [{ roomId: "r1" }] },
    ]);
    // Edited, it is no longer what was not found: it is to be asked for anew.
    await client.editRoom("r1", { ...testRoom(1), coolingLoad: power(2) });
    await client.run("outdated");
    expect(client.summary()).toMatchObject({ matched: 2, unmatched: 0, undo: "run" });
  });
});

describe("a product for all rooms alike", () => {
  /** Three rooms with M4, one of them locked, and one that M5 is too small for. */
  async function alike() {
    const like = { coolingLoad: power(3.2), roomArea: null };
    const rooms = [0, 1, 2, 3].map((at) => testRoom(at, like));
    const { client, server } = await withRooms(0);
    await client.replaceRooms(packRooms(rooms), "试验楼", "");
    await client.run("all");
    return { client, server };
  }

  it("is offered with how many there are, and taken in one step", async () => {
    const { client } = await alike();
    await client.tick({ of: "range", from: "r2", to: "r2", isTicked: true });
    await client.lockTicked(true);
    expect(await client.alike("r0")).toEqual({ others: 2, locked: 1 });
    const chosen = await client.chooseForAll("r0", "p-7", filter);
    expect(chosen).toEqual({
      ok: true,
      value: { taken: 2, lacking: 0, lackings: [], locked: 1, unasked: 0, cause: "" },
    });
    expect(await models(client)).toEqual(["M7", "M7", "M4", "M7"]);
    expect(client.summary()).toMatchObject({ chosenByHand: 3, undo: "choose-for-all" });
    await client.undo();
    expect(await models(client)).toEqual(["M4", "M4", "M4", "M4"]);
    expect(client.summary().chosenByHand).toBe(0);
  });

  it("leaves the rooms that it does not satisfy, and says why", async () => {
    const { client } = await alike();
    await client.choose("r1", "p-9", filter);
    await client.editRoom("r1", { ...testRoom(1), coolingLoad: power(7), roomArea: null });
    await client.choose("r0", "p-9", filter);
    const chosen = await client.chooseForAll("r0", "p-4", filter);
    expect(chosen).toMatchObject({ ok: true, value: { taken: 0, lacking: 1 } });
    expect(await models(client)).toEqual(["M4", "M9", "M4", "M4"]);
  });

  it("changes nothing where it does not satisfy the room itself", async () => {
    const { client } = await alike();
    const chosen = await client.chooseForAll("r0", "p-1", filter);
    expect(chosen).toMatchObject({ ok: false, code: "no.match" });
    expect(await models(client)).toEqual(["M4", "M4", "M4", "M4"]);
  });
});
