// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openHostBridge } from "#api/host/openHostBridge.ts";
import { HOST_PATHS } from "#domain/desk/host/hostPaths.ts";

const allowed = { simulatedHost: true, accountBase: "/account" };

beforeEach(() => {
  vi.stubGlobal("dispatchEvent", vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("knows no host on the web: every path is one that is not implemented", async () => {
  const bridge = openHostBridge({ platform: "web", search: "?simulate=1", settings: allowed });
  expect(bridge.hasHost).toBe(false);
  for (const path of [...Object.values(HOST_PATHS), "anything"])
    expect(await bridge.call(path, {})).toEqual({
      code: "request.method.not.found",
      message: "not implemented!",
      data: null,
    });
});

it.each([
  ["the server does not allow it", "?simulate=1", false],
  ["nobody asks for it", "?platform=g", true],
  ["it is asked for in other words", "?simulate=true", true],
])("simulates no host where %s", (_, search, simulatedHost) => {
  expect(openHostBridge({ platform: "g", search, settings: { ...allowed, simulatedHost } }).hasHost).toBe(
    false,
  );
});

it.each(["g", "r", "cs"] as const)("simulates the host of platform %s where both agree", async (platform) => {
  const bridge = openHostBridge({ platform, search: "?simulate=1", settings: allowed });
  expect(bridge.hasHost).toBe(true);
  expect(await bridge.call(HOST_PATHS.result, {})).toEqual({ code: "success", message: "", data: null });
  expect(vi.mocked(dispatchEvent).mock.lastCall?.[0]).toMatchObject({
    type: "volute:simulated-host-call",
    detail: { path: HOST_PATHS.result, params: {} },
  });
});

it("simulates a host that is too old for a path, beside those that no host knows", async () => {
  const search = `?simulate=1&simulateLacks=${HOST_PATHS.result}`;
  const bridge = openHostBridge({ platform: "g", search, settings: allowed });
  const notFound = { code: "request.method.not.found", message: "not implemented!" };
  expect(await bridge.call(HOST_PATHS.result, {})).toMatchObject(notFound);
  expect(await bridge.call("gjw/desktop/md5", {})).toMatchObject(notFound);
  expect(await bridge.call(HOST_PATHS.rooms, { offset: 0, limit: 1 })).toMatchObject({ code: "success" });
});
