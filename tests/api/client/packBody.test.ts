import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createApi } from "#api/client/createApi.ts";
import { packBody } from "#api/client/packBody.ts";
import { endpoint } from "#api/contract/endpoint.ts";
import { nothing } from "#api/contract/limits.ts";
import { manualTimer } from "../../support/manualTimer.ts";

const write = endpoint({
  method: "POST",
  path: "/things",
  summary: "Keep a thing",
  params: nothing,
  query: nothing,
  body: v.strictObject({ name: v.string() }),
  output: v.null(),
});
const SHORT = { name: "风机" };
const LONG = { name: "风机".repeat(5000) };

async function sent(body: typeof SHORT, isPacked: boolean) {
  let init: RequestInit = {};
  const api = createApi({
    base: "/api",
    token: () => undefined,
    onAuthenticationFailed: () => {},
    timer: manualTimer().timer,
    send: (_address, asked) => {
      init = asked;
      return Promise.resolve(Response.json({ code: "success", message: "ok", data: null }));
    },
  });
  await api.call(write, { body }, isPacked ? { pack: packBody } : {});
  return { encoding: new Headers(init.headers).get("Content-Encoding"), body: init.body };
}

test("a long body is packed where it is asked for", async () => {
  const { encoding, body } = await sent(LONG, true);
  expect(encoding).toBe("gzip");
  const bytes = body as ArrayBuffer;
  expect(bytes.byteLength).toBeLessThan(1000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
});

test.each([
  ["a short body", SHORT, true],
  ["a body that nobody asks to be packed", LONG, false],
])("%s travels as it is", async (_, body, isPacked) => {
  expect(await sent(body, isPacked)).toEqual({ encoding: null, body: JSON.stringify(body) });
});
