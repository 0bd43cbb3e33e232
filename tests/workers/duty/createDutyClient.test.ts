import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { spanTo } from "#domain/products/search/map/MapView.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import { createDutyClient } from "#workers/duty/createDutyClient.ts";
import type { DutyClient, DutyQuestion } from "#workers/duty/DutyClient.ts";
import { createDutyService, type DutyEnvironment } from "#workers/duty/dutyService.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";
import { NOTHING, question } from "../../domain/products/search/support/questions.ts";
import { channelWorker, crash } from "../../support/channelWorker.ts";
import { FAN, point, startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const workers: WorkerLike[] = [];
const clients: DutyClient[] = [];
let sent: { readonly address: string; readonly authorization: string | null }[] = [];

function newClient(send?: DutyEnvironment["send"], token = () => "the-token"): DutyClient {
  const toServer: DutyEnvironment["send"] = async (address, init) => {
    sent.push({ address, authorization: new Headers(init.headers).get("Authorization") });
    return server.app.request(address, init);
  };
  const environment = { send: send ?? toServer, timer: () => () => {}, now: () => performance.now() };
  const client = createDutyClient({
    base: "/api",
    token,
    spawn: () => {
      const worker = channelWorker(createDutyService(environment));
      workers.push(worker);
      return worker;
    },
  });
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
  workers.length = 0;
  sent = [];
});

const SINGLE = { categoryCode: FAN.gjwCategoryCode, speed: "SINGLE_SPEED" } as const;
const DOUBLE = { ...SINGLE, speed: "DOUBLE_SPEED" } as const;
const VIEW = { flow: spanTo(20_000), value: spanTo(1_000) };
const about = (
  conditions: Partial<AskedConditions>,
  map: Pick<DutyQuestion, "categoryCode" | "speed"> = SINGLE,
) => ({
  ...map,
  view: VIEW,
  conditions: { ...NOTHING, speedControl: map.speed, ...conditions },
});

async function answered(client: DutyClient, asked: DutyQuestion) {
  const answer = await client.ask(asked);
  if (!answer?.ok) throw new Error(answer?.code ?? "superseded");
  return answer.value;
}

describe("the worker and the server", () => {
  test("count the same products of the same brands, and refuse the same questions", async () => {
    const client = newClient();
    await client.open(SINGLE);
    await client.open(DOUBLE);
    let understood = 0;
    await fc.assert(
      fc.asyncProperty(question, async (any) => {
        const isDouble = any.curveProperties.some(
          ({ code }) => code !== PROPERTY.airFlow && code !== PROPERTY.totalPressure,
        );
        const map = isDouble ? DOUBLE : SINGLE;
        const asked = { ...any, speedControl: map.speed };
        const own = await client.ask(about(asked, map));
        const body = {
          ...FAN,
          ...asked,
          productProperties: asked.productProperties.map((filter) => ({
            parameterType: "String",
            ...filter,
          })),
        };
        const page = await server.ask("/v1/products/query", { ...body, pageSize: 1 });
        expect(own?.ok).toBe(page.code === "success");
        if (!own?.ok) return;
        understood += 1;
        expect(own.value.count).toBe((page.data as { totalCount: number }).totalCount);
        const brands = (await server.ask("/v2/brands/agg", body)).data as {
          brandCode: string;
          count: number;
        }[];
        expect(own.value.brandCounts).toEqual(
          Object.fromEntries(brands.map(({ brandCode, count }) => [brandCode, count])),
        );
      }),
      { numRuns: 60 },
    );
    expect(understood).toBeGreaterThan(10);
  });

  test("meet a duty at the same operating points", async () => {
    const client = newClient();
    await client.open(SINGLE);
    const answer = await answered(client, about({ curveProperties: point(10_000, 500) }));
    expect(answer.count).toBe(2);
    expect(answer.matches.length).toBe(4);
    // The fan on the duty is the nearest; its line meets the parabola there.
    expect(answer.matches[0]).toBeCloseTo(10_000, 0);
    expect(answer.matches[1]).toBeCloseTo(500, 1);
    expect(answer.models.length).toBe(2);
    expect(answer.took).toBeGreaterThanOrEqual(0);
  });
});

