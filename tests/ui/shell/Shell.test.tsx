import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { useNavigate, useNavigationType, type NavigateFunction } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useSession } from "#ui/page/services/useSession.ts";
import { ErrorPage } from "#ui/screens/error/ErrorPage.tsx";
import { Help } from "#ui/screens/help/Help.tsx";
import { Home } from "#ui/screens/home/Home.tsx";
import { SCREENS } from "#ui/shell/route/screens.ts";
import { Shell } from "#ui/shell/Shell.tsx";
import { OWN_ORIGIN } from "#ui/shell/services/readSettings.ts";
import { fakeApi, fakeServices, renderInApp } from "../renderInApp.tsx";

// The screen itself is tested where it stands; here it is only a place.
beforeEach(() => {
  vi.spyOn(SCREENS, "Index").mockResolvedValue(Home);
  vi.spyOn(SCREENS, "FanCoilMultiRoom").mockResolvedValue(() => <p>批量选型的屏幕</p>);
  vi.spyOn(SCREENS, "Help").mockResolvedValue(Help);
  vi.spyOn(SCREENS, "Error").mockResolvedValue(ErrorPage);
});

let go: NavigateFunction = () => {
  throw new Error("nothing is rendered");
};
let lastMove = "";
function Outsider() {
  const navigate = useNavigate();
  const move = useNavigationType();
  useEffect(() => {
    go = navigate;
    lastMove = move;
  }, [navigate, move]);
  return null;
}

function openAt(address: string, settings = OWN_ORIGIN) {
  const track = vi.fn();
  const services = fakeServices({ track, settings, api: fakeApi(() => []) });
  renderInApp(
    <>
      <Shell />
      <Outsider />
    </>,
    { services, address },
  );
  return track;
}

it("opens the batch at its second address, under the document title of the route", async () => {
  openAt("/fanCoil/multiRoom");
  expect(await screen.findByText("批量选型的屏幕")).toBeTruthy();
  expect(document.title).toBe("风机盘管批量选型");
});

it("ends a login that only the screen left behind asked for", async () => {
  const leaveDialog = vi.fn();
  const { account } = fakeServices();
  renderInApp(
    <>
      <Shell />
      <Outsider />
    </>,
    { services: fakeServices({ account: { ...account, leaveDialog } }), address: "/fanCoil/multiRoom" },
  );
  await screen.findByText("批量选型的屏幕");
  expect(leaveDialog).not.toHaveBeenCalled();
  await act(async () => go("/help"));
  expect(leaveDialog).toHaveBeenCalledOnce();
});

it.each([
  ["/nowhere", "没有这个地址"],
  ["/material", "当前平台没有这个页面"],
])("replaces %s by the error page, which says why", async (address, why) => {
  openAt(address);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(why);
  expect(alert.textContent).toContain(address);
  expect(lastMove).toBe("REPLACE");
  expect(document.title).toBe("无法打开页面");
});

it("sends one page view for each arrival, and none for a place that leads away", async () => {
  const track = openAt("/nowhere");
  await screen.findByRole("alert");
  act(() => void go("/help"));
  await screen.findByText("房间表怎么写");
  expect(track.mock.calls).toEqual([
    ["pageView", { route: "Error", address: "/error" }],
    ["pageView", { route: "Help", address: "/help" }],
  ]);
});

it("takes a second navigation to the same place for none", async () => {
  const track = openAt("/help");
  await screen.findByText("房间表怎么写");
  await userEvent.click(screen.getByRole("link", { name: "帮助" }));
  expect(lastMove).toBe("REPLACE");
  expect(track).toHaveBeenCalledOnce();
});

it("links the libraries that this platform has", async () => {
  openAt("/");
  await waitFor(() =>
    expect(screen.getByRole("banner").textContent).toBe(
      "跳到正文Volute暖通产品选型产品库自有产品模块库构件库模板库场景库已选产品登录/注册反馈帮助",
    ),
  );
  expect(screen.getByRole("link", { name: "产品库" }).getAttribute("aria-current")).toBe("page");
});

it("links the assistant where one is configured", async () => {
  openAt("/help", { ...OWN_ORIGIN, assistantUrl: "https://assistant.example.com/" });
  await screen.findByRole("main");
  const link = screen.getByRole("link", { name: "智能助手" });
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
    "https://assistant.example.com/",
    "noreferrer",
  ]);
});

it("opens the feedback page, wherever it stands, in a tab of its own", async () => {
  openAt("/help", { ...OWN_ORIGIN, accountBase: "https://account.example.com/a" });
  await screen.findByRole("main");
  const link = screen.getByRole("link", { name: "反馈" });
  expect(link.getAttribute("href")).toBe("https://account.example.com/a/feedback?source=Selection");
  expect(link.getAttribute("target")).toBe("_blank");
});

it("is a tab bar without brand in a host", async () => {
  useSession.setState({ platform: "g", softwareCode: "AppGmep", desktopVersion: "0.45.0.0" });
  openAt("/help", { ...OWN_ORIGIN, assistantUrl: "https://assistant.example.com/" });
  await screen.findByRole("main");
  expect(screen.getByRole("banner").textContent).toBe("跳到正文产品库自有产品价格查询构件库场景库反馈帮助");
});

it.each([
  ["an old host", { platform: "g", desktopVersion: "0.44.0.0" }],
  ["the selection of equipment", { platform: "g", desktopVersion: "1.0", fromEntrance: "equipment" }],
] as const)("has no tabs in %s", async (_, session) => {
  useSession.setState(session);
  openAt("/help");
  await screen.findByRole("main");
  expect(screen.getByRole("banner").textContent).toBe("跳到正文反馈帮助");
});

it("ends with the user's menu in the standalone edition, where the program leaves signing out to the page", async () => {
  const session = { platform: "g", softwareCode: "AppGmep", desktopVersion: "1.0" } as const;
  useSession.setState({
    ...session,
    edition: "standalone",
    user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false },
  });
  openAt("/help");
  await screen.findByRole("main");
  expect(screen.getByRole("banner").textContent).toContain("欢迎，李明远退出");
  act(() => useSession.setState({ edition: "collaboration" }));
  expect(screen.getByRole("banner").textContent).not.toContain("李明远");
});

it("offers no selected products in the mode of one brand", async () => {
  useSession.setState({ brandCode: "B01" });
  openAt("/");
  await screen.findByRole("main");
  expect(screen.getByRole("banner").textContent).not.toContain("已选产品");
});

it("tells the feedback page how a host had opened it", async () => {
  history.replaceState(null, "", "?platform=g&softwareCode=AppGmep");
  useSession.setState({ platform: "g" });
  openAt("/help");
  await screen.findByRole("main");
  const address = new URL(screen.getByRole("link", { name: "反馈" }).getAttribute("href") ?? "", "http://x");
  expect(address.searchParams.get("back")).toBe("platform=g&softwareCode=AppGmep");
  history.replaceState(null, "", location.pathname);
});

it("leads a keyboard past the navigation, to the results where a screen has marked them", async () => {
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([
    new DOMRect(),
  ] as unknown as DOMRectList);
  openAt("/help");
  const main = await screen.findByRole("main");
  await userEvent.tab();
  const skip = screen.getByRole("button", { name: "跳到正文" });
  expect(document.activeElement).toBe(skip);
  await userEvent.click(skip);
  expect(document.activeElement).toBe(main);
  const results = main.appendChild(document.createElement("div"));
  results.dataset["results"] = "";
  act(() => skip.focus());
  await userEvent.click(screen.getByRole("button", { name: "跳到结果" }));
  expect(document.activeElement).toBe(results);
});
