import { describe, expect, it } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { area } from "#domain/base/units.ts";
import { BatchStorage } from "#workers/batch/record/BatchStorage.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

const SMALL = { kind: "range", key: "roomArea", from: null, to: 19 } as const;
const OFFICES = { kind: "text", key: "roomName", contains: "", values: ["办公室"] } as const;

async function filtered() {
  const { client } = openForTest();
  await client.replaceRooms(packRooms(testRooms(60)), "试验楼", "");
  await client.filterColumn("roomArea", SMALL);
  await client.filterColumn("roomName", OFFICES);
  return client;
}

describe("a table filtered by its columns", () => {
  it("shows and counts the rooms that pass all of them, and ticks those alone", async () => {
    const client = await filtered();
    const rows = await client.rows(0, 200);
    expect(rows.every(({ roomName, roomArea }) => roomName === "办公室" && (roomArea ?? 99) <= 19)).toBe(
      true,
    );
    expect(client.summary()).toMatchObject({ rooms: 60, shown: rows.length });
    expect(rows.length).toBeGreaterThan(0);
    await client.tick({ of: "shown", isTicked: true });
    await client.filterColumn("roomName", null);
    expect(client.summary()).toMatchObject({ ticked: rows.length, tickedShown: rows.length });
    expect(client.summary().shown).toBeGreaterThan(rows.length);
  });

  it("names the values left to be ticked", async () => {
    const client = await filtered();
    const { values } = await client.columnValues("roomName");
    expect(values.map(({ text }) => text)).toEqual(["办公室", "会议室", "走廊"]);
    expect(values.find(({ text }) => text === "办公室")?.rooms).toBe(client.summary().shown);
  });

  it("keeps its filters when the order or the search changes", async () => {
    const client = await filtered();
    await client.setView({ sort: { key: "roomArea", descending: true } });
    await client.setView({ search: "1F" });
    expect(client.summary().view.columns).toEqual([SMALL, OFFICES]);
  });

  it("is not undone: undo takes back the edit before", async () => {
    const client = await filtered();
    await client.addRoom(testRoom(7, { roomName: "办公室", roomArea: area(12) }));
    const { shown } = client.summary();
    await client.filterColumn("roomArea", null);
    await client.undo();
    expect(client.summary()).toMatchObject({ rooms: 60, view: { columns: [OFFICES] } });
    await client.filterColumn("roomArea", SMALL);
    expect(client.summary().shown).toBe(shown - 1);
  });

  it("comes back as it was left", async () => {
    const client = await filtered();
    const { shown } = client.summary();
    await summaryWhere(client, isSaved);
    const { client: again } = openForTest();
    const summary = await summaryWhere(again, ({ rooms }) => rooms > 0);
    expect(summary).toMatchObject({ shown, view: { columns: [SMALL, OFFICES] } });
  });

  it("opens a record from before there were such filters", async () => {
    const storage = new BatchStorage();
    const client = await filtered();
    await summaryWhere(client, isSaved);
    const head = Object(new Map<string, unknown>(await storage.load("test")).get("head"));
    const { columns: _columns, ...view } = head.view;
    await storage.save("test", [["head", () => ({ ...head, view })]], []);
    const summary = await summaryWhere(openForTest().client, ({ rooms }) => rooms > 0);
    expect(summary).toMatchObject({ rooms: 60, shown: 60, view: { columns: [] } });
  });
});
