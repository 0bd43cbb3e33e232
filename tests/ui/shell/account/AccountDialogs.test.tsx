import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useAccountDialog } from "#ui/page/services/useAccountDialog.ts";
import { notices, useNoticeList } from "#ui/page/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { AccountDialogs } from "#ui/shell/account/AccountDialogs.tsx";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";
import { fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const account = { ...signedIn(), confirmLogin: vi.fn(), closeDialog: vi.fn() };

/** jsdom loads no frames: this stands for the window of ours. */
const INNER = new EventTarget() as Window;

beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(INNER);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  account.confirmLogin.mockReset().mockResolvedValue(true);
  account.closeDialog.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => useAccountDialog.setState(null, true));
  act(() => useSession.setState(ANONYMOUS_WEB, true));
  act(() => notices.clear());
});

function openDialog(dialog: "signIn" | "details", settings = OWN_ORIGIN) {
  useAccountDialog.setState(dialog, true);
  renderInApp(<AccountDialogs />, { services: fakeServices({ account, settings }) });
  return screen.getByTitle<HTMLIFrameElement>(dialog === "signIn" ? /^登录/u : "个人信息");
}

function say(data: unknown, source: MessageEventSource | null, origin = location.origin) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  act(() => void window.dispatchEvent(event));
}

it("checks the login half a second after the frame tells of it", async () => {
  // No time goes by but what the test lets.
  vi.useFakeTimers({ shouldAdvanceTime: false });
  const frame = openDialog("signIn");
  expect(new URL(frame.src).pathname + new URL(frame.src).search).toBe("/account/sign-in?frame=1");
  say({ login: true }, frame.contentWindow);
  await vi.advanceTimersByTimeAsync(499);
  expect(account.confirmLogin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(account.confirmLogin).toHaveBeenCalledOnce();
});

it.each([
  ["another origin", { login: true }, "https://evil.example.com", true],
  ["another window", { login: true }, undefined, false],
  ["another shape", { login: true, token: "x" }, undefined, true],
  ["no login", { login: false }, undefined, true],
  ["a text", "login", undefined, true],
])("does not hear %s", async (_, data, origin, isFrame) => {
  const frame = openDialog("signIn");
  say(data, isFrame ? frame.contentWindow : window, origin);
  await vi.advanceTimersByTimeAsync(1000);
  expect(account.confirmLogin).not.toHaveBeenCalled();
});

it("hears the login origin of the settings, and no longer its own", async () => {
  const loginOrigin = "https://login.example.com";
  const frame = openDialog("signIn", { ...OWN_ORIGIN, loginOrigin });
  expect(frame.src).toBe("https://login.example.com/account/sign-in?frame=1");
  say({ login: true }, frame.contentWindow);
  await vi.advanceTimersByTimeAsync(1000);
  expect(account.confirmLogin).not.toHaveBeenCalled();
  say({ login: true }, frame.contentWindow, loginOrigin);
  await vi.advanceTimersByTimeAsync(500);
  expect(account.confirmLogin).toHaveBeenCalledOnce();
});

it("says why it stays open", async () => {
  account.confirmLogin.mockResolvedValue(false);
  const frame = openDialog("signIn");
  say({ login: true }, frame.contentWindow);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("没有确认到登录状态"));
});

it("says what an account brings and lets whoever only looks go on; so does Esc in the frame", async () => {
  const frame = openDialog("signIn");
  expect(screen.getByRole("heading", { name: "登录后可以" })).toBeTruthy();
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole("button", { name: "先看看" }));
  expect(account.closeDialog).toHaveBeenCalledOnce();
  say({ close: true }, window);
  expect(account.closeDialog).toHaveBeenCalledOnce();
  say({ close: true }, frame.contentWindow);
  expect(account.closeDialog).toHaveBeenCalledTimes(2);
});

it("opens a link of the frame in a tab of its own, and no script's", () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const frame = openDialog("signIn");
  say({ openLink: "https://example.com/a" }, frame.contentWindow);
  say({ openLink: "javascript:alert(1)" }, frame.contentWindow);
  expect(open.mock.calls).toEqual([["https://example.com/a", "_blank", "noreferrer"]]);
});

