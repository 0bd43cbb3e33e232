import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { aggregateModules, getModule, getModuleUrl, pageModules } from "#api/contract/designModules.ts";
import {
  aggregatePracticeCategories,
  aggregatePracticeFeatures,
  getPractice,
  listPractices,
} from "#api/contract/practices.ts";
import { getScene, listScenes } from "#api/contract/scenes.ts";
// Loaded before they are asked for, so that no test waits for them.
import "#ui/screens/designs/ModuleDrawer.tsx";
import "#ui/screens/designs/PracticeDrawer.tsx";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { takeDownloads } from "#ui/page/browser/downloadBlob.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { ModuleList, PracticeList, SceneComponentList, SceneList } from "#ui/screens/designs/DesignLists.tsx";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const WORDS = {
  description: "两台泵并联",
  categoryCode: "pumps",
  categoryName: "循环泵组",
  status: "RELEASED",
  isSample: true,
  source: "示例数据",
};
const MODULE = {
  ...WORDS,
  id: "module-1",
  name: "冷冻泵组",
  guid: "g",
  functionType: "pumps",
  specialtyType: "hvac",
  specialtyName: "暖通空调",
  type: "room",
  typeName: "机房模块",
  softwareCode: "AppGarch",
  softwareVersion: "2024",
  moduleFileName: "冷冻泵组.ifc",
  suffix: "ifc",
  thumbnail: "/t",
};
const ARRANGED = {
  facts: [{ name: "配置", value: "2 台，1 用 1 备" }],
  bill: {
    products: [
      {
        productId: "pump-1",
        product: {
          model: "KQL 50",
          name: "管道泵",
          brandName: "朗源",
          categoryName: "水泵",
          thumbnail: "/t",
          isSample: true,
        },
        tags: ["P-1", "P-2", "P-3", "P-4"],
        quantity: 4,
        standby: 1,
      },
      { productId: "gone", product: null, tags: ["X-1"], quantity: 1, standby: 0 },
    ],
    runs: [{ systemName: "冷热水", size: "DN100", length: 2.5 }],
  },
  legends: [{ name: "平面图", url: "/p" }],
  connections: [{ name: "压出总管", value: "冷热水 DN150" }],
};
const LAYER = {
  role: "保温层",
  material: "岩棉板",
  categoryCode: "M000302",
  specification: "Rockwool (board)",
  thickness: 80,
  conductivity: 0.035,
  density: 100,
};
const PRACTICE = {
  ...WORDS,
  id: "practice-1",
  name: "岩棉外墙",
  categoryCode: "wall",
  categoryName: "外墙",
  feature: "insulated",
  featureName: "保温",
  layers: [LAYER, { ...LAYER, role: "墙体", material: "砖", thickness: 240, conductivity: 0.89 }],
};
const SCENE = { ...WORDS, id: "scene-1", name: "会议室", thumbnail: "/t", componentCount: 2 };
const COMPONENT = {
  id: "fan-1",
  name: "T35-11",
  productName: "轴流风机",
  brandName: "朗源",
  suffix: "ifc",
  categoryNames: ["通风机"],
  thumbnail: "/t",
  softwareCategoryCodes: ["C000001"],
  softwareCode: "revit",
  softwareVersion: "2024",
  storeId: "fan-1~ifc",
  componentFamilyTypeName: "默认",
  isSample: true,
  quantity: 2,
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}
const address = () => screen.getByTestId("address").textContent;

let list: readonly unknown[] = [];
let components: readonly unknown[] = [];
let fault: ApiError | null = null;
let asked: unknown[] = [];

beforeEach(() => {
  useSession.setState(ANONYMOUS_WEB);
  [list, components, fault, asked] = [[MODULE], [COMPONENT], null, []];
});

const counted = (code: string, name: string) => ({ code, name, count: 1 });
const api = fakeApi((endpoint, asking) => {
  if (fault !== null) throw fault;
  asked.push((asking as { body?: unknown; query?: unknown }).body ?? (asking as { query?: unknown }).query);
  switch (endpoint) {
    case aggregateModules:
      return {
        softwareVersions: [],
        types: [counted("room", "机房模块")],
        specialtyType: [counted("hvac", "暖通空调"), counted("water", "给水排水")],
        functionType: [counted("pumps", "循环泵组"), counted("towers", "冷却塔组")],
      };
    case pageModules:
      return { list, totalCount: list.length };
    case getModule:
      return { ...MODULE, ...ARRANGED, metaJson: "{}" };
    case getModuleUrl:
      return { url: "/v1/component_files?grant=secret" };
    case listPractices:
      return { list: [PRACTICE], totalCount: 1 };
    case aggregatePracticeCategories:
      return [counted("wall", "外墙")];
    case aggregatePracticeFeatures:
      return [counted("insulated", "保温"), counted("plain", "普通")];
    case getPractice:
      return {
        ...PRACTICE,
        facts: [{ name: "传热系数 K", value: "0.36 W/(㎡·K)" }],
        sides: ["室外", "室内"],
      };
    case listScenes:
      return { list: [SCENE], totalCount: 1, categories: [counted("office", "办公")] };
    case getScene:
      return { ...SCENE, ...ARRANGED, components };
    default:
      throw new Error(`nobody answers ${endpoint.path}`);
  }
});

const open = (element: React.ReactNode, at: string, account = signedIn()) =>
  renderInApp(
    <>
      <Notices />
      {element}
      <Address />
    </>,
    { services: fakeServices({ api, account }), address: at },
  );

