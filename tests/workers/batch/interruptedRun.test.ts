import { describe, expect, it, vi } from "vitest";
import { packRooms } from "#domain/building/rooms/packRooms.ts";
import { power } from "#domain/base/units.ts";
import {
  allRows,
  eachWithItsOwnBatch,
  gate,
  openForTest,
  statusesOf,
  withRooms,
} from "../../support/batchRuns.ts";
import { summaryWhere } from "../../support/openBatch.ts";
import {
  envelope,
  hang,
  roomsOf,
  scriptedServer,
  serverError,
  type Script,
} from "../../support/scriptedServer.ts";
import { testRoom, testRooms } from "../../support/testRooms.ts";
import { until } from "../../support/until.ts";

eachWithItsOwnBatch();

describe("a cancel", () => {
  it("keeps what was answered and lets go of the rest", async () => {
    const { client, server } = await withRooms(1200, (call, at) =>
      at === 0 ? undefined : hang(call.signal),
    );
    const ended = client.run("all");
    await summaryWhere(client, ({ matched }) => matched === 500);
    await client.cancel();
    await ended;
    expect(client.summary()).toMatchObject({ matched: 500, unanswered: 0, outdated: 0 });
    expect(client.summary().run).toEqual({ status: "cancelled", done: 500, total: 1200 });
    expect(server.calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    expect((await client.rows(500, 501))[0]).toMatchObject({ status: "blank" });
  });

  it("brings back the earlier results of rooms that were run again", async () => {
    const { client, server } = await withRooms(600);
    await client.run("all");
    await client.setFilter({ level: "HIGH_LEVEL", area: 20 });
    const before = await allRows(client);
    server.follow((call) => hang(call.signal));
    const ended = client.run("all");
    await summaryWhere(client, ({ changed }) => changed === 0);
    await client.cancel();
    await ended;
    expect(await allRows(client)).toEqual(before);
    expect(client.summary()).toMatchObject({ matched: 0, changed: 600, outdated: 600 });
  });

  it("is heard during the pause before a retry, and without a run", async () => {
    const { client } = await withRooms(10, () => serverError());
    await client.cancel();
    expect(client.summary().run.status).toBe("idle");
    const ended = client.run("all");
    await summaryWhere(client, ({ run }) => run.status === "running");
    await client.cancel();
    await ended;
    expect(client.summary().run).toEqual({ status: "cancelled", done: 0, total: 10 });
  });
});

describe("a refused input", () => {
  const refusing: Script = (call) =>
    roomsOf(call).includes("r501")
      ? envelope(
          { issues: [{ path: "inputCondition.1.coolingLoad", message: "too large" }] },
          "invalid.parameter",
          400,
        )
      : undefined;

  it("marks the rooms it names, stops the run and keeps every result", async () => {
    const { client, server } = await withRooms(600);
    await client.run("all");
    server.follow(refusing);
    await client.run("all");
    expect(client.summary().run).toEqual({
      status: "refused",
      roomIds: ["r501"],
      messages: ["6F-2 办公室 冷负荷：too large"],
    });
    expect(client.summary()).toMatchObject({ matched: 600, unanswered: 0 });
    const marked = (await allRows(client)).filter(({ isRefused }) => isRefused);
    expect(marked.map(({ roomId }) => roomId)).toEqual(["r501"]);
  });

  it("takes the mark away when the room is changed, and the rest with the next run", async () => {
    const { client, server } = await withRooms(600, refusing);
    await client.run("all");
    const { roomId: _, ...draft } = testRoom(501, { coolingLoad: power(2.5) });
    await client.editRoom("r501", draft);
    expect((await client.rows(501, 502))[0]).toMatchObject({ isRefused: false });
    server.follow(() => undefined);
    await client.run("all");
    expect(client.summary()).toMatchObject({ matched: 600 });
  });

  it("of another back end may name nothing", async () => {
    const { client } = await withRooms(3, () => envelope(null, "invalid.input", 200));
    await client.run("all");
    expect(client.summary().run).toEqual({ status: "refused", roomIds: [], messages: ["invalid.input"] });
    expect(await statusesOf(client)).toEqual({ r0: "blank", r1: "blank", r2: "blank" });
  });
});

describe("a change during a run", () => {
  it("of a quantity has the room asked again in the same run", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(3, script);
    const ended = client.run("all");
    await until(() => held.length === 1);
    await client.setQuantity("r1", 7);
    held[0]!();
    await until(() => held.length === 2);
    held[1]!();
    await ended;
    expect(server.calls.map(roomsOf)).toEqual([["r0", "r1", "r2"], ["r1"]]);
    expect(client.summary()).toMatchObject({ matched: 3, outdated: 0 });
    expect((await client.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: 7, calculatedQuantity: null });
  });

  it("of the filter leaves the run as it began, and its results stale", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(600, script);
    const ended = client.run("all");
    await until(() => held.length === 2);
    await client.setFilter({ level: "HIGH_LEVEL", area: 99 });
    held.forEach((release) => release());
    await ended;
    expect(server.calls.map(({ body }) => (body as { level: string }).level)).toEqual([
      "MEDIUM_LEVEL",
      "MEDIUM_LEVEL",
    ]);
    expect(client.summary()).toMatchObject({ matched: 0, changed: 600, outdated: 600 });
  });

  it("by deleted and added rooms leaves the others their answers", async () => {
    const { held, script } = gate();
    const { client } = await withRooms(3, script);
    const ended = client.run("all");
    await until(() => held.length === 1);
    await client.deleteRooms(["r0"]);
    await client.appendRooms(packRooms([testRoom(9)]));
    held[0]!();
    await ended;
    expect(await statusesOf(client)).toEqual({ r1: "matched", r2: "matched", r9: "blank" });
    expect(client.summary()).toMatchObject({ rooms: 3, outdated: 1 });
    expect(client.summary().run.status).toBe("finished");
  });

  it("to another building ends it", async () => {
    const { client } = await withRooms(600, (call) => hang(call.signal));
    const ended = client.run("all");
    await summaryWhere(client, ({ run }) => run.status === "running");
    await client.replaceRooms(packRooms(testRooms(2)), "另一栋", "");
    await ended;
    expect(client.summary()).toMatchObject({ buildingName: "另一栋", rooms: 2, hasRun: false });
    expect(client.summary().run.status).toBe("idle");
  });
});

