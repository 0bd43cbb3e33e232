import { afterEach, expect, it, vi } from "vitest";
import { openHostBridge } from "#api/host/openHostBridge.ts";
import { handLinksToHost } from "#ui/shell/host/handLinksToHost.ts";

const settings = { simulatedHost: false, accountBase: "/account" };
const TOKEN = { code: "success", data: { accessToken: "token-of-the-host" } };

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it.each([
  ["g", "CefClient"],
  ["r", "interop"],
] as const)("gives a frame of another origin no answer through the page on %s", async (platform, name) => {
  const request = vi.fn((_text: string) => TOKEN);
  vi.stubGlobal(name, { request });
  const bridge = openHostBridge({ platform, search: "", settings });
  stop = handLinksToHost(bridge, document);
  await bridge.call("gjw/desktop/user_info", {});
  request.mockClear();

  const frame = { postMessage: vi.fn() };
  const call = { id: "1", path: "gjw/desktop/user_info", params: {} };
  for (const data of [call, JSON.stringify(call), { openLink: "https://evil.example.com" }]) {
    const event = new MessageEvent("message", { data, origin: "https://evil.example.com" });
    Object.defineProperty(event, "source", { value: frame });
    window.dispatchEvent(event);
  }
  await bridge.call("gjw/desktop/desktop_info", {});
  expect(request.mock.calls.map(([text]) => (JSON.parse(text) as { path: string }).path)).toEqual([
    "gjw/desktop/desktop_info",
  ]);
  expect(frame.postMessage).not.toHaveBeenCalled();
});

it("takes no reply from a frame: only the plug-in's own object is heard", async () => {
  const posted: { readonly id: string }[] = [];
  const webview = Object.assign(new EventTarget(), {
    // Whether it was posted is no reply.
    postMessage: (message: { readonly id: string }) => posted.push(message) > 0,
  });
  vi.stubGlobal("chrome", { webview });
  const bridge = openHostBridge({ platform: "r", search: "", settings });
  const asked = bridge.call("gjw/desktop/user_info", {});
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  const reply = (data: string) => ({
    data: { id: posted[0]?.id, reply: { code: "success", message: "", data } },
  });
  window.dispatchEvent(new MessageEvent("message", reply("forged")));
  webview.dispatchEvent(new MessageEvent("message", reply("true")));
  expect(await asked).toEqual({ code: "success", message: "", data: "true" });
});
