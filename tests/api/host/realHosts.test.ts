import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { eventHost } from "./support/eventHost.ts";
import { echo, echoAsText, openPlanted, WAYS_IN } from "./support/plantedHosts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(WAYS_IN)("through %s", (_, platform, plant) => {
  const call = (answer: (text: string) => unknown, options = {}) => {
    plant(answer);
    return openPlanted(platform).call("test/echo", { s: "㎡ </script> \u2028 ' \" \\ 😀" }, options);
  };
  const said = { path: "test/echo", params: { s: "㎡ </script> \u2028 ' \" \\ 😀" } };

  it.each([
    ["text at once", echoAsText],
    ["an object at once", echo],
    ["a promise of text", async (text: string) => echoAsText(text)],
    ["text encoded twice", (text: string) => JSON.stringify(echoAsText(text))],
  ])("takes %s for a reply", async (_of, answer) => {
    expect(await call(answer)).toEqual({ code: "success", message: "", data: said });
  });

  it.each([
    ["garbage", () => "<html>", "宿主软件的答复无法识别"],
    ["an empty text", () => "", "宿主软件的答复无法识别"],
  ])("takes %s for a failure", async (_of, answer, message) => {
    expect(await call(answer)).toEqual({ code: "failure", message, data: null });
  });

  it("carries 8 MB", async () => {
    const data = "x".repeat(8_000_000);
    const reply = await call(async () => JSON.stringify({ code: "success", data }));
    expect(reply.code).toBe("success");
    expect((reply.data as string).length).toBe(8_000_000);
  });

  it("lets go of a host that never answers, and of what it says later", async () => {
    let answer: (reply: string) => void = () => {};
    plant(() => new Promise((resolve) => (answer = resolve)));
    const bridge = openPlanted(platform);
    expect(await bridge.call("test/slow", {}, { timeout: 20 })).toMatchObject({ code: "timeout" });
    answer(`{"code":"success","data":"late"}`);
    const next = bridge.call("test/next", {}, { timeout: 20 });
    expect(await next).toMatchObject({ code: "timeout" });
  });

  it("finds the question of every reply, in whatever order they come", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 8 }), { maxLength: 6 }), async (waits) => {
        plant(async (text) => {
          const { params } = JSON.parse(text) as { params: { wait: number } };
          await new Promise((resolve) => setTimeout(resolve, params.wait));
          return echoAsText(text);
        });
        const bridge = openPlanted(platform);
        const replies = await Promise.all(waits.map((wait, at) => bridge.call("test/slow", { wait, at })));
        expect(replies.map(({ data }) => data)).toEqual(
          waits.map((wait, at) => ({ path: "test/slow", params: { wait, at } })),
        );
      }),
      { numRuns: 20 },
    );
  });
});

it.each([
  ["CefClient", "g", "CefClient is undefined!"],
  ["QCefClient", "cs", "QCefClient is undefined!"],
  ["interop", "r", "interop is undefined!"],
] as const)("says that %s is missing where the address promises a host", async (_, platform, message) => {
  const reply = await openPlanted(platform, "?desktopVersion=1.3.0.0").call("a", {});
  expect(reply).toEqual({ code: "failure", message, data: null });
});

it.each(["r", "g", "cs"] as const)("is the public web's where platform %s has nothing bound", (platform) => {
  expect(openPlanted(platform).hasHost).toBe(false);
});

it.each([
  ["an error", new Error("没有打开的图纸"), "没有打开的图纸"],
  ["a text", "busy", "busy"],
])("says what a host threw as %s", async (_, thrown, message) => {
  vi.stubGlobal("CefClient", {
    request: () => {
      throw thrown;
    },
  });
  expect(await openPlanted("g").call("a", {})).toEqual({ code: "failure", message, data: null });
});

it.each([
  ["without the method", {}],
  [
    "that throws at every mention",
    new Proxy(
      {},
      {
        get: () => {
          throw new Error("gone");
        },
        has: () => {
          throw new Error("gone");
        },
      },
    ),
  ],
])("answers a host object %s", async (_, object) => {
  vi.stubGlobal("CefClient", object);
  vi.stubGlobal("QCefClient", object);
  vi.stubGlobal("interop", object);
  for (const platform of ["g", "r", "cs"] as const)
    expect(await openPlanted(platform).call("a", {})).toMatchObject({ code: "failure", data: null });
});

it("drops replies that come twice, belong to no call, or have no shape", async () => {
  const host = eventHost("message", echoAsText);
  vi.stubGlobal("chrome", {
    webview: {
      ...host.listening,
      postMessage: ({ id }: { id: string }) => {
        for (const event of [null, {}, { data: "x" }, { data: { id: "of nobody", reply: 1 } }])
          host.tell(event);
        for (const data of [1, 2]) host.tell({ data: { id, reply: { code: "success", data } } });
      },
    },
  });
  const bridge = openPlanted("r");
  expect(await bridge.call("a", {})).toMatchObject({ data: 1 });
  expect(await bridge.call("b", {})).toMatchObject({ data: 1 });
});

describe("an object that is bound late", () => {
  it("is asked for with CefSharp, once for calls at the same time", async () => {
    const bind = vi.fn(async () => void vi.stubGlobal("CefClient", { request: echoAsText }));
    vi.stubGlobal("CefSharp", { BindObjectAsync: bind });
    const bridge = openPlanted("g");
    const replies = await Promise.all(["a", "b"].map((path) => bridge.call(path, {})));
    expect(replies.map(({ code }) => code)).toEqual(["success", "success"]);
    expect(bind.mock.calls).toEqual([["CefClient"]]);
  });

  it("is missing where CefSharp has none, and asked for again", async () => {
    const bind = vi.fn(() => Promise.reject(new Error("not registered")));
    vi.stubGlobal("CefSharp", { BindObjectAsync: bind });
    const bridge = openPlanted("g");
    for (let times = 1; times <= 2; times++) {
      expect(await bridge.call("a", {})).toMatchObject({ message: "CefClient is undefined!" });
      expect(bind).toHaveBeenCalledTimes(times);
    }
  });

  it("is found by the call after it was bound", async () => {
    const bridge = openPlanted("g", "?desktopVersion=0.46.0.0");
    expect(await bridge.call("a", {})).toMatchObject({ message: "CefClient is undefined!" });
    vi.stubGlobal("CefClient", { request: echoAsText });
    expect(await bridge.call("a", {})).toMatchObject({ code: "success" });
  });

  it("stays the host's once it is taken, whatever takes its name", async () => {
    vi.stubGlobal("CefClient", { request: echoAsText });
    const bridge = openPlanted("g");
    const thief = vi.fn();
    vi.stubGlobal("CefClient", { request: thief });
    expect(await bridge.call("a", {})).toMatchObject({ code: "success" });
    expect(thief).not.toHaveBeenCalled();
  });
});
