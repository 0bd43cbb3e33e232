import { describe, expect, it } from "vitest";
import type { RoomRule } from "#domain/building/batch/state/RoomRule.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { allRows, eachWithItsOwnBatch, gate, openForTest, withRooms } from "../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

type Client = BatchClient<TestFilter>;
const filter: TestFilter = { level: "MEDIUM_LEVEL", area: 20 };
const { roomId: _none, ...draft } = testRoom(8, { roomName: "新房间" });

const rule: RoomRule<TestFilter> = {
  ...{ id: "1", name: "走廊", words: ["走廊"], floors: [], zones: [] },
  own: { level: "HIGH_LEVEL" },
};

/** Everything that one edit may do, by the name of its step. */
const EDITS: readonly (readonly [name: string, edit: (client: Client) => Promise<unknown>])[] = [
  ["set-quantities", (client) => client.setQuantity("r1", 5)],
  ["edit-room", (client) => client.editRoom("r2", draft)],
  ["add-room", (client) => client.addRoom(draft)],
  ["append-rooms", (client) => client.appendRooms(packRooms([testRoom(20), testRoom(21)]))],
  ["delete-rooms", (client) => client.deleteRooms(["r0", "r3"])],
  ["choose", (client) => client.choose("r1", "p-9", filter)],
  ["set-rules", (client) => client.setRules([rule])],
  ["run", (client) => client.run("all")],
  ["replace-rooms", (client) => client.replaceRooms(packRooms(testRooms(2)), "另一栋", "")],
  ["clear-rooms", (client) => client.clear()],
];

const seen = async (client: Client) => {
  const { rooms, matched, unmatched, chosenByHand, buildingName, outdated, hasRun } = client.summary();
  const rows = await allRows(client);
  return { rows, rooms, matched, unmatched, chosenByHand, buildingName, outdated, hasRun };
};

describe("undo", () => {
  it.each(EDITS)("takes back %s and brings it again", async (name, edit) => {
    const { client } = await withRooms(6);
    await client.run("all");
    await client.setQuantity("r4", 3);
    const before = await seen(client);
    await edit(client);
    const after = await seen(client);
    expect(after).not.toEqual(before);
    expect(client.summary()).toMatchObject({ undo: name, redo: null });
    await client.undo();
    expect(await seen(client)).toEqual(before);
    expect(client.summary().redo).toBe(name);
    await client.redo();
    expect(await seen(client)).toEqual(after);
  });

  it("goes nowhere before the first edit, after the last one, and while a run lasts", async () => {
    const { held, script } = gate();
    const { client } = await withRooms(3, script);
    await client.setQuantity("r0", 4);
    const run = client.run("all");
    await summaryWhere(client, ({ run: { status } }) => status === "running");
    expect(client.summary().undo).toBeNull();
    await client.undo();
    expect((await client.room("r0"))?.equipmentNumber).toBe(4);
    held.forEach((release) => release());
    await run;
    expect(client.summary().undo).toBe("run");
    await client.redo();
    for (let times = 0; times < 5; times++) await client.undo();
    expect(client.summary()).toMatchObject({ undo: null, redo: "replace-rooms", rooms: 0 });
  });

  it("is saved like any other change", async () => {
    const { client } = await withRooms(4);
    await client.run("all");
    await client.deleteRooms(["r0"]);
    await client.undo();
    await client.undo();
    await summaryWhere(client, isSaved);
    client.dispose();
    const { client: later } = openForTest({ environment: { storage: new BatchStorage() } });
    const { rooms, hasRun } = await summaryWhere(later, (summary) => summary.rooms > 0);
    expect({ rooms, hasRun }).toEqual({ rooms: 4, hasRun: false });
  });
});
