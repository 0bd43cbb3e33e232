import { describe, expect, it } from "vitest";
import { EVERYTHING } from "#domain/building/batch/state/batchState.ts";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import type { Room } from "#domain/building/rooms/Room.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { area, power } from "#domain/base/units.ts";
import type { BatchClient } from "#workers/batch/calls/BatchClient.ts";
import { allRows, eachWithItsOwnBatch, openForTest } from "../../support/batchRuns.ts";
import { isSaved, summaryWhere } from "../../support/openBatch.ts";
import { hang, scriptedServer, serverError, type Script } from "../../support/scriptedServer.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { testRoom } from "../../support/testRooms.ts";

eachWithItsOwnBatch();

/** One unit a room: M<k> delivers 0.9·k kW, so that 2.6 kW gets M3, which does up to 2.7 kW. */
const room = (at: number, load: number, about: Partial<Room> = {}) =>
  testRoom(at, {
    roomCode: `A${at}`,
    roomArea: area(20),
    coolingLoad: power(load),
    heatLoad: null,
    ...about,
  });
const rooms = (count: number, load: number) => Array.from({ length: count }, (_, at) => room(at, load));

const propose = (client: BatchClient<TestFilter>, schedule: readonly Room[]) =>
  client.proposeRevision({ rooms: packRooms(schedule), fields: ROOM_FIELDS });

async function selected(before: readonly Room[]) {
  const server = scriptedServer();
  const opened = openForTest({ server });
  await opened.client.replaceRooms(packRooms(before), "试验楼", "");
  await opened.client.run("all");
  return { ...opened, server };
}

async function take(client: BatchClient<TestFilter>, schedule: readonly Room[], keepsGone = false) {
  await propose(client, schedule);
  const taken = await client.takeRevision(keepsGone);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value;
}

const isQuestion = ({ path, body }: { path: string; body: unknown }) =>
  path.includes("/multi_room/") && "productIds" in (body as object);

describe("a revised schedule", () => {
  const before = [room(0, 2.6), room(1, 2.6), room(2, 2.6), room(3, 4)];
  const after = [room(9, 1), room(0, 2.7), room(1, 2.8), room(2, 2.6)];

  it("is looked at in windows before anything is taken", async () => {
    const { client } = await selected(before);
    expect(await propose(client, after)).toEqual({ fresh: 1, gone: 1, changed: 2, same: 1, unmatched: 0 });
    const changed = await client.revisionEntries("changed", 1, 2);
    expect(changed).toEqual({
      ok: true,
      value: [{ index: 1, what: "changed", roomCode: "A1", roomName: "会议室", note: "冷负荷 2.6 → 2.8 kW" }],
    });
    expect(client.summary().rooms).toBe(4);
    await client.forgetRevision();
    expect(await client.revisionEntries("all", 0, 9)).toMatchObject({ ok: false, code: "revision.gone" });
    expect(await client.takeRevision(false)).toMatchObject({ ok: false, code: "revision.gone" });
  });

  it("keeps what still does with its figures renewed, marks what does not, and asks about changed rooms only", async () => {
    const { client, server } = await selected(before);
    const outcome = await take(client, after);
    expect(outcome).toEqual({
      ...{ fresh: 1, gone: 1, changed: 2, same: 1, unmatched: 0 },
      ...{ keepsGone: false, kept: 2, unsatisfied: 1, unchecked: 0, cause: "" },
    });
    const asked = server.calls.filter(isQuestion);
    expect(asked.map(({ body }) => body)).toMatchObject([
      { productIds: ["p-3"], inputCondition: [{ roomId: "r0" }, { roomId: "r1" }] },
    ]);
    const rows = await allRows(client);
    expect(rows.map(({ roomCode, standing }) => [roomCode, standing])).toEqual([
      ["A9", "blank"],
      ["A0", "matched"],
      ["A1", "unsatisfied"],
      ["A2", "matched"],
    ]);
    expect(rows[1]!.selection).toMatchObject({ productId: "p-3", surpluses: [{ percent: 0 }] });
    expect(rows[2]).toMatchObject({ reason: "no-candidates", selection: { productId: "p-3" } });
    await client.setView({ ...EVERYTHING, show: "unsatisfied" });
    expect((await allRows(client)).map(({ roomCode }) => roomCode)).toEqual(["A1"]);
    expect(client.summary()).toMatchObject({ unsatisfied: 1, unchecked: 0, outdated: 2 });
  });

  it("leaves the rooms that are gone where that is wished", async () => {
    const { client } = await selected(before);
    await take(client, after, true);
    expect((await allRows(client)).map(({ roomCode }) => roomCode)).toEqual(["A9", "A0", "A1", "A2", "A3"]);
  });

  it("is one step back and one forth again", async () => {
    const { client } = await selected(before);
    const rowsBefore = await allRows(client);
    await take(client, after);
    const rowsAfter = await allRows(client);
    expect(client.summary().undo).toBe("revise-rooms");
    await client.undo();
    expect(await allRows(client)).toEqual(rowsBefore);
    await client.redo();
    expect(await allRows(client)).toEqual(rowsAfter);
  });

  it("is told of in the head of a run that follows: what was found wanting is selected anew", async () => {
    const { client } = await selected(before);
    await take(client, after);
    await client.run("all");
    const rows = await allRows(client);
    expect(rows.every(({ standing }) => standing === "matched")).toBe(true);
    expect(rows[2]!.selection!.productId).toBe("p-4");
  });
});

