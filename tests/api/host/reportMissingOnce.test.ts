import { expect, it, vi } from "vitest";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { reportMissingOnce } from "#api/host/reportMissingOnce.ts";
import { webBridge } from "#api/host/webBridge.ts";

const oldHost: HostBridge = {
  hasHost: true,
  call: (path) =>
    Promise.resolve({
      code: path === "known" ? "success" : "request.method.not.found",
      message: "not implemented!",
      data: null,
    }),
};

it("tells of every unknown path, and of each only once", async () => {
  const reported = vi.fn<(path: string, message: string) => void>();
  const bridge = reportMissingOnce(oldHost, reported);
  for (const path of ["known", "a", "b", "a"]) await bridge.call(path, {});
  expect(reported.mock.calls).toEqual([
    ["a", "not implemented!"],
    ["b", "not implemented!"],
  ]);
});

it("passes the reply on, the last one as the first", async () => {
  const bridge = reportMissingOnce(oldHost, () => {});
  const [first, last] = [await bridge.call("a", {}), await bridge.call("a", {})];
  expect(first).toMatchObject({ code: "request.method.not.found" });
  expect(last).toEqual(first);
});

it("tells of nothing on the web, where there is no plug-in to be too old", async () => {
  const reported = vi.fn<(path: string, message: string) => void>();
  await reportMissingOnce(webBridge, reported).call("a", {});
  expect(reported).not.toHaveBeenCalled();
});
