import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createHostBridge, type HostTransport } from "#api/host/createHostBridge.ts";

afterEach(() => {
  vi.useRealTimers();
});

const call = (transport: HostTransport) => createHostBridge(transport).call("gjw/desktop/desktop_info", {});
/** A reply as the interface has it; its data may be anything. */
const A_REPLY = { code: expect.any(String), message: expect.any(String) };

describe("a bridge", () => {
  it("sends path and params as JSON text, and reads a reply of either form", async () => {
    const sent: string[] = [];
    const bridge = createHostBridge((message) => {
      sent.push(message);
      return sent.length === 1
        ? `{"code":"success","message":"","data":[1]}`
        : { code: "success", data: [2] };
    });
    expect(await bridge.call("a/b", { c: 1 })).toEqual({ code: "success", message: "", data: [1] });
    expect(await bridge.call("a/b", [])).toEqual({ code: "success", message: "", data: [2] });
    expect(sent).toEqual([`{"path":"a/b","params":{"c":1}}`, `{"path":"a/b","params":[]}`]);
  });

  it("answers whatever the host replies, at once or later", async () => {
    const odd = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
      fc.json(),
    );
    await fc.assert(
      fc.asyncProperty(odd, fc.boolean(), async (reply, isLater) => {
        expect(await call(() => (isLater ? Promise.resolve(reply) : reply))).toMatchObject(A_REPLY);
      }),
    );
  });

  it("answers whatever is thrown on the way, at once or later", async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true }), fc.boolean(), async (thrown, isLater) => {
        const reply = await call(() => {
          if (isLater) return Promise.reject(thrown);
          throw thrown;
        });
        expect(reply).toEqual({ ...A_REPLY, code: "failure", data: null });
      }),
    );
  });

  it("says why, where what was thrown is an error", async () => {
    const reply = await call(() => {
      throw new Error("CefClient is undefined!");
    });
    expect(reply).toEqual({ code: "failure", message: "CefClient is undefined!", data: null });
  });

  it.each([
    ["a text", "没有打开的图纸", "没有打开的图纸"],
    ["an object of the embedder's own", { message: "busy", hresult: -1 }, "busy"],
    ["nothing", undefined, ""],
  ])("says why, where what was thrown is %s", async (_, thrown, message) => {
    expect(await call(() => Promise.reject(thrown))).toEqual({ code: "failure", message, data: null });
  });

  it("answers what cannot even be asked why it was thrown", async () => {
    const thrown = new Proxy(
      {},
      {
        get() {
          throw new Error("planted");
        },
      },
    );
    expect(await call(() => Promise.reject(thrown))).toEqual({ code: "failure", message: "", data: null });
  });

  it.each([
    ["behind a byte order mark", (text: string) => `\uFEFF${text}`],
    ["encoded twice", (text: string) => JSON.stringify(text)],
    ["encoded twice behind byte order marks", (text: string) => `\uFEFF${JSON.stringify(`\uFEFF${text}`)}`],
  ])("reads a reply that is %s", async (_, as) => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (data) => {
        const reply = { code: "success", message: "", data };
        expect(await call(() => as(JSON.stringify(reply)))).toEqual(reply);
      }),
    );
  });

  it("answers a reply whose very reading throws", async () => {
    const reply = Object.defineProperty({}, "code", {
      enumerable: true,
      get() {
        throw new RangeError("planted");
      },
    });
    expect(await call(() => reply)).toEqual({ code: "failure", message: "planted", data: null });
  });

  it("answers parameters that are no plain data", async () => {
    const knot: { self?: unknown } = {};
    knot.self = knot;
    const bridge = createHostBridge(() => ({ code: "success" }));
    expect(await bridge.call("a", knot)).toMatchObject({ code: "failure" });
  });

  it("waits 30 s, or as long as it is told, and then lets go", async () => {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const bridge = createHostBridge((_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const usual = bridge.call("a", {});
    const short = bridge.call("b", {}, { timeout: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await short).toEqual({ code: "timeout", message: "宿主软件没有在 0.5 秒内答复", data: null });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(29_500);
    expect(await usual).toMatchObject({ code: "timeout" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([Infinity, 2 ** 31])("has all the time there is where it is told %s ms", async (timeout) => {
    vi.useFakeTimers();
    let answer: (reply: unknown) => void = () => {};
    const bridge = createHostBridge(() => new Promise((resolve) => (answer = resolve)));
    const settled = vi.fn<() => void>();
    const asked = bridge.call("a", {}, { timeout }).finally(settled);
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(settled).not.toHaveBeenCalled();
    answer({ code: "success" });
    expect(await asked).toMatchObject({ code: "success" });
  });

  it("answers an abort at once, and sends nothing that is aborted already", async () => {
    const transport = vi.fn<HostTransport>(() => new Promise(() => {}));
    const bridge = createHostBridge(transport);
    const controller = new AbortController();
    const { signal } = controller;
    const asked = bridge.call("a", {}, { signal });
    controller.abort();
    expect(await asked).toEqual({ code: "aborted", message: "", data: null });
    expect(transport.mock.lastCall?.[1].aborted).toBe(true);
    expect(await bridge.call("a", {}, { signal })).toMatchObject({ code: "aborted" });
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing behind once it has answered", async () => {
    vi.useFakeTimers();
    await call(() => ({ code: "success" }));
    expect(vi.getTimerCount()).toBe(0);
  });
});
