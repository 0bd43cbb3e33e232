import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { ComponentDetail } from "#api/contract/componentDetail.ts";
import type { RelatedComponent } from "#api/contract/resources.ts";
import type { HostBridge, HostReply } from "#api/host/HostBridge.ts";
import type { Platform } from "#domain/desk/host/platform.ts";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { ResourceRows } from "#ui/product/files/ResourceRows.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../renderInApp.tsx";
import { FAN_560 } from "../product/FAN_560.ts";

const component = (platformCode: RelatedComponent["platformCode"]): RelatedComponent => ({
  id: "fan-1~ifc",
  productId: "fan-1",
  name: "LY-560",
  suffix: "ifc",
  softwareCode: "AppGmep",
  softwareName: "机电设计",
  softwareList: [],
  platformCode,
  publicComponentId: "fan-1",
  componentFamilyTypeName: "默认",
  softwareCategoryName: null,
  sortIndex: 0,
});
const legend = (placeholderType: "PROFILE" | "PLAN", name: string) => ({
  placeholderType,
  discipline: "COMMON" as const,
  name,
  thumbnail: `/api/legend/${placeholderType}`,
});
const DETAIL: ComponentDetail = {
  id: "fan-1",
  name: "LY 轴流风机",
  softwareCode: "AppGmep",
  softwareVersion: null,
  thumbnailType: "3d",
  hasPlaceholder: true,
  builtinPlaceholders: [legend("PROFILE", "侧视图"), legend("PLAN", "平面图")],
  familyTypes: [
    { id: "fan-1", uuid: "u1", name: "LY-560" },
    { id: "fan-2", uuid: "u2", name: "LY-630" },
  ],
};
const SUCCESS: HostReply = { code: "success", message: "", data: null };

let detail = DETAIL;
let calls: unknown[];
beforeEach(() => {
  detail = DETAIL;
  calls = [];
  useSession.setState(ANONYMOUS_WEB);
});

function openOn(platform: Platform, reply: HostReply = SUCCESS, account = signedIn()) {
  useSession.setState({
    platform,
    softwareVersion: "2023",
    user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false },
  });
  const host: HostBridge = {
    hasHost: true,
    call: (path, params) => {
      calls.push([path, params]);
      return Promise.resolve(reply);
    },
  };
  const api = fakeApi(({ path }, asking) => {
    if (path.endsWith("/placeholders")) return DETAIL.builtinPlaceholders;
    if (!path.endsWith("/family_types/{familyTypeId}")) return detail;
    const { familyTypeId } = (asking as { params: { familyTypeId: string } }).params;
    const parameterValues = [
      { id: "P1", name: "风量", value: familyTypeId === "fan-1" ? "9,800 m³/h" : "12,300 m³/h" },
      { id: "P2", name: "材质", value: null },
    ];
    return { thumbnail: `/api/picture/${familyTypeId}`, groups: [{ name: "性能参数", parameterValues }] };
  });
  renderInApp(
    <>
      <Notices />
      <ResourceRows
        product={FAN_560}
        resources={{ components: [component(platform === "r" ? "REVIT" : "NOVA_DESIGN")], cadBlocks: [] }}
      />
    </>,
    { services: fakeServices({ api, host, account }) },
  );
}
const openDrawer = async () => {
  await userEvent.click(screen.getByRole("button", { name: "LY-560.ifc" }));
  const drawer = await screen.findByRole("dialog", { name: "LY 轴流风机_LY-560" });
  await within(drawer).findByText("9,800 m³/h");
  return drawer;
};
const tabsOf = (drawer: HTMLElement) =>
  within(drawer)
    .getAllByRole("tab")
    .map((tab) => tab.textContent);

it("shows on the web pictures, the three views, 3D and what the type states, and places nothing", async () => {
  openOn("web");
  const drawer = await openDrawer();
  expect(tabsOf(drawer)).toEqual(["缩略图", "三维"]);
  expect(within(drawer).getByRole("img", { name: "侧视图" }).getAttribute("src")).toBe("/api/legend/PROFILE");
  expect(within(drawer).getByText("---")).toBeTruthy();
  expect(within(drawer).queryByRole("button", { name: "布置" })).toBeNull();
});

it("follows another type with its name, picture and values", async () => {
  openOn("web");
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole("combobox", { name: "族类型" }));
  await userEvent.click(await screen.findByRole("option", { name: "LY-630", hidden: true }));
  expect(await screen.findByRole("dialog", { name: "LY 轴流风机_LY-630" })).toBeTruthy();
  expect(await within(drawer).findByText("12,300 m³/h")).toBeTruthy();
  expect(within(drawer).getByRole("img", { name: "LY-630" }).getAttribute("src")).toBe("/api/picture/fan-2");
});

