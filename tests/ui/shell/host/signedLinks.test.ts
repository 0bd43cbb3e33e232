import { afterEach, expect, it, vi } from "vitest";
import { callHost } from "#api/host/callHost.ts";
import type { HostBridge } from "#api/host/HostBridge.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";
import { signedLinks } from "#ui/shell/host/signedLinks.ts";

afterEach(() => useSession.setState(ANONYMOUS_WEB, true));

const SIGNED = "https://volute.example.com/account/sso#code";

/** What the desktop's browser is asked to open, and what the account service was asked before. */
async function opened(address: string, isKnown = true) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push(
      `${new URL(url, location.href).searchParams.get("dest")} ${new Headers(init.headers).get("Authorization")}`,
    );
    return isKnown
      ? Response.json({ code: "success", message: "", data: { url: SIGNED } })
      : Response.json({ code: "authentication.failed", message: "", data: null }, { status: 401 });
  });
  const call = vi.fn<HostBridge["call"]>(async () => ({ code: "success", message: "", data: null }));
  await callHost(signedLinks({ hasHost: true, call }, OWN_ORIGIN), "browser", { url: address });
  return { asked, url: call.mock.lastCall?.[1] };
}
const at = (path: string) => new URL(path, location.href).href;

it.each(["/account/user", "/account/feedback?source=Selection", `${location.pathname}?platform=g#/fan`])(
  "takes the user along to our page %s",
  async (path) => {
    useSession.setState({ token: "of the host" });
    const { asked, url } = await opened(at(path));
    expect(asked).toEqual([`${at(path)} Bearer of the host`]);
    expect(url).toEqual({ url: SIGNED });
  },
);

it.each(["/account/sign-in", "/static/help.pdf", "/api/download", "https://example.com/account/user"])(
  "opens %s as it is",
  async (path) => {
    useSession.setState({ token: "of the host" });
    expect(await opened(at(path))).toEqual({ asked: [], url: { url: at(path) } });
  },
);

it("opens the page as it is for whoever has not signed in, and where the service does not know them", async () => {
  expect(await opened(at("/account/user"))).toEqual({ asked: [], url: { url: at("/account/user") } });
  useSession.setState({ token: "over" });
  expect((await opened(at("/account/user"), false)).url).toEqual({ url: at("/account/user") });
});
