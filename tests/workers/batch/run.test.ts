import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allRows, eachWithItsOwnBatch, gate, withRooms } from "../../support/batchRuns.ts";
import { freshStorage, summaryWhere } from "../../support/openBatch.ts";
import { envelope, roomsOf, serverError, type Script } from "../../support/scriptedServer.ts";
import { until } from "../../support/until.ts";

eachWithItsOwnBatch();

describe("a run", () => {
  it("asks for 500 rooms at a time, four times at once, and shows rows as they come", async () => {
    const { held, script } = gate();
    const { client, server } = await withRooms(2600, script);
    const ended = client.run("all");
    await until(() => held.length === 4);
    expect(server.calls.map((call) => roomsOf(call).length)).toEqual([500, 500, 500, 500]);
    held[1]!();
    await summaryWhere(client, ({ matched }) => matched === 500);
    expect(client.summary().run).toMatchObject({ status: "running", done: 500, total: 2600 });
    const [row] = await client.rows(500, 501);
    expect(row).toMatchObject({ roomId: "r500", status: "matched" });
    expect((await client.rows(0, 1))[0]).toMatchObject({ roomId: "r0", status: "waiting", selection: null });
    for (let released = 0; released < 6; released++) {
      await until(() => held.length > released);
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
        const { client } = await withRooms(1700, (call) => {
          // The rooms from 1000 to 1499 never get an answer.
          const answer = roomsOf(call).includes("r1000") ? serverError() : call.usual();
          return new Promise((resolve) => {
            waiting.push(() => resolve(answer));
          });
        });
        let isEnded = false;
        const ended = client.run("all").then(() => (isEnded = true));
        for (let step = 0; !isEnded; step++) {
          await until(() => isEnded || waiting.length > 0);
          const [release] = waiting.splice(order[step % order.length]! % Math.max(1, waiting.length), 1);
          release?.();
        }
        await ended;
        const { matched, unmatched, unanswered, run } = client.summary();
        finals.add(JSON.stringify([matched, unmatched, unanswered, run, await allRows(client)]));
        client.dispose();
      }),
      { numRuns: 6 },
    );
    expect(finals.size).toBe(1);
    expect([...finals][0]).toMatch(/^\[1200,0,500,\{"status":"incomplete","unanswered":500/u);
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
    await until(() => held.length > 0);
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
    expect(client.summary()).toMatchObject({ matched: 1100, unanswered: 500, hasRun: true, outdated: 0 });
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
    ["a fault of the server", () => serverError()],
    ["a connection that is cut", () => Promise.reject(new TypeError("fetch failed"))],
    ["a proxy's page", () => new Response("<html>", { status: 502 })],
    ["too many requests", () => envelope(null, "too.many.requests", 429)],
  ])("survives %s that heals", async (_name, failure: () => Response | Promise<Response>) => {
    const { client, server } = await withRooms(10, (_call, at) => (at < 2 ? failure() : undefined));
    await client.run("all");
    expect(server.calls).toHaveLength(3);
    expect(client.summary()).toMatchObject({ matched: 10, unanswered: 0 });
  });

  it("is sent three times where somebody else answers, and lost", async () => {
    const { client, server } = await withRooms(10, () => new Response("<html>", { status: 502 }));
    await client.run("all");
    expect(server.calls).toHaveLength(3);
    expect(client.summary()).toMatchObject({ matched: 0, unanswered: 10 });
    expect(client.summary().run).toMatchObject({ status: "incomplete", unanswered: 10 });
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
    // Four chunks lost with three attempts each, and as much again on its way in the other three lanes; not 20 × 3.
    expect(server.calls.length).toBeLessThanOrEqual(4 * 3 + 3 * 3);
    expect(client.summary()).toMatchObject({ rooms: 10_000, unanswered: 10_000 });
    expect(client.summary().run).toMatchObject({ cause: "网络连接失败，请检查网络" });
  });
});
