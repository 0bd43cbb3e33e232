import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RoomRow, Run } from "#domain/batch/batchState.ts";
import { power } from "#domain/units.ts";
import type { BatchClient } from "#workers/batch/BatchClient.ts";
import { freshStorage, openBatch, summaryWhere } from "../../support/openBatch.ts";
import {
  envelope,
  hang,
  roomsOf,
  scriptedServer,
  serverError,
  type Script,
} from "../../support/scriptedServer.ts";
import type { TestFilter } from "../../support/testKind.ts";
import { packRooms, testRoom, testRooms } from "../../support/testRooms.ts";

const opened: BatchClient<TestFilter>[] = [];
beforeEach(freshStorage);
afterEach(() => opened.splice(0).forEach((client) => client.dispose()));

async function withRooms(count: number, script?: Script, options: Parameters<typeof openBatch>[0] = {}) {
  const server = scriptedServer(script);
  const { client } = openBatch({ server, ...options });
  opened.push(client);
  await client.replaceRooms(packRooms(testRooms(count)), "试验楼", "");
  return { client, server };
}

async function allRows(client: BatchClient<TestFilter>): Promise<RoomRow[]> {
  const rows: RoomRow[] = [];
  while (rows.length < client.summary().shown)
    rows.push(...(await client.rows(rows.length, rows.length + 200)));
  return rows;
}
const statusesOf = async (client: BatchClient<TestFilter>) =>
  Object.fromEntries((await allRows(client)).map(({ roomId, status }) => [roomId, status]));
const statusOf = (run: Run) => run.status;

/** Holds every answer back until the test lets it go. */
function gate() {
  const held: (() => void)[] = [];
  const script: Script = ({ usual }) =>
    new Promise((resolve) => {
      held.push(() => resolve(usual()));
    });
  return { held, script };
}

describe("a run", () => {
  it("asks for 500 rooms at a time, four times at once, and shows rows as they come", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(2600, script);
    const ended = client.run("all");
    await vi.waitUntil(() => held.length === 4);
    expect(server.calls.map((call) => roomsOf(call).length)).toEqual([500, 500, 500, 500]);
    held[1]!();
    await summaryWhere(client, ({ matched }) => matched === 500);
    expect(client.summary().run).toMatchObject({ status: "running", done: 500, total: 2600 });
    const [row] = await client.rows(500, 501);
    expect(row).toMatchObject({ roomId: "r500", status: "matched" });
    expect((await client.rows(0, 1))[0]).toMatchObject({ roomId: "r0", status: "waiting", selection: null });
    for (let released = 0; released < 6; released++) {
      await vi.waitUntil(() => held.length > released);
      held[released]!();
    }
    await ended;
    expect(server.calls.map((call) => roomsOf(call).length)).toEqual([500, 500, 500, 500, 500, 100]);
    expect(client.summary()).toMatchObject({ matched: 2600, unmatched: 0, unanswered: 0, hasRun: true });
    expect(client.summary().run.status).toBe("finished");
  });

  it("ends in the same state in whatever order the chunks answer or fail", async () => {
    const finals = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }), async (order) => {
        freshStorage();
        const waiting: (() => void)[] = [];
        const { client } = await withRooms(3200, (call) => {
          // The rooms from 1000 to 1499 never get an answer.
          const answer = roomsOf(call).includes("r1000") ? serverError() : call.usual();
          return new Promise((resolve) => {
            waiting.push(() => resolve(answer));
          });
        });
        let isEnded = false;
        const ended = client.run("all").then(() => (isEnded = true));
        for (let step = 0; !isEnded; step++) {
          await vi.waitUntil(() => isEnded || waiting.length > 0, { interval: 1 });
          const [release] = waiting.splice(order[step % order.length]! % Math.max(1, waiting.length), 1);
          release?.();
        }
        await ended;
        const { matched, unmatched, unanswered, run } = client.summary();
        finals.add(JSON.stringify([matched, unmatched, unanswered, run, await allRows(client)]));
        client.dispose();
      }),
      { numRuns: 8 },
    );
    expect(finals.size).toBe(1);
    expect([...finals][0]).toMatch(/^\[2700,0,500,\{"status":"incomplete","unanswered":500/u);
  });

  it("has nothing to do without rooms", async () => {
    const { client, server } = await withRooms(0);
    await client.run("all");
    expect(client.summary().run.status).toBe("idle");
    expect(server.calls).toHaveLength(0);
  });

  it("is joined, not doubled, by a second one", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(10, script);
    const both = Promise.all([client.run("all"), client.run("all")]);
    await vi.waitUntil(() => held.length > 0);
    await client.rows(0, 1);
    held.forEach((release) => release());
    await both;
    expect(server.calls).toHaveLength(1);
  });

  it("knows how it went before it resolves", async () => {
    const { client } = await withRooms(10);
    await client.setFilter({ level: "HIGH_LEVEL", area: 30 });
    expect(client.summary().filter).toEqual({ level: "HIGH_LEVEL", area: 30 });
    await client.run("all");
    expect(client.summary().run.status).toBe("finished");
  });
});

