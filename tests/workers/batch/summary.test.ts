import { describe, expect, it, vi } from "vitest";
import { realTimer } from "#api/client/Timer.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { scriptedServer, serverError } from "../../support/scriptedServer.ts";
import { testRooms } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

describe("what the page is told", () => {
  it("comes at once, then at most once a frame", async () => {
    const { client } = openForTest({ environment: { timer: realTimer } });
    const heard: number[] = [];
    client.subscribe(({ rooms }) => heard.push(rooms));
    expect(heard).toEqual([0]);
    await client.replaceRooms(packRooms(testRooms(20_000)), "试验楼", "");
    const started = performance.now();
    const before = heard.length;
    await client.run("all");
    const frames = (performance.now() - started) / 17;
    // One more than frames for the answer of `run`, and one for the announcement on its way.
    expect(heard.length - before).toBeLessThanOrEqual(Math.ceil(frames) + 2);
    expect(client.summary().matched).toBe(20_000);
  });

  it("no longer reaches who has left", async () => {
    const { client } = openForTest();
    const listener = vi.fn();
    client.subscribe(listener)();
    await client.replaceRooms(packRooms(testRooms(2)), "试验楼", "");
    expect(listener).toHaveBeenCalledOnce();
  });

  it("of rows is a bounded window in the order of the view", async () => {
    const { client } = openForTest();
    await client.replaceRooms(packRooms(testRooms(1000)), "试验楼", "");
    await client.setView({ show: "all", search: "会议", sort: { key: "roomArea", descending: true } });
    const rows = await client.rows(0, 100_000);
    expect(rows).toHaveLength(200);
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 200 }, (_, at) => at));
    expect(rows.every(({ roomName }) => roomName === "会议室")).toBe(true);
    const areas = rows.map(({ roomArea }) => roomArea ?? 0);
    expect(areas).toEqual([...areas].sort((a, b) => b - a));
    expect(client.summary().shown).toBe(333);
    expect(await client.rows(330, 400)).toHaveLength(3);
    expect(await client.rows(-5, 2)).toHaveLength(2);
    expect(await client.rows(5000, 5100)).toHaveLength(0);
    expect(await client.room("r7")).toMatchObject({ roomId: "r7", roomName: "会议室" });
    expect(await client.room("nobody")).toBeNull();
  });

  it("includes a lost chunk's cause", async () => {
    const { client } = openForTest({ server: scriptedServer(() => serverError()) });
    await client.replaceRooms(packRooms(testRooms(1)), "试验楼", "");
    await client.run("all");
    expect(client.summary().run).toMatchObject({ status: "incomplete", cause: "服务器内部错误，请稍后重试" });
  });
});
