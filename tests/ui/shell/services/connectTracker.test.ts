import { afterEach, expect, it, vi } from "vitest";
import { createApi } from "#api/client/createApi.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { connectTracker } from "#ui/shell/services/connectTracker.ts";

afterEach(() => {
  vi.useRealTimers();
  useSession.setState(ANONYMOUS_WEB, true);
});

async function headersOf(told: Partial<typeof ANONYMOUS_WEB>) {
  vi.useFakeTimers();
  useSession.setState({ ...ANONYMOUS_WEB, ...told }, true);
  const sent = vi.fn<typeof fetch>(async () =>
    Response.json({ code: "success", message: "", data: { accepted: 1 } }),
  );
  const api = createApi({
    base: "/api",
    token: () => undefined,
    onAuthenticationFailed: () => {},
    send: sent,
  });
  connectTracker(api, "/api").track("pageView", { route: "FanList" });
  await vi.advanceTimersByTimeAsync(2000);
  const headers = new Headers(sent.mock.lastCall?.[1]?.headers);
  return ["X-Software-Code", "X-Software-Version", "X-Desktop-Version"].map((name) => headers.get(name));
}

it("says on a desktop host which program the records of use come from, and nothing on the web", async () => {
  const told = { softwareCode: "AppGmep", softwareVersion: "2.1 版", desktopVersion: "0.46.0.0" };
  expect(await headersOf({ ...told, platform: "g" })).toEqual(["AppGmep", "2.1%20%E7%89%88", "0.46.0.0"]);
  expect(await headersOf({ platform: "g", softwareCode: "AppGmep" })).toEqual(["AppGmep", null, null]);
  expect(await headersOf({ ...told, platform: "web" })).toEqual([null, null, null]);
});