describe("a chunk without an answer", () => {
  it("is sent three times, then its rooms can be run again, alone", async () => {
    const lost = (call: Parameters<Script>[0]) =>
      roomsOf(call).includes("r700") ? serverError() : undefined;
    const { client, server } = await withRooms(1600, lost);
    await client.run("all");
    expect(server.calls.filter((call) => roomsOf(call).includes("r700"))).toHaveLength(3);
    expect(client.summary()).toMatchObject({ matched: 1100, unanswered: 500, hasRun: true, isStale: false });
    expect(client.summary().run).toEqual({
      status: "incomplete",
      unanswered: 500,
      cause: "服务器内部错误，请稍后重试",
    });
    await client.setView({ show: "unanswered", search: "", sort: null });
    expect(client.summary().shown).toBe(500);

    const before = server.calls.length;
    server.follow(() => undefined);
    await client.run("unanswered");
    expect(server.calls.slice(before).map((call) => roomsOf(call))).toEqual([
      Array.from({ length: 500 }, (_, at) => `r${500 + at}`),
    ]);
    expect(client.summary()).toMatchObject({ matched: 1600, unanswered: 0, shown: 0 });
    expect(client.summary().run.status).toBe("finished");
  });

  it.each([
    ["a connection that is cut", () => Promise.reject(new TypeError("fetch failed"))],
    ["a proxy's page", () => new Response("<html>", { status: 502 })],
    ["too many requests", () => envelope(null, "too.many.requests", 429)],
  ])("survives %s that heals", async (_name, failure: () => Response | Promise<Response>) => {
    const { client, server } = await withRooms(10, (_call, at) => (at < 2 ? failure() : undefined));
    await client.run("all");
    expect(server.calls).toHaveLength(3);
    expect(client.summary()).toMatchObject({ matched: 10, unanswered: 0 });
  });

  it.each([
    ["other rooms than asked for", () => envelope([])],
    ["something that is not of the contract", () => envelope([{ roomId: "r0" }])],
    ["a code that no retry can change", () => envelope(null, "not.found", 404)],
  ])("is not asked for again after %s", async (_name, answer) => {
    const { client, server } = await withRooms(10, answer);
    await client.run("all");
    expect(server.calls).toHaveLength(1);
    expect(client.summary()).toMatchObject({ matched: 0, unanswered: 10, hasRun: false });
    expect(client.summary().run).toMatchObject({ status: "incomplete", unanswered: 10 });
  });

  it("ends the run when nobody answers at all, and loses no room", async () => {
    const { client, server } = await withRooms(10_000, () => Promise.reject(new TypeError("no network")));
    await client.run("all");
    // Four chunks lost with three attempts each, and at most the three that were on their way beside the last.
    expect(server.calls.length).toBeLessThanOrEqual(4 * 3 + 3);
    expect(client.summary()).toMatchObject({ rooms: 10_000, unanswered: 10_000 });
    expect(client.summary().run).toMatchObject({ cause: "网络连接失败，请检查网络" });
  });
});

