import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Send } from "#api/client/sendAttempt.ts";
import type { ViewToken } from "#api/contract/displayData.ts";
import type { DisplayData } from "#domain/things/model/displayData.ts";
import { createModelService, type ModelEnvironment } from "#workers/model/modelService.ts";
import { manualTimer } from "../../support/manualTimer.ts";
import { boxFaces, modelOf, packedModel } from "../../support/modelMaker.ts";
import { until } from "../../support/until.ts";

const TOKEN: ViewToken = {
  viewToken: "1",
  viewType: "3D_VIEW",
  storeId: "s 1",
  coreResourceId: "阀/1",
  coreResourceVersionId: "v2",
};
const SOURCE = { token: TOKEN, apiBase: "/api", staticBase: "/static/", bearer: "secret" };
const READY = "/static/metadata/%E9%98%80%2F1/v2/display_data.json.gz";
const GENERATE = "/api/digital_components/gcmp_server/display_data";

const packed = (value: unknown) => new Response(new Uint8Array(gzipSync(JSON.stringify(value))));
const refused = (status: number) =>
  new Response(JSON.stringify({ code: "internal.error", message: "", data: null }), { status });
const answered = (data: unknown) => new Response(JSON.stringify({ code: "success", message: "", data }));
const BOX = modelOf([{ type: "body", name: "box", children: boxFaces([0, 0, 0], [1, 2, 3]) }]);

/** A service whose network answers in turn, and what it was asked. */
function serviceOf(...answers: readonly (() => Response)[]) {
  const asked: { address: string; init: RequestInit }[] = [];
  const left = [...answers];
  const time = manualTimer();
  const send: Send = (address, init) => {
    asked.push({ address, init });
    const next = left.shift();
    return next ? Promise.resolve(next()) : Promise.reject(new TypeError("no connection"));
  };
  const environment: ModelEnvironment = {
    send,
    timer: time.timer,
    now: () => performance.now(),
    graphics: () => null,
    stageIn: () => {
      throw new Error("no graphics here");
    },
  };
  return { service: createModelService(environment), asked, time };
}

test.each(["radiator-column", "split-indoor-unit", "stove-chimney-duct"])(
  "loads %s and says what it is",
  async (id) => {
    const { service, asked } = serviceOf(() => new Response(new Uint8Array(packedModel(id))));
    const loaded = await service.load(SOURCE);
    if (!loaded.ok) throw new Error(loaded.code);
    const { facts, times } = loaded.value;
    expect(facts.source).toMatchObject({ author: expect.stringMatching(/./u) as unknown });
    expect(facts.triangles).toBeGreaterThan(100);
    expect(facts.hasDimensions).toBe(true);
    expect(Object.values(times).every((ms) => ms >= 0)).toBe(true);
    expect(asked).toHaveLength(1);
    expect(service.take().triangles).toBe(facts.triangles);
  },
);

test("asks the newer route first, without cookies or a token", async () => {
  const { service, asked } = serviceOf(() => packed(BOX));
  expect((await service.load(SOURCE)).ok).toBe(true);
  expect(asked[0]?.address).toBe(READY);
  expect(asked[0]?.init).toMatchObject({ credentials: "omit" });
  expect(asked[0]?.init.headers).toBeUndefined();
});

test("falls back to the older route, which names a file of the static host", async () => {
  const { service, asked } = serviceOf(
    () => refused(404),
    () => answered("generated/box.json.gz"),
    () => packed(BOX),
  );
  expect((await service.load(SOURCE)).ok).toBe(true);
  expect(asked.map(({ address }) => address)).toEqual([READY, GENERATE, "/static/generated/box.json.gz"]);
  expect(asked[1]?.init).toMatchObject({ method: "POST", body: '{"storeId":"s 1","inputParameters":[]}' });
});

test.each<readonly [string, () => Response]>([
  ["a damaged file", () => packed({ ...BOX, version: 2 })],
  ["a page in its place", () => new Response("<!doctype html>")],
  ["a model of nothing", () => packed(modelOf([]))],
])("asks the older route where the newer one has %s", async (_, answer) => {
  const { service, asked } = serviceOf(
    answer,
    () => answered("box.json.gz"),
    () => packed(BOX),
  );
  expect((await service.load(SOURCE)).ok).toBe(true);
  expect(asked).toHaveLength(3);
});

test("says what is wrong with the file that there is, where the older route has none", async () => {
  const { service } = serviceOf(
    () => packed({ ...BOX, version: 2 }),
    () => refused(500),
  );
  expect(await service.load(SOURCE)).toEqual({ ok: false, code: "damaged" });
});

