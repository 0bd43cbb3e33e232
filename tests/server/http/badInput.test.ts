import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { selectForRooms } from "#api/contract/multiRoom.ts";
import { fanCoilKind } from "#domain/building/kinds/fanCoil/fanCoilKind.ts";
import { getProduct, listBrands } from "#api/contract/products.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/process/log.ts";
import { MAX_BODY } from "#server/http/readInput.ts";
import { Refusal, route } from "#server/http/route.ts";
import { CLIENT_SETTINGS } from "../../support/clientSettings.ts";
import { healthy } from "../../support/health.ts";

let handled = 0;
const count = () => {
  handled += 1;
  return [];
};
const app = createApp({
  routes: [
    route(selectForRooms(fanCoilKind), count),
    route(listBrands, count),
    route(getProduct, () => {
      throw new Refusal("not.found", "None");
    }),
  ],
  log: createLog("silent"),
  clientSettings: CLIENT_SETTINGS,
  health: healthy,
});
beforeEach(() => {
  handled = 0;
});

const ROOMS = "/api/search/selection/v1/products/multi_room/C000006";
const BRANDS = "/api/search/selection/v1/brands/agg";
const room = { roomId: "1", roomCode: "A", roomName: "甲" };
const request = {
  level: "HIGH_LEVEL",
  topSize: 50,
  brandCode: null,
  inputCondition: [room],
  productProperties: [],
  singleUnitResponsibilityArea: 50,
  validationProperties: [],
  nonValidationProperties: [],
  dustCorrectionFactor: 10,
  intermittentUseFactor: 10,
  summerSupplyWaterTemperature: 7,
  winterSupplyWaterTemperature: 60,
};

const post = (body: BodyInit, type = "application/json") =>
  app.request(ROOMS, { method: "POST", body, headers: { "Content-Type": type } });
const packed = (body: Buffer<ArrayBuffer>, encoding = "gzip") =>
  app.request(ROOMS, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", "Content-Encoding": encoding },
  });
const text = (change: object) => JSON.stringify({ ...request, ...change });

test("a good request reaches its handler, 500 rooms with every figure included", async () => {
  const full = { ...room, roomName: "会".repeat(500), roomArea: 30.123456789, coolingLoad: 3.123456789 };
  const rooms = Array.from({ length: 500 }, (_, index) => ({ ...full, roomId: String(index) }));
  expect((await post(text({ inputCondition: rooms }))).status).toBe(200);
  expect(handled).toBe(1);
});

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const rooms = (length: number) => ({ inputCondition: Array.from({ length }, () => ({})) });

test.each<[string, BodyInit, string]>([
  [
    "a wrong figure",
    text({ inputCondition: [room, { ...room, roomArea: -1 }] }),
    "inputCondition.1.roomArea",
  ],
  ["a figure as text", text({ inputCondition: [{ ...room, roomArea: "30" }] }), "inputCondition.0.roomArea"],
  ["a missing field", text({ level: undefined }), "level"],
  ["an unknown field", text({ colour: "red" }), "colour"],
  ["a number that overflows", text({}).replace('"topSize":50', '"topSize":1e999'), "topSize"],
  ["too many rooms", text({ inputCondition: Array.from({ length: 501 }, () => room) }), "inputCondition"],
  ["a long list", text(rooms(20_000)), "inputCondition"],
  ["a list without end", text(rooms(400_000)), "body"],
  ["no body", "", "body"],
  ["null", "null", "body"],
  ["text that is not JSON", "{", "body"],
  ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "body"],
  ["nesting without end", `{"level":${nested(100_000)}}`, "body"],
  ["deep nesting", `{"level":${nested(20_000)}}`, `level${".0".repeat(31)}`],
  ["a NUL", text({ brandCode: "a\0b" }), "brandCode"],
  ["half a character", text({ brandCode: "\ud800" }), "brandCode"],
  ["__proto__", text({}).replace("{", '{"__proto__":{"level":1},'), "__proto__"],
  ["__proto__ in disguise", text({}).replace("{", '{"\\u005f_proto__":{},'), "__proto__"],
  ["constructor", text({ inputCondition: [{ ...room, constructor: 1 }] }), "inputCondition.0.constructor"],
])("%s is refused and the field named", async (_, body, path) => {
  const response = await post(body);
  const answer = await response.json();
  expect(response.status).toBe(400);
  expect(answer.code).toBe("invalid.parameter");
  expect(answer.data.issues[0].path).toBe(path);
  expect(answer.message).toContain(path);
  expect(handled).toBe(0);
});