describe("a cancel", () => {
  it("keeps what was answered and lets go of the rest", async () => {
    const { client, server } = await withRooms(1200, (call, at) =>
      at === 0 ? undefined : hang(call.signal),
    );
    const ended = client.run("all");
    await summaryWhere(client, ({ matched }) => matched === 500);
    await client.cancel();
    await ended;
    expect(client.summary()).toMatchObject({ matched: 500, unanswered: 0, isStale: false });
    expect(client.summary().run).toEqual({ status: "cancelled", done: 500, total: 1200 });
    expect(server.calls.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
    expect((await client.rows(500, 501))[0]).toMatchObject({ status: "blank" });
  });

  it("brings back the earlier results of rooms that were run again", async () => {
    const { client, server } = await withRooms(600);
    await client.run("all");
    const before = await allRows(client);
    await client.setFilter({ level: "HIGH_LEVEL", area: 20 });
    server.follow((call) => hang(call.signal));
    const ended = client.run("all");
    await summaryWhere(client, ({ matched }) => matched === 0);
    await client.cancel();
    await ended;
    expect(await allRows(client)).toEqual(before);
    expect(client.summary()).toMatchObject({ matched: 600, isStale: true });
  });

  it("is heard during the pause before a retry, and without a run", async () => {
    const { client } = await withRooms(10, () => serverError());
    await client.cancel();
    expect(client.summary().run.status).toBe("idle");
    const ended = client.run("all");
    await summaryWhere(client, ({ run }) => statusOf(run) === "running");
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
    await vi.waitUntil(() => held.length === 1);
    await client.setQuantity("r1", 7);
    held[0]!();
    await vi.waitUntil(() => held.length === 2);
    held[1]!();
    await ended;
    expect(server.calls.map(roomsOf)).toEqual([["r0", "r1", "r2"], ["r1"]]);
    expect(client.summary()).toMatchObject({ matched: 3, isStale: false });
    expect((await client.rows(1, 2))[0]).toMatchObject({ specifiedQuantity: 7, calculatedQuantity: null });
  });

  it("of the filter leaves the run as it began, and its results stale", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(600, script);
    const ended = client.run("all");
    await vi.waitUntil(() => held.length === 2);
    await client.setFilter({ level: "HIGH_LEVEL", area: 99 });
    held.forEach((release) => release());
    await ended;
    expect(server.calls.map(({ body }) => (body as { level: string }).level)).toEqual([
      "MEDIUM_LEVEL",
      "MEDIUM_LEVEL",
    ]);
    expect(client.summary()).toMatchObject({ matched: 600, isStale: true });
  });

  it("by deleted and added rooms leaves the others their answers", async () => {
    const { held, script } = gate();
    const { client } = await withRooms(3, script);
    const ended = client.run("all");
    await vi.waitUntil(() => held.length === 1);
    await client.deleteRooms(["r0"]);
    await client.appendRooms(packRooms([testRoom(9)]));
    held[0]!();
    await ended;
    expect(await statusesOf(client)).toEqual({ r1: "matched", r2: "matched", r9: "blank" });
    expect(client.summary()).toMatchObject({ rooms: 3, isStale: true });
    expect(client.summary().run.status).toBe("finished");
  });

  it("to another building ends it", async () => {
    const { client } = await withRooms(600, (call) => hang(call.signal));
    const ended = client.run("all");
    await summaryWhere(client, ({ run }) => statusOf(run) === "running");
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
    const { client } = openBatch({ server, token: "expired", onAuthenticationFailed });
    opened.push(client);
    await client.replaceRooms(packRooms(testRooms(3000)), "试验楼", "");
    await client.run("all");
    expect(server.calls.length).toBeLessThanOrEqual(4);
    expect(client.summary().run).toEqual({
      status: "incomplete",
      unanswered: 3000,
      cause: "登录失效了，请重新登录",
    });
    await vi.waitUntil(() => onAuthenticationFailed.mock.calls.length > 0);
    await client.setToken(undefined);
    await client.run("unanswered");
    expect(client.summary()).toMatchObject({ matched: 3000, unanswered: 0 });
  });
});