test.each<readonly [string, readonly number[]]>([
  ["in one point", [5, 5, 5, 5, 5, 5, 5, 5, 5]],
  ["on one line", [0, 0, 0, 1, 0, 0, 2, 0, 0]],
])("a model all of whose vertices lie %s has no size, and says so", async (_, vertices) => {
  const { service } = serviceOf(
    () => packed(modelOf([{ type: "face", material: 0, mesh: { vertices, triangles: [0, 1, 2] } }])),
    () => refused(500),
  );
  expect(await service.load(SOURCE)).toEqual({ ok: false, code: "no-size" });
});

test("a model that a matrix makes nothing of has no size either", async () => {
  const matrix = [...Array<number>(15).fill(0), 1];
  const { service } = serviceOf(
    () => packed(modelOf([{ type: "body", name: "", matrix, children: boxFaces([0, 0, 0], [1, 2, 3]) }])),
    () => refused(500),
  );
  expect(await service.load(SOURCE)).toEqual({ ok: false, code: "no-size" });
});

test("a credit without an author does not keep a model from being shown, and is not the program's own", async () => {
  const { service } = serviceOf(() => packed({ ...BOX, source: { from: "there", licence: "CC0" } }));
  expect(await service.load(SOURCE)).toMatchObject({ ok: true, value: { facts: { source: null } } });
});

test("asks the older route again when its gateway gave up, and not for other failures", async () => {
  const slow = serviceOf(
    () => refused(404),
    () => refused(504),
    () => refused(504),
    () => answered("box.json.gz"),
    () => packed(BOX),
  );
  const loading = slow.service.load(SOURCE);
  for (const sent of [2, 3]) {
    await until(() => slow.asked.length === sent && slow.time.delays().includes(2000));
    slow.time.pass(2000);
  }
  expect((await loading).ok).toBe(true);
  expect(slow.asked.filter(({ address }) => address === GENERATE)).toHaveLength(3);

  const broken = serviceOf(
    () => refused(404),
    () => refused(500),
  );
  expect(await broken.service.load(SOURCE)).toEqual({ ok: false, code: "unreachable" });
  expect(broken.asked).toHaveLength(2);
});

test("a gateway that never answers is not asked for ever", async () => {
  const { service, asked, time } = serviceOf(
    () => refused(404),
    ...Array.from({ length: 9 }, () => () => refused(504)),
  );
  const loading = service.load(SOURCE);
  for (let sent = 2; sent < 6; sent++) {
    await until(() => asked.length === sent && time.delays().includes(2000));
    time.pass(2000);
  }
  expect(await loading).toEqual({ ok: false, code: "unreachable" });
  expect(asked).toHaveLength(6);
});

test("a path that leads out of the static host is not followed", async () => {
  const { service, asked } = serviceOf(
    () => refused(404),
    () => answered("../secret.json.gz"),
  );
  expect(await service.load(SOURCE)).toEqual({ ok: false, code: "unreachable" });
  expect(asked).toHaveLength(2);
});

const bytes = (value: Uint8Array | string) => () => new Response(value as BodyInit);
const bomb = () => new Uint8Array(gzipSync(Buffer.alloc(300 * 1024 ** 2, " "), { level: 9 }));
const cut = () => new Uint8Array(packedModel("blower")).slice(0, 9000);

test.each<readonly [string, () => Response, string]>([
  ["a file cut short", bytes(cut()), "damaged"],
  ["a page in its place", bytes("<!doctype html>"), "damaged"],
  ["no UTF-8", bytes(new Uint8Array([0x22, 0xff, 0x22])), "damaged"],
  ["a gzip bomb", bytes(bomb()), "too-large"],
  ["a model of nothing", () => packed(modelOf([])), "empty"],
  [
    "an index out of range",
    () =>
      packed({
        ...BOX,
        nodes: [{ type: "face", material: 0, mesh: { vertices: [0, 0, 0], triangles: [0, 0, 1e9] } }],
      }),
    "damaged",
  ],
])("%s is no model", async (_, answer, code) => {
  const { service } = serviceOf(answer, () => refused(500));
  expect(await service.load(SOURCE)).toEqual({ ok: false, code });
});

test("an empty file is as good as none: the older route is asked", async () => {
  const { service, asked } = serviceOf(
    () => new Response(""),
    () => refused(500),
  );
  expect(await service.load(SOURCE)).toEqual({ ok: false, code: "unreachable" });
  expect(asked.map(({ address }) => address)).toEqual([READY, GENERATE]);
});

test("what a browser has unpacked already is read as well", async () => {
  const { service } = serviceOf(() => new Response(JSON.stringify(BOX satisfies DisplayData)));
  expect((await service.load(SOURCE)).ok).toBe(true);
});
