import { afterEach, describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { lookUp } from "#domain/base/keyed.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { countRows } from "#domain/products/search/BitSet.ts";
import { narrow } from "#domain/products/search/narrow.ts";
import { packData } from "#domain/products/search/parts/packData.ts";
import { BLOCK_ROWS, packBlock, packColumn } from "#domain/products/search/parts/packDutyParts.ts";
import { spanTo } from "#domain/products/search/map/MapView.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import type { NamedColumns } from "#domain/products/search/SearchColumns.ts";
import { createDutyClient } from "#workers/duty/createDutyClient.ts";
import type { DutyClient } from "#workers/duty/DutyClient.ts";
import { createDutyService } from "#workers/duty/dutyService.ts";
import { NOTHING } from "../../domain/products/search/support/questions.ts";
import { channelWorker } from "../../support/channelWorker.ts";
import { BEST, bytes, gone, NEW, OLD, PartsServer } from "../../support/PartsServer.ts";
import { until } from "../../support/until.ts";

const SINGLE = { categoryCode: "C000001", speed: "SINGLE_SPEED" } as const;
const VIEW = { flow: spanTo(20_000), value: spanTo(1_000) };

const clients: DutyClient[] = [];
function open() {
  const server = new PartsServer();
  const client = createDutyClient({
    base: "/api",
    token: () => undefined,
    spawn: () =>
      channelWorker(
        createDutyService({ send: server.send, timer: () => () => {}, now: () => performance.now() }),
      ),
  });
  clients.push(client);
  return { server, client };
}
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

const ASKED: AskedConditions = {
  ...NOTHING,
  speedControl: "SINGLE_SPEED",
  curveProperties: [
    { code: PROPERTY.airFlow, value: 9_000 },
    { code: PROPERTY.totalPressure, value: 500 },
  ],
};
const question = (more: Partial<AskedConditions> = {}) => ({
  ...SINGLE,
  view: VIEW,
  conditions: { ...ASKED, ...more },
});

/** As many as the server would count, by its own columns. */
function counted(columns: NamedColumns, more: Partial<AskedConditions> = {}): number {
  const read = readConditions(columns, { ...ASKED, ...more });
  if (!read.ok) throw new Error("not understood");
  const { duty } = read.value;
  const index = dutyIndex(lookUp(columns.curves, "totalPressure")!);
  return countRows(narrow(columns, read.value, duty && matchDuty(columns, index, duty)).all);
}
async function countOf(client: DutyClient, more: Partial<AskedConditions> = {}) {
  const answer = await client.ask(question(more));
  return answer?.ok ? answer.value.count : answer?.code;
}

const BLOCKS = ["rows-0", "rows-4096", "rows-8192"];
const REAL = { isSample: false };

test("blocks come one after the other, and what they make is counted as the server counts", async () => {
  const { server, client } = open();
  expect((await client.open(SINGLE)).ok).toBe(true);
  expect(server.sent).toEqual(["head", ...BLOCKS]);
  expect(server.mostUnderWay).toBe(1);
  expect(await countOf(client)).toBe(counted(OLD));
  expect(counted(OLD)).toBeGreaterThan(10);
});

test("whoever waits is told with each block how much is here, whoever began to fetch it", async () => {
  const { server, client } = open();
  server.before = (part) => (part === "rows-8192" ? new Promise(() => {}) : undefined);
  const [first, second]: [number[], number[]] = [[], []];
  const controller = new AbortController();
  const waiting = [first, second].map((told) =>
    client.open(SINGLE, controller.signal, (share) => told.push(share)).catch(() => null),
  );
  await until(() => first.length === 2);
  const rows = OLD.models.length;
  expect(first).toEqual([BLOCK_ROWS / rows, (2 * BLOCK_ROWS) / rows]);
  expect(second).toEqual(first);
  controller.abort();
  await Promise.all(waiting);
});

describe("a catalogue that changes between two blocks", () => {
  test("is begun anew, and nothing of both is put together", async () => {
    const { server, client } = open();
    server.before = (part) => {
      if (part === "rows-4096") server.become(NEW, "new");
      return undefined;
    };
    expect((await client.open(SINGLE)).ok).toBe(true);
    expect(server.sent).toEqual(["head", "rows-0", "rows-4096", "head", ...BLOCKS]);
    // Every fan of the new state is a real one, and every one of the old a sample.
    expect(await countOf(client, REAL)).toBe(counted(NEW));
    expect(counted(OLD, REAL)).toBe(0);
  });

  test("is noticed by what a block says of itself, whatever its address", async () => {
    const { server, client } = open();
    let isStale = true;
    server.before = (part) => {
      if (part !== "rows-4096" || !isStale) return undefined;
      isStale = false;
      return bytes(packBlock(NEW, BEST.get(NEW)!, "new", BLOCK_ROWS));
    };
    expect((await client.open(SINGLE)).ok).toBe(true);
    expect(server.sent).toEqual(["head", "rows-0", "rows-4096", "head", ...BLOCKS]);
    expect(await countOf(client, REAL)).toBe(0);
  });

  test("again and again is left to the server", async () => {
    const { server, client } = open();
    server.before = (part) => (part === "rows-8192" ? gone() : undefined);
    expect(await client.open(SINGLE)).toEqual({ ok: false, code: "unavailable" });
    expect(server.sent.filter((part) => part === "head")).toHaveLength(3);
  });
});

describe("a block that is damaged", () => {
  const block = () => packData(packBlock(OLD, BEST.get(OLD)!, "old", BLOCK_ROWS));
  const flipped = () => block().map((byte, at) => (at === 9_000 ? byte ^ 1 : byte));
  const cases: readonly (readonly [string, () => Response])[] = [
    ["cut", () => new Response(block().slice(0, -100))],
    ["another in one byte", () => new Response(flipped())],
    ["a page", () => new Response("<html>")],
    ["nothing", () => new Response(null)],
  ];
  test.each(cases)("is fetched once more from the server itself: %s", async (_, damaged) => {
    const { server, client } = open();
    let isDamaged = true;
    server.before = (part) => {
      if (part !== "rows-4096" || !isDamaged) return undefined;
      isDamaged = false;
      return damaged();
    };
    expect((await client.open(SINGLE)).ok).toBe(true);
    expect(server.sent).toEqual(["head", "rows-0", "rows-4096", "rows-4096", "rows-8192"]);
    expect(server.inits.map(({ cache }) => cache)).toEqual([
      undefined,
      undefined,
      undefined,
      "reload",
      undefined,
    ]);
    expect(await countOf(client)).toBe(counted(OLD));
  });

  const hostile: readonly (readonly [string, () => Response])[] = [
    ...cases,
    ["of another place", () => bytes(packBlock(OLD, BEST.get(OLD)!, "old", 0))],
    ["no block", () => bytes({ part: "rows", version: "old" })],
    ["a column", () => bytes(packColumn(OLD, "old", PROPERTY.noise))],
    ["no object", () => bytes(7)],
    [
      "of arrays that are not there",
      () => bytes({ part: "rows", version: "old", models: { $numbers: "u32", from: 0, length: 2 ** 31 } }),
    ],
  ];
  test.each(hostile)("every time is refused: %s", async (_, wrong) => {
    const { server, client } = open();
    server.before = (part) => (part === "rows-4096" ? wrong() : undefined);
    expect(await client.open(SINGLE)).toEqual({ ok: false, code: "unavailable" });
    expect(await client.ask(question())).toEqual({ ok: false, code: "unavailable" });
    // What failed may come the next time.
    server.before = () => undefined;
    expect((await client.open(SINGLE)).ok).toBe(true);
    expect(await countOf(client)).toBe(counted(OLD));
  });
});

describe("a screen that goes", () => {
  test("lets go of the block that is under way, and none is fetched after it", async () => {
    const { server, client } = open();
    const controller = new AbortController();
    let isUnderWay = false;
    server.before = (part) => {
      isUnderWay ||= part === "rows-4096";
      return part === "rows-4096" ? new Promise<Response>(() => {}) : undefined;
    };
    const opening = client.open(SINGLE, controller.signal);
    opening.catch(() => {});
    await until(() => isUnderWay);
    controller.abort();
    await expect(opening).rejects.toThrow("aborted");
    await until(() => server.inits.at(-1)?.signal?.aborted === true);
    expect(server.sent).toEqual(["head", "rows-0", "rows-4096"]);
    // Whoever comes back begins again; what the browser has kept it need not fetch.
    server.before = () => undefined;
    expect((await client.open(SINGLE)).ok).toBe(true);
    expect(await countOf(client)).toBe(counted(OLD));
  });

  test("takes nothing from another one that waits for the same columns", async () => {
    const { server, client } = open();
    const controller = new AbortController();
    const left = client.open(SINGLE, controller.signal);
    const other = client.open({ ...SINGLE, speed: "DOUBLE_SPEED" });
    const kept = client.open(SINGLE);
    controller.abort();
    await expect(left).rejects.toThrow("aborted");
    expect((await kept).ok).toBe(true);
    // Of these fans none has two speeds.
    expect((await other).ok).toBe(false);
    expect(server.sent).toEqual(["head", ...BLOCKS]);
  });

  test("after all has come changes nothing", async () => {
    const { server, client } = open();
    const controller = new AbortController();
    await client.open(SINGLE, controller.signal);
    controller.abort();
    expect(await countOf(client)).toBe(counted(OLD));
    expect(server.sent).toEqual(["head", ...BLOCKS]);
  });
});

describe("what a filter reads", () => {
  const QUIET = {
    productProperties: [{ code: PROPERTY.noise, queryType: "RANGE_TE", values: ["-70"] }],
  } as const;

  test("is fetched when a question names it, once", async () => {
    const { server, client } = open();
    await client.open(SINGLE);
    expect(await countOf(client, QUIET)).toBe(counted(OLD, QUIET));
    expect(await countOf(client, { ...QUIET, brandCode: "B7" })).toBe(
      counted(OLD, { ...QUIET, brandCode: "B7" }),
    );
    const ofSeries = { productSeriesId: "S9" };
    expect(await countOf(client, ofSeries)).toBe(counted(OLD, ofSeries));
    expect(server.sent).toEqual(["head", ...BLOCKS, `column-${PROPERTY.noise}`, "column-series"]);
    expect(counted(OLD, QUIET)).toBeLessThan(counted(OLD));
    expect(counted(OLD, QUIET)).toBeGreaterThan(0);
  });

  test("of a catalogue that has changed since is not taken: all is read anew, and counted", async () => {
    const { server, client } = open();
    await client.open(SINGLE);
    server.become(NEW, "new");
    expect(await countOf(client, { ...QUIET, ...REAL })).toBe(counted(NEW, QUIET));
  });

  test("that does not come leaves this question to the server, and the next one asks again", async () => {
    const { server, client } = open();
    await client.open(SINGLE);
    server.before = () => new Response("{}", { status: 500 });
    expect(await countOf(client, QUIET)).toBe("unavailable");
    expect(await countOf(client)).toBe(counted(OLD));
    server.before = () => undefined;
    expect(await countOf(client, QUIET)).toBe(counted(OLD, QUIET));
  });

  test("and is no property here is refused without a fetch, as the server refuses it", async () => {
    const { server, client } = open();
    await client.open(SINGLE);
    const productProperties = [{ code: "P999999", queryType: "EQUAL", values: ["1"] } as const];
    expect(await countOf(client, { productProperties })).toBe("not-understood");
    expect(server.sent).toEqual(["head", ...BLOCKS]);
  });
});