test("a category is fetched once for all its maps, with the token and at an address that a cache can keep", async () => {
  const client = newClient();
  expect((await client.open(SINGLE)).ok).toBe(true);
  expect((await client.open(DOUBLE)).ok).toBe(true);
  expect((await client.open(SINGLE)).ok).toBe(true);
  const head = "/api/search/selection/v1/products/columns/C000001";
  expect(sent).toEqual([
    { address: head, authorization: "Bearer the-token" },
    {
      address: expect.stringMatching(new RegExp(`^${head}/[A-Za-z0-9_-]{43}/rows-0$`, "u")),
      authorization: "Bearer the-token",
    },
  ]);
});

test("a pump's map is of flow and head", async () => {
  const client = newClient();
  const map = { categoryCode: "C000002", speed: null };
  expect((await client.open(map)).ok).toBe(true);
  const duty = [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 33)];
  const answer = await answered(client, about({ curveProperties: duty }, map));
  expect(answer.count).toBe(1);
  expect([...answer.matches].map(Math.round)).toEqual([40, 33]);
  // Best efficiency is the middle one of three measured points, 40 m³/h, where the head is 33 m.
  expect([...answer.cloud].map(Math.round)).toEqual([40, 33]);
});

test("of many questions at once the first and the last are answered, the others are superseded", async () => {
  const client = newClient();
  await client.open(SINGLE);
  const flows = [9_000, 9_500, 10_000, 10_500, 11_000];
  const answers = await Promise.all(
    flows.map((flow) => client.ask(about({ curveProperties: [target(PROPERTY.airFlow, flow)] }))),
  );
  expect(answers.map((answer) => answer === null)).toEqual([false, true, true, true, false]);
});

test("a crashed worker is followed by one that fetches again and answers", async () => {
  const client = newClient();
  await client.open(SINGLE);
  crash(workers[0]);
  expect((await answered(client, about({ curveProperties: point(10_000, 500) }))).count).toBe(2);
  // What it is made of, and its only block, by either worker.
  expect(sent.length).toBe(4);
});

describe("after the user has changed, or own products have", () => {
  const BODY = about({ curveProperties: point(10_000, 500) });
  test("the columns are fetched anew, with the token of now", async () => {
    const user = { token: "of A" };
    const client = newClient(undefined, () => user.token);
    await client.open(SINGLE);
    await answered(client, BODY);
    user.token = "of B";
    client.forget();
    expect((await answered(client, BODY)).count).toBe(2);
    expect(sent.map(({ authorization }) => authorization)).toEqual([
      "Bearer of A",
      "Bearer of A",
      "Bearer of B",
      "Bearer of B",
    ]);
    expect(workers.length).toBe(2);
  });

  test("an answer from before is none, and no worker starts before the next question", async () => {
    const client = newClient();
    await client.open(SINGLE);
    const before = client.ask(BODY);
    client.forget();
    expect(await before).toBeNull();
    expect(workers.length).toBe(1);
    expect((await answered(client, BODY)).count).toBe(2);
  });

  test("a closed map whose columns were coming starts no worker to say so", async () => {
    const client = newClient(() => new Promise(() => {}));
    const closed = new AbortController();
    const opening = client.open(SINGLE, closed.signal);
    client.forget();
    closed.abort();
    await expect(opening).rejects.toThrow("worker ended");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(workers.length).toBe(1);
  });
});

describe("a failure is a code", () => {
  const down = () => Promise.reject(new Error("no connection"));
  const html = () => Promise.resolve(new Response("<html>"));
  const refused = () => Promise.resolve(new Response("{}", { status: 500 }));
  test.each([
    ["no connection", down],
    ["a body that is not ours", html],
    ["a refusal", refused],
  ])("after %s", async (_, send) => {
    const client = newClient(send);
    expect(await client.open(SINGLE)).toEqual({ ok: false, code: "unavailable" });
    expect(await client.ask(about({}))).toEqual({ ok: false, code: "unavailable" });
  });

  test("for a category without curves, without a fetch", async () => {
    const client = newClient();
    expect(await client.open({ categoryCode: "C000009", speed: null })).toEqual({
      ok: false,
      code: "unavailable",
    });
    expect(sent).toEqual([]);
  });

  test("and the next question fetches again", async () => {
    let isDown = true;
    const client = newClient((address, init) =>
      isDown ? down() : Promise.resolve(server.app.request(address, init)),
    );
    await client.open(SINGLE);
    isDown = false;
    expect((await client.open(SINGLE)).ok).toBe(true);
  });
});