test("more than 4 MB is refused as too large and the body named", async () => {
  const response = await post(`"${"x".repeat(4 * 1024 * 1024)}"`);
  const answer = await response.json();
  expect(response.status).toBe(413);
  expect(answer.code).toBe("too.large");
  expect(answer.data.issues[0].path).toBe("body");
  expect(answer.message).toContain("body");
  expect(handled).toBe(0);
});

const parsing = vi.spyOn(JSON, "parse");
test.each([
  ["brackets", "[".repeat(2_000_000)],
  ["items", `[${"0,".repeat(1_500_000)}0]`],
  ["members", `{${'"a":{},'.repeat(300_000)}"a":0}`],
])("%s in millions are refused before anything is made of them", async (_, body) => {
  parsing.mockClear();
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(parsing).not.toHaveBeenCalled();
  expect((await response.json()).data.issues).toEqual([
    { path: "body", message: "holds more than 50000 values" },
  ]);
});

test("what stands inside a text is no value", async () => {
  expect((await post(text({ brandCode: '\\",[{'.repeat(300_000) }))).status).toBe(400);
  const named = await post(text({ inputCondition: [{ ...room, roomName: '[{,"\\'.repeat(100) }] }));
  expect(named.status).toBe(200);
});

test("a packed request is read as the same one unpacked", async () => {
  expect((await packed(gzipSync(text({})))).status).toBe(200);
  expect((await packed(gzipSync(text({ topSize: 0 })))).status).toBe(400);
  expect(handled).toBe(1);
});

test.each([
  ["is no gzip", Buffer.from(text({})), "gzip", 400],
  ["is cut off", gzipSync(text({})).subarray(0, -20), "gzip", 400],
  ["unpacks to more than a body may hold", gzipSync(Buffer.alloc(MAX_BODY + 1, " ")), "gzip", 413],
  ["unpacks to values without end", gzipSync(`[${"0,".repeat(1_000_000)}0]`), "gzip", 400],
  ["is packed otherwise", brotliCompressSync(text({})), "br", 400],
])("a packed body that %s is refused", async (_, body, encoding, status) => {
  const answer = await packed(body, encoding);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ data: { issues: [{ path: "body" }] } });
  expect(handled).toBe(0);
});

test("a form is not JSON", async () => {
  const response = await post("a=1", "application/x-www-form-urlencoded");
  expect(response.status).toBe(400);
  expect((await response.json()).data.issues).toEqual([
    { path: "body", message: "must be JSON, with Content-Type application/json or text/plain" },
  ]);
});

test("every room at fault is named, and what was sent is not echoed at length", async () => {
  const bad = Array.from({ length: 500 }, (_, index) => ({
    ...room,
    roomId: String(index),
    roomArea: "x".repeat(5000),
  }));
  const answer = await (await post(text({ inputCondition: bad }))).json();
  expect(answer.data.issues).toHaveLength(500);
  expect(JSON.stringify(answer).length).toBeLessThan(200_000);
});

test("a category that is not selected for rooms is not found", async () => {
  const response = await app.request(ROOMS.replace("C000006", "C999"), {
    method: "POST",
    body: text({}),
    headers: { "Content-Type": "application/json" },
  });
  expect(response.status).toBe(404);
  expect((await response.json()).code).toBe("not.found");
});

test.each([
  ["a missing query parameter", BRANDS, "gjw_category_code"],
  ["one given twice", `${BRANDS}?gjw_category_code=A&gjw_category_code=B`, "gjw_category_code"],
  ["an unknown one", `${BRANDS}?gjw_category_code=A&colour=red`, "colour"],
  ["__proto__ as one", `${BRANDS}?gjw_category_code=A&__proto__=red`, "__proto__"],
  ["a NUL in the path", "/api/selection/products/a%00b", "id"],
  ["an address without end", `${BRANDS}?gjw_category_code=${"A".repeat(9000)}`, "url"],
])("%s is refused and named", async (_, path, field) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect((await response.json()).data.issues[0].path).toBe(field);
  expect(handled).toBe(0);
});