it("has in a desktop host a legend tab with its discipline, and 3D and legends only where the component has them", async () => {
  openOn("g");
  const drawer = await openDrawer();
  expect(tabsOf(drawer)).toEqual(["缩略图", "三维", "图例"]);
  await userEvent.click(within(drawer).getByRole("tab", { name: "图例" }));
  expect(await within(drawer).findByText("侧视图（通用）")).toBeTruthy();
});

it("has neither for one without them", async () => {
  detail = { ...DETAIL, thumbnailType: "2d", hasPlaceholder: false };
  openOn("g");
  expect(tabsOf(await openDrawer())).toEqual(["缩略图"]);
});

it("loads and places the chosen type in a desktop host, and says what comes next", async () => {
  openOn("g");
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole("button", { name: "载入" }));
  expect(await screen.findByText("载入成功，请前往对应安装产品界面进行布置")).toBeTruthy();
  await userEvent.click(within(drawer).getByRole("button", { name: "布置" }));
  const params = {
    userId: "7",
    softwareVersionId: "fan-1~ifc",
    name: "LY 轴流风机",
    suffix: "ifc",
    typeNames: ["LY-560"],
    loadAllTypes: false,
  };
  await waitFor(() =>
    expect(calls).toEqual([
      ["gjw/desktop/component/load", params],
      ["gjw/desktop/component/place", params],
    ]),
  );
});

it("places by the plug-in's own path in Revit, and by the desktop's in a custom shell's drawer", async () => {
  openOn("r");
  await userEvent.click(screen.getByRole("button", { name: "布置 LY-560.ifc" }));
  const params = { publicComponentId: "fan-1", publicComponentVersion: "2023", familyTypeToBePlaced: "默认" };
  await waitFor(() => expect(calls).toEqual([["gjw/revit/product/v2/place", params]]));
});

it("offers in a custom shell the file in the row and placing in the drawer", async () => {
  openOn("cs", { code: "invalid.related.components", message: "", data: null });
  expect(screen.getByRole("button", { name: "下载 LY-560.ifc" })).toBeTruthy();
  const drawer = await openDrawer();
  expect(within(drawer).queryByRole("button", { name: "载入" })).toBeNull();
  await userEvent.click(within(drawer).getByRole("button", { name: "布置" }));
  expect(await screen.findByText("无可布置的构件...")).toBeTruthy();
});

it("says what failed, with the host's reason, and where there is no resource", async () => {
  openOn("g", { code: "failure", message: "没有打开的图纸", data: null });
  await userEvent.click(screen.getByRole("button", { name: "布置 LY-560.ifc" }));
  expect(await screen.findByText("布置失败")).toBeTruthy();
  expect(screen.getByText("没有打开的图纸")).toBeTruthy();
});

it("tells that there is no resource in a dialog of its own", async () => {
  openOn("g", { code: "invalid.related.components", message: "", data: null });
  await userEvent.click(screen.getByRole("button", { name: "载入 LY-560.ifc" }));
  const notice = await screen.findByRole("dialog", { name: "载入失败" });
  expect(notice.textContent).toContain(
    "暂无可用资源，我们将联系厂商尽快提供，请通过“反馈”或“广小二”联系官方客服。",
  );
  expect(within(notice).queryByRole("button", { name: "取消" })).toBeNull();
});

it("places nothing for whoever does not sign in", async () => {
  openOn("g", SUCCESS, { ...signedIn(), requireLogin: () => Promise.resolve(false) });
  await userEvent.click(screen.getByRole("button", { name: "布置 LY-560.ifc" }));
  expect(await screen.findByText("布置失败")).toBeTruthy();
  expect(calls).toEqual([]);
});

it("tells at once that a plug-in is too old to be spoken to, and asks nobody to sign in for it", async () => {
  const requireLogin = vi.fn(() => Promise.resolve(false));
  openOn(
    "r",
    { code: "request.method.not.found", message: "not implemented!", data: null },
    { ...signedIn(), requireLogin },
  );
  useSession.setState({ desktopVersion: "1.0" });
  await userEvent.click(screen.getByRole("button", { name: "布置 LY-560.ifc" }));
  expect(await screen.findByText("您的插件版本可能较低, 建议升级后使用此功能！")).toBeTruthy();
  expect(requireLogin).not.toHaveBeenCalled();
  useSession.setState({ desktopVersion: "1.2.0.0" });
  await userEvent.click(screen.getByRole("button", { name: "布置 LY-560.ifc" }));
  await waitFor(() => expect(requireLogin).toHaveBeenCalledOnce());
});

it("has 选中 instead of placing where equipment is selected for a drawing", async () => {
  useSession.setState({ fromEntrance: "equipment" });
  openOn("g");
  expect(screen.getByRole("button", { name: "选中" }).title).toBe("选中该产品构件");
  expect(screen.queryByRole("button", { name: /布置|载入/u })).toBeNull();
  const drawer = await openDrawer();
  expect(within(drawer).queryByRole("button", { name: /布置|载入/u })).toBeNull();
});
