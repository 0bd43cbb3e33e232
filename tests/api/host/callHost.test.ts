import { afterEach, describe, expect, it, vi } from "vitest";
import { HOST_CALLS, type HostCall } from "#api/contract/hostCallTable.ts";
import { callHost } from "#api/host/callHost.ts";
import { createHostBridge, type HostTransport } from "#api/host/createHostBridge.ts";
import { webBridge } from "#api/host/webBridge.ts";
import { HOST_PATHS, type HostCallName } from "#domain/desk/host/hostPaths.ts";
import { openPlanted, WAYS_IN } from "./support/plantedHosts.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answering = (data: unknown) => vi.fn<HostTransport>(() => ({ code: "success", data }));

it("asks nobody on the web", async () => {
  expect(await callHost(webBridge, "levels", {})).toEqual({
    ok: false,
    reply: { code: "request.method.not.found", message: "not implemented!", data: null },
  });
});

it("sends nothing that is not of the call", async () => {
  const host = answering(null);
  const bridge = createHostBridge(host);
  expect(await callHost(bridge, "deleteFile", { path: "" })).toMatchObject({ ok: false });
  expect(host).not.toHaveBeenCalled();
});

it("opens web addresses in the desktop's browser", async () => {
  const sent = vi.fn<HostTransport>(() => ({ code: "success" }));
  const answer = await callHost(createHostBridge(sent), "browser", { url: "HTTPS://example.com/a?b#c" });
  expect(answer.ok).toBe(true);
  expect(JSON.parse(sent.mock.lastCall?.[0] ?? "")).toEqual({
    path: "gjw/desktop/navigate_to_browser",
    params: { url: "HTTPS://example.com/a?b#c" },
  });
});

it.each([
  "javascript:alert(1)",
  "file:///C:/x.exe",
  "ms-settings:",
  "blob:http://a/b",
  "",
  " http://a",
  "//a",
])("never hands %j to the desktop", async (url) => {
  const sent = vi.fn<HostTransport>();
  expect(await callHost(createHostBridge(sent), "browser", { url })).toMatchObject({
    ok: false,
    reply: { code: "failure", message: "只能打开 http 或 https 网址" },
  });
  expect(sent).not.toHaveBeenCalled();
});

it("takes no reply that is not of the call, and says of which", async () => {
  for (const data of [null, { md5: "short" }, []])
    expect(await callHost(createHostBridge(answering(data)), "fileMd5", { path: "a" })).toMatchObject({
      ok: false,
      reply: { code: "failure", message: "宿主软件的答复不符合约定（gjw/desktop/fs/file_md5）" },
    });
});

it("hands the host's own failure on", async () => {
  const bridge = createHostBridge(() => ({ code: "disk.full", message: "磁盘已满" }));
  expect(await callHost(bridge, "copyFile", { from: "a", to: "b", overwrite: true })).toEqual({
    ok: false,
    reply: { code: "disk.full", message: "磁盘已满", data: null },
  });
});

it.each(["selectFiles", "placeComponent", "download"] as const)(
  "waits for a person without end: %s",
  async (name) => {
    const bridge = { hasHost: true, call: vi.fn(async () => ({ code: "x", message: "", data: null })) };
    const asked = {
      selectFiles: { title: "", extensions: ["dwg"], multiple: false },
      placeComponent: {
        userId: "",
        softwareVersionId: "",
        name: "a",
        suffix: "",
        typeNames: [],
        loadAllTypes: true,
      },
      download: { url: "https://a/b", path: "c" },
    }[name];
    await callHost(bridge, name, asked as never);
    expect(bridge.call).toHaveBeenCalledWith(expect.any(String), asked, { timeout: Infinity });
  },
);

describe.each(WAYS_IN)("through %s", (_, platform, plant) => {
  it("reaches every call that this family of hosts has a name for", async () => {
    const asked: string[] = [];
    plant((text: string) => {
      asked.push((JSON.parse(text) as { path: string }).path);
      return JSON.stringify({ code: "no" });
    });
    const bridge = openPlanted(platform, platform === "g" ? "?desktopVersion=1.0" : "");
    const calls: readonly (readonly [string, HostCall])[] = Object.entries(HOST_CALLS);
    for (const [name] of calls) await bridge.call(HOST_PATHS[name as HostCallName], {});
    const wanted = calls.flatMap(([name, { since, plugin, method }]) => {
      const path = HOST_PATHS[name as HostCallName];
      if (platform === "g") return since === null ? [] : [path];
      if (platform === "r") return [plugin ?? path];
      return method === undefined ? [] : [method];
    });
    expect(asked).toEqual(wanted);
  });
});
