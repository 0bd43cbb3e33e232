import { expect, it } from "vitest";
import * as v from "valibot";
import { createApi } from "#api/client/createApi.ts";
import { endpoint } from "#api/contract/endpoint.ts";
import { nothing } from "#api/contract/limits.ts";

const read = endpoint({
  method: "GET",
  path: "/thing",
  summary: "A thing",
  params: nothing,
  query: nothing,
  body: nothing,
  output: v.null(),
});

const answering = (status: number, body: string, headers: HeadersInit = {}) =>
  createApi({
    base: "/api",
    token: () => undefined,
    onAuthenticationFailed: () => {},
    send: () => Promise.resolve(new Response(body, { status, headers })),
  });

it("gives a fault of the server the number by which its log knows the call", async () => {
  const body = JSON.stringify({ code: "internal.error", message: "The server could not answer", data: null });
  const failing = (headers: HeadersInit) => answering(500, body, headers);
  await expect(failing({ "X-Request-Id": "k7m2x9q4wz" }).call(read, {})).rejects.toMatchObject({
    message: "服务器内部错误，请稍后重试（编号 k7m2x9q4wz）",
  });
  await expect(failing({}).call(read, {})).rejects.toMatchObject({ message: "服务器内部错误，请稍后重试" });
});

it("says to a person, not to a developer, that the server is without its database", async () => {
  const body = JSON.stringify({ code: "unavailable", message: "The database does not answer", data: null });
  await expect(answering(503, body).call(read, {})).rejects.toMatchObject({
    code: "unavailable",
    status: 503,
    message: "服务器暂时不能答复，请稍后重试",
  });
});