describe("when the network fails during the check", () => {
  const before = [...rooms(600, 2.6), room(700, 8)];
  const after = [...rooms(600, 2.7), room(700, 8.1)];
  /** Answers the first question about M3's rooms, and nothing after it. */
  const once: Script = (call) => {
    if (!isQuestion(call)) return undefined;
    return (call.body as { inputCondition: unknown[] }).inputCondition.length === 500
      ? undefined
      : serverError();
  };

  it("rooms without an answer are 未核对, and are asked about again on 重试", async () => {
    const { client, server } = await selected(before);
    server.follow(once);
    const outcome = await take(client, after);
    expect(outcome).toMatchObject({ changed: 601, kept: 500, unchecked: 101, unsatisfied: 0 });
    expect(outcome.cause).not.toBe("");
    await client.setView({ ...EVERYTHING, show: "unchecked" });
    const unchecked = await allRows(client);
    expect(unchecked).toHaveLength(101);
    expect(unchecked.every(({ selection }) => selection !== null)).toBe(true);

    server.follow(() => undefined);
    expect(await client.recheckSelections()).toBe("");
    expect(client.summary()).toMatchObject({ unchecked: 0, unsatisfied: 0, matched: 601 });
    await client.undo();
    expect(client.summary()).toMatchObject({ unchecked: 101 });
  });

  it("what was not checked is still so after the tab was closed", async () => {
    const { client, server } = await selected(before);
    server.follow(once);
    await take(client, after);
    await summaryWhere(client, isSaved);
    client.dispose();
    const { client: again } = openForTest({ server: scriptedServer() });
    const restored = await summaryWhere(again, ({ rooms: count }) => count === 601);
    expect(restored).toMatchObject({ unchecked: 101, matched: 500 });
    expect(await again.recheckSelections()).toBe("");
    expect(again.summary().unchecked).toBe(0);
  });
});

describe("a check under way", () => {
  it("tells how far it is, can be stopped, and leaves the rest 未核对", async () => {
    const { client, server } = await selected(rooms(3, 2.6));
    server.follow((call) => (isQuestion(call) ? hang(call.signal) : undefined));
    await propose(client, rooms(3, 2.8));
    const taken = client.takeRevision(false);
    await summaryWhere(client, ({ checking }) => checking?.total === 3);
    await expect.poll(() => server.calls.filter(isQuestion)).toHaveLength(1);
    await client.cancel();
    expect(await taken).toMatchObject({ ok: true, value: { unchecked: 3, cause: "核对已停止" } });
    expect(client.summary()).toMatchObject({ checking: null, undo: "revise-rooms" });
  });

  it("gives way to a run, which answers for every room", async () => {
    const { client, server } = await selected(rooms(3, 2.6));
    server.follow((call) => (isQuestion(call) ? hang(call.signal) : undefined));
    await propose(client, rooms(3, 2.8));
    const taken = client.takeRevision(false);
    await expect.poll(() => server.calls.filter(isQuestion)).toHaveLength(1);
    await client.run("all");
    await taken;
    expect(client.summary()).toMatchObject({ matched: 3, unchecked: 0, unsatisfied: 0 });
    expect((await allRows(client))[0]!.selection!.productId).toBe("p-4");
  });
});