it("lists modules by function, discipline and words", async () => {
  open(<ModuleList />, "/module");
  const cards = within(await screen.findByRole("list", { name: "模块" }));
  expect(cards.getAllByRole("listitem").map((card) => card.textContent)).toEqual([
    "示例冷冻泵组循环泵组 · 暖通空调 · 机房模块两台泵并联",
  ]);
  expect(await screen.findByRole("button", { name: /^全部模块\s*2$/u })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^冷却塔组/u }));
  await userEvent.click(screen.getByRole("combobox", { name: "专业" }));
  await userEvent.click(await screen.findByRole("option", { name: "给水排水" }));
  await userEvent.type(screen.getByRole("textbox", { name: "按模块名称或说明查找" }), "泵{Enter}");
  expect(address()).toBe("/module?category=towers&p=specialty:water&name=泵");
  await vi.waitFor(() =>
    expect(asked).toContainEqual({
      name: "泵",
      functionType: "towers",
      specialtyType: "water",
      pageNo: 1,
      pageSize: 30,
    }),
  );
});

it("opens a module with its bill, and says what the catalogue has no more", async () => {
  open(<ModuleList />, "/module");
  await userEvent.click(await screen.findByRole("button", { name: "冷冻泵组" }));
  const drawer = within(await screen.findByRole("dialog", { name: "冷冻泵组" }));
  const rows = within(await drawer.findByRole("table", { name: "设备清单" })).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "KQL 50示例管道泵朗源P-1、P-2、P-3 等 4 个4（3 用 1 备）",
    "- -产品已不在产品库X-11",
  ]);
  expect(drawer.getByText("已发布")).toBeDefined();
  const fold = drawer.getByRole("button", { name: "管道、风管与接口" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(fold);
  expect(fold.getAttribute("aria-expanded")).toBe("true");
  expect(drawer.getByText("压出总管")).toBeDefined();
  expect(drawer.queryByRole("button", { name: "载入" })).toBeNull();
});

it("downloads a module's file, and says where that came to nothing", async () => {
  const taken: string[] = [];
  const stop = takeDownloads(({ name }) => taken.push(name));
  const fetched = vi.fn(() => Promise.resolve(new Response("ISO-10303-21;")));
  vi.stubGlobal("fetch", fetched);
  open(<ModuleList />, "/module");
  await userEvent.click(await screen.findByRole("button", { name: "冷冻泵组" }));
  await userEvent.click(await screen.findByRole("button", { name: "下载 IFC" }));
  expect(await screen.findByText("正在下载，请稍候")).toBeDefined();
  await vi.waitFor(() => expect(taken).toEqual(["冷冻泵组.ifc"]));
  fetched.mockImplementation(() => Promise.resolve(new Response("", { status: 404 })));
  await userEvent.click(screen.getByRole("button", { name: "下载 IFC" }));
  expect(await screen.findByText("下载失败")).toBeDefined();
  fault = new ApiError("network", "网络连接失败");
  await userEvent.click(screen.getByRole("button", { name: "下载 IFC" }));
  expect(await screen.findByText("下载失败：没有获取到下载地址")).toBeDefined();
  vi.unstubAllGlobals();
  stop();
});

it("says that a library holds nothing with a way on, that nothing is found, and what failed", async () => {
  list = [];
  const { unmount } = open(<ModuleList />, "/module");
  expect(await screen.findByText("暂无模块")).toBeDefined();
  expect(screen.getByRole("link", { name: "打开构件库" }).getAttribute("href")).toContain("/components");
  unmount();
  const second = open(<ModuleList />, "/module?name=zzz");
  await userEvent.click(await screen.findByRole("button", { name: "查看全部模块" }));
  expect(address()).toBe("/module");
  second.unmount();
  fault = new ApiError("network", "网络连接失败");
  open(<ModuleList />, "/module");
  expect(await screen.findByText("加载失败")).toBeDefined();
  [fault, list] = [null, [MODULE]];
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("button", { name: "冷冻泵组" })).toBeDefined();
});

it("shows a practice as a section, and its layers with their resistances", async () => {
  open(<PracticeList />, "/practice");
  await userEvent.click(await screen.findByRole("button", { name: "岩棉外墙" }));
  const drawer = within(await screen.findByRole("dialog", { name: "岩棉外墙" }));
  const rows = within(await drawer.findByRole("table", { name: "构造层次" })).getAllByRole("row");
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    "1保温层岩棉板800.0351002.286",
    "2墙体砖2400.891000.270",
  ]);
  expect(drawer.getByRole("img", { name: "构造剖面" })).toBeDefined();
  expect(drawer.getByRole("link", { name: "岩棉板" }).getAttribute("href")).toContain("category=M000302");
  expect(drawer.getByText("0.36 W/(㎡·K)")).toBeDefined();
});

it("leads from a scene to its components", async () => {
  open(<SceneList />, "/scenes");
  expect(await screen.findByText("循环泵组 · 2 个构件")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "会议室" }));
  expect(address()).toBe("/scenes/scene-1/components");
});

it("shows the components of a scene, none for a program that opens none, and a scene that is gone", async () => {
  const { unmount } = open(<SceneComponentList />, "/scenes/scene-1/components");
  expect(await screen.findByText("本场景 2 个")).toBeDefined();
  expect(screen.getByRole("heading", { name: "会议室" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "T35-11" }));
  expect(await screen.findByRole("dialog", { name: /T35-11$/u })).toBeDefined();
  unmount();
  components = [];
  const second = open(<SceneComponentList />, "/scenes/scene-1/components");
  expect(await screen.findByText("没有可用的构件")).toBeDefined();
  second.unmount();
  fault = new ApiError("not.found", "There is no scene of this id");
  open(<SceneComponentList />, "/scenes/scene-1/components");
  expect(await screen.findByText("没有这个场景")).toBeDefined();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});
