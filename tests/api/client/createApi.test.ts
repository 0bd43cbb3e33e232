import type { RequestListener } from "node:http";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApi, type ApiSettings } from "#api/client/createApi.ts";
import { endpoint } from "#api/contract/endpoint.ts";
import { nothing } from "#api/contract/limits.ts";
import { bodyOf, loopback } from "../../support/loopback.ts";
import { manualTimer } from "../../support/manualTimer.ts";
import { until } from "../../support/until.ts";

const output = v.object({ count: v.number() });
const read = endpoint({
  method: "GET",
  path: "/things/{id}",
  summary: "One thing",
  params: v.strictObject({ id: v.string() }),
  query: v.strictObject({
    page: v.optional(v.nullable(v.number())),
    isNew: v.optional(v.boolean()),
    name: v.optional(v.nullable(v.string())),
    codes: v.optional(v.array(v.string())),
  }),
  body: nothing,
  output,
});
const ask = endpoint({
  method: "POST",
  path: "/things/query",
  summary: "Find things",
  isRead: true,
  params: nothing,
  query: nothing,
  body: v.union([v.strictObject({ name: v.string() }), v.string()]),
  output,
});
const { isRead: _, ...rest } = ask;
const write = endpoint({ ...rest, path: "/things" });

const success = JSON.stringify({ code: "success", message: "ok", data: { count: 3 } });
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function against(listener: RequestListener, settings: Partial<ApiSettings> = {}) {
  const seen: { method: string; url: URL; headers: Record<string, unknown>; body: string }[] = [];
  const server = await loopback((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? "", "http://loopback");
      seen.push({ method: request.method ?? "", url, headers: request.headers, body });
      listener(request, response);
    });
  });
  open.push(server.close);
  const onAuthenticationFailed = vi.fn();
  const time = manualTimer();
  const api = createApi({
    base: server.base,
    token: () => undefined,
    onAuthenticationFailed,
    timer: time.timer,
    ...settings,
  });
  return { api, seen, onAuthenticationFailed, time };
}

const answering =
  (text: string, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(text);
  };

describe("the request", () => {
  it("fills the path, keeps 0 and false, drops empty parameters and adds a time", async () => {
    const { api, seen } = await against(answering(success));
    const query = { page: 0, isNew: false, name: "", codes: [] };
    expect(await api.call(read, { params: { id: "a/b 1" }, query })).toEqual({ count: 3 });
    const { url, method, body } = seen[0]!;
    expect(method).toBe("GET");
    expect(url.pathname).toBe("/api/things/a%2Fb%201");
    expect([...url.searchParams.keys()].sort()).toEqual(["_t", "isNew", "page"]);
    expect(url.searchParams.get("page")).toBe("0");
    expect(url.searchParams.get("isNew")).toBe("false");
    expect(Number(url.searchParams.get("_t"))).toBeGreaterThan(0);
    expect(body).toBe("");
  });

  it("drops null and undefined and repeats a list's name", async () => {
    const { api, seen } = await against(answering(success));
    await api.call(read, { params: { id: "1" }, query: { page: null, name: null, codes: ["a", "", "b"] } });
    expect(seen[0]!.url.searchParams.getAll("codes")).toEqual(["a", "b"]);
    expect(seen[0]!.url.searchParams.has("page")).toBe(false);
  });

  it("carries the token in force in a header and nowhere else", async () => {
    let token: string | undefined = "secret-1";
    const { api, seen } = await against(answering(success), { token: () => token });
    await api.call(ask, { body: { name: "a" } });
    token = undefined;
    await api.call(ask, { body: { name: "a" } });
    expect(seen[0]!.headers["authorization"]).toBe("Bearer secret-1");
    expect(seen[0]!.url.href).not.toContain("secret-1");
    expect(seen[1]!.headers["authorization"]).toBeUndefined();
  });

  it("posts an object as JSON and a string as plain text, cookies included", async () => {
    const credentials: unknown[] = [];
    const { api, seen } = await against(answering(success), {
      send: (address, init) => {
        credentials.push(init.credentials);
        return fetch(address, init);
      },
    });
    await api.call(ask, { body: { name: "风机" } });
    await api.call(ask, { body: "风机" });
    expect(seen.map(({ headers, body }) => [headers["content-type"], body])).toEqual([
      ["application/json", '{"name":"风机"}'],
      ["text/plain", "风机"],
    ]);
    expect(seen[0]!.url.searchParams.has("_t")).toBe(false);
    expect(credentials).toEqual(["include", "include"]);
  });
});

describe("the answer", () => {
  it("rejects with the server's code, message, data and status", async () => {
    const data = { issues: [{ path: "name", message: "too long" }] };
    const { api } = await against(
      answering(JSON.stringify({ code: "invalid.parameter", message: "no", data }), 400),
    );
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({
      name: "ApiError",
      code: "invalid.parameter",
      message: "no",
      status: 400,
      data,
    });
  });

  it("takes a code of another back end, without message or data", async () => {
    const { api } = await against(answering('{"code":"quota.used.up"}'));
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({ code: "quota.used.up", message: "" });
  });

  it("names what a drifting server answers otherwise than agreed", async () => {
    const { api } = await against(answering('{"code":"success","message":"","data":{"count":"3"}}'));
    const failing = api.call(ask, { body: "" });
    await expect(failing).rejects.toMatchObject({ code: "unexpected.answer", status: 200 });
    await expect(failing).rejects.toThrow(/\/things\/query.*count/u);
  });

  it.each([
    ["a proxy's page", "<html>Bad Gateway</html>", 502],
    ["an empty body", "", 200],
    ["JSON that is no envelope", '{"status":"fine"}', 200],
    ["a list", "[1,2]", 200],
    ["an envelope cut short", success.slice(0, 20), 200],
  ])("does not take %s for an answer", async (_name, text, status) => {
    const { api, seen } = await against(answering(text, status));
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({ code: "unexpected.answer", status });
    expect(seen).toHaveLength(1);
  });

  it("does not send again what the server failed at", async () => {
    const { api, seen } = await against(answering('{"code":"internal.error","message":"","data":null}', 500));
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({ code: "internal.error", status: 500 });
    expect(seen).toHaveLength(1);
  });
});