describe("a token", () => {
  it("travels with every chunk, and a new one from then on", async () => {
    const { client, server } = await withRooms(600, undefined, { token: "old" });
    await client.run("all");
    await client.setToken("new");
    await client.run("all");
    await client.setToken(undefined);
    await client.run("all");
    const seen = server.calls.map(({ authorization }) => authorization);
    expect(seen).toEqual(["Bearer old", "Bearer old", "Bearer new", "Bearer new", null, null]);
  });

  it("that is refused is told to the page, and the rooms can be run again", async () => {
    const onAuthenticationFailed = vi.fn();
    const server = scriptedServer((call) =>
      call.authorization ? envelope(null, "authentication.failed", 401) : undefined,
    );
    const { client } = openForTest({ server, token: "expired", onAuthenticationFailed });
    await client.replaceRooms(packRooms(testRooms(3000)), "试验楼", "");
    await client.run("all");
    expect(server.calls.length).toBeLessThanOrEqual(4);
    expect(client.summary().run).toEqual({
      status: "incomplete",
      unanswered: 3000,
      cause: "登录失效了，请重新登录",
    });
    await until(() => onAuthenticationFailed.mock.calls.length > 0);
    expect(onAuthenticationFailed).toHaveBeenCalledOnce();
    await client.setToken(undefined);
    await client.run("unanswered");
    expect(client.summary()).toMatchObject({ matched: 3000, unanswered: 0 });
  });
});