it("closes with saved details, and says 保存失败 otherwise", () => {
  const frame = openDialog("details");
  expect(new URL(frame.src).pathname).toBe("/account/details");
  say({ saved: false }, frame.contentWindow);
  expect(useNoticeList.getState()).toMatchObject([{ kind: "error", text: "保存失败" }]);
  expect(account.closeDialog).not.toHaveBeenCalled();
  say({ saved: true }, frame.contentWindow);
  expect(account.closeDialog).toHaveBeenCalledOnce();
});

it("is small for the team edition, and names the platform", () => {
  useSession.setState({ fromEntrance: "team" });
  const frame = openDialog("signIn");
  expect(new URL(frame.src).search).toBe("?frame=1&team=1&platform=web");
  expect(screen.queryByRole("button", { name: "先看看" })).toBeNull();
});

it("frames nothing in a host: its user signs in in the desktop's browser", async () => {
  const call = vi.fn().mockResolvedValue({ code: "success", message: "", data: null });
  account.confirmLogin.mockResolvedValue(false);
  useSession.setState({ platform: "g", softwareCode: "AppGmep", softwareVersion: "2.1" });
  useAccountDialog.setState("signIn", true);
  renderInApp(<AccountDialogs />, { services: fakeServices({ account, host: { hasHost: true, call } }) });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(await screen.findByRole("button", { name: "打开登录页" }));
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    "gjw/desktop/navigate_to_browser",
    { url: `${location.origin}/account/sign-in?platform=g&softwareCode=AppGmep&softwareVersion=2.1` },
  ]);
  await user.click(screen.getByRole("button", { name: "已登录，继续" }));
  expect(await screen.findByText("设计软件还没有登录")).toBeTruthy();
  expect(document.querySelector("iframe")).toBe(null);
});

it("frames no page in a host, whose bridge would reach into it: details are told in the desktop's browser", async () => {
  const call = vi.fn().mockResolvedValue({ code: "success", message: "", data: null });
  useAccountDialog.setState("details", true);
  renderInApp(<AccountDialogs />, { services: fakeServices({ account, host: { hasHost: true, call } }) });
  await userEvent.click(screen.getByRole("button", { name: "打开填写页" }));
  expect(document.querySelector("iframe")).toBeNull();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.lastCall?.slice(0, 2)).toEqual([
    "gjw/desktop/navigate_to_browser",
    { url: new URL("/account/details", location.href).href },
  ]);
  expect(account.closeDialog).toHaveBeenCalledOnce();
});

it.each([
  ["1.0", "signIn", "打开登录页", [1008, 630]],
  ["1.2.3", "details", "打开填写页", [808, 530]],
] as const)(
  "opens in a desktop of %s a window of its own for %s, as much larger as its frame is",
  async (desktopVersion, dialog, button, [width, height]) => {
    useSession.setState({ platform: "g", desktopVersion });
    const call = vi.fn().mockResolvedValue({ code: "success", message: "", data: { windowId: "w1" } });
    useAccountDialog.setState(dialog, true);
    renderInApp(<AccountDialogs />, { services: fakeServices({ account, host: { hasHost: true, call } }) });
    await userEvent.click(screen.getByRole("button", { name: button }));
    await waitFor(() => expect(call).toHaveBeenCalledOnce());
    expect(call.mock.lastCall?.[0]).toBe("gjw/desktop/browser_window/create");
    expect(call.mock.lastCall?.[1]).toMatchObject({ width, height });
  },
);

it("goes to the desktop's browser where the host opens no window after all", async () => {
  useSession.setState({ platform: "g", desktopVersion: "1.0" });
  const call = vi
    .fn()
    .mockResolvedValueOnce({ code: "failure", message: "", data: null })
    .mockResolvedValue({ code: "success", message: "", data: null });
  useAccountDialog.setState("signIn", true);
  renderInApp(<AccountDialogs />, { services: fakeServices({ account, host: { hasHost: true, call } }) });
  await userEvent.click(screen.getByRole("button", { name: "打开登录页" }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.lastCall?.[0]).toBe("gjw/desktop/navigate_to_browser");
});