describe("a refused login", () => {
  const refused = answering('{"code":"authentication.failed","message":"expired","data":null}', 401);

  it("is told once and rejects the call", async () => {
    const { api, onAuthenticationFailed } = await against(refused, { token: () => "old" });
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({ code: "authentication.failed" });
    expect(onAuthenticationFailed).toHaveBeenCalledOnce();
  });

  it("is not told when another token has come into force meanwhile", async () => {
    const tokens = ["old", "new"];
    const { api, onAuthenticationFailed } = await against(refused, { token: () => tokens.shift() });
    await expect(api.call(ask, { body: "" })).rejects.toMatchObject({ code: "authentication.failed" });
    expect(onAuthenticationFailed).not.toHaveBeenCalled();
  });
});

describe("a server that is slow or gone", () => {
  const hang: RequestListener = () => {};
  const cut: RequestListener = (request) => request.socket.destroy();

  it("gives an attempt 30 s, pauses, and reads again", async () => {
    let asked = 0;
    const { api, time, seen } = await against((request, response) =>
      ++asked === 1 ? hang(request, response) : answering(success)(request, response),
    );
    const call = api.call(ask, { body: "" });
    await until(() => seen.length === 1);
    expect(time.delays()).toEqual([30_000, 300_000]);
    time.pass(30_000);
    await until(() => time.delays()[0] === 500);
    time.pass(500);
    expect(await call).toEqual({ count: 3 });
    expect(time.delays()).toEqual([]);
  });

  it("counts a body that never ends as no answer", async () => {
    const { api, time, seen } = await against((_request, response) => {
      response.writeHead(200).write(success.slice(0, 5));
    });
    const call = api.call(write, { body: "" });
    await until(() => seen.length === 1);
    // The head may still be under way; either way the attempt's time covers the whole answer.
    time.pass(30_000);
    await expect(call).rejects.toMatchObject({ code: "timeout", status: 0 });
  });

  it("never sends a writing call twice", async () => {
    const { api, seen } = await against(cut);
    await expect(api.call(write, { body: "" })).rejects.toMatchObject({ code: "network" });
    expect(seen).toHaveLength(1);
  });

  it("gives up reading after three attempts, or as many as the caller says", async () => {
    const { api, time, seen } = await against(cut);
    const call = api.call(read, { params: { id: "1" }, query: {} });
    call.catch(() => {});
    await until(() => time.delays()[0] === 500);
    time.pass(500);
    await until(() => time.delays()[0] === 2000);
    time.pass(2000);
    await expect(call).rejects.toMatchObject({ code: "network" });
    expect(seen).toHaveLength(3);
    await expect(api.call(ask, { body: "" }, { attempts: 1 })).rejects.toMatchObject({ code: "network" });
    expect(seen).toHaveLength(4);
  });

  it("reports a connection cut in the middle of the answer", async () => {
    const { api } = await against((_request, response) => {
      response.writeHead(200, { "Content-Length": "1000" }).write("{");
      setTimeout(() => response.destroy(), 5);
    });
    await expect(api.call(write, { body: "" })).rejects.toMatchObject({ code: "network" });
  });

  it("ends the whole call after 300 s, whatever its attempts do", async () => {
    const { api, time, seen } = await against(hang);
    const call = api.call(ask, { body: "" });
    call.catch(() => {});
    await until(() => seen.length === 1);
    time.pass(300_000);
    await expect(call).rejects.toMatchObject({ code: "timeout" });
    expect(time.delays()).toEqual([]);
  });

  it("reports a server that is not there", async () => {
    const server = await loopback(hang);
    await server.close();
    const { api } = await against(hang, { base: server.base });
    await expect(api.call(write, { body: "" })).rejects.toMatchObject({ code: "network", status: 0 });
  });
});

describe("an abort", () => {
  it("rejects with the caller's reason and lets go of the connection", async () => {
    const onClose = vi.fn();
    const { api, seen, time } = await against((request) => {
      request.socket.on("close", onClose);
    });
    const controller = new AbortController();
    const call = api.call(ask, { body: "" }, { signal: controller.signal });
    call.catch(() => {});
    await until(() => seen.length === 1);
    const reason = new Error("the user left");
    controller.abort(reason);
    await expect(call).rejects.toBe(reason);
    await until(() => onClose.mock.calls.length === 1);
    expect(time.delays()).toEqual([]);
  });

  it("is heard during the pause before another attempt", async () => {
    const { api, time, seen } = await against((request) => request.socket.destroy());
    const controller = new AbortController();
    const call = api.call(ask, { body: "" }, { signal: controller.signal });
    call.catch(() => {});
    await until(() => time.delays()[0] === 500);
    controller.abort(new Error("stop"));
    await expect(call).rejects.toThrow("stop");
    expect(seen).toHaveLength(1);
    expect(time.delays()).toEqual([]);
  });

  it("sends nothing when it came before", async () => {
    const { api, seen } = await against(answering(success));
    const signal = AbortSignal.abort(new Error("before"));
    await expect(api.call(ask, { body: "" }, { signal })).rejects.toThrow("before");
    expect(seen).toHaveLength(0);
  });
});
