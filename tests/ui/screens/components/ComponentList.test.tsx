import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { getComponentDetail, getFamilyType } from "#api/contract/componentDetail.ts";
import {
  addFavourite,
  aggregateComponentProperties,
  areFavourites,
  listComponentCategories,
  listComponentVersions,
  listFavourites,
  removeFavourite,
  searchComponents,
  suggestComponents,
  type PublicComponent,
} from "#api/contract/componentLibrary.ts";
// Loaded before it is asked for, so that no test waits for it.
import "#ui/component/ComponentDrawer.tsx";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { ComponentList } from "#ui/screens/components/ComponentList.tsx";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const FAN: PublicComponent = {
  id: "fan-1",
  name: "T35-11",
  productName: "轴流风机",
  brandName: "朗源",
  suffix: "ifc",
  categoryNames: ["通风机"],
  thumbnail: "/api/v1/shop_components/fan-1/thumbnail",
  softwareCategoryCodes: ["C000001"],
  softwareCode: "revit",
  softwareVersion: "2024",
  storeId: "fan-1~ifc",
  componentFamilyTypeName: "默认",
  isSample: true,
};
const PUMP: PublicComponent = {
  ...FAN,
  id: "pump-1",
  name: "KQL 50",
  productName: "管道泵",
  isSample: false,
};

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(search)}</output>;
}

let list: readonly PublicComponent[] = [];
let isDown = false;
let kept = new Set<string>();
let asked: unknown[] = [];

beforeEach(() => {
  useSession.setState(ANONYMOUS_WEB);
  [list, isDown, kept, asked] = [[FAN, PUMP], false, new Set(["pump-1"]), []];
});

const api = fakeApi((endpoint, asking) => {
  const { params, body } = asking as { params: { id: string }; body: { ids: readonly string[] } };
  switch (endpoint) {
    case listComponentCategories:
      return [
        { code: "C000001", name: "通风机", count: 9, filteredCount: 7 },
        { code: "C000002", name: "水泵", count: 5, filteredCount: 5 },
      ];
    case listComponentVersions:
      return [{ displayVersion: "2024", softwareVersion: "2024" }];
    case aggregateComponentProperties:
      return [
        {
          code: "brandCode",
          name: "品牌",
          enumValues: [
            { code: "B1", name: "朗源", count: 3 },
            { code: "B2", name: "北辰", count: 4 },
          ],
        },
      ];
    case suggestComponents:
      return ["T35 系列"];
    case areFavourites:
      return body.ids.map((id) => ({ id, isFavourite: kept.has(id) }));
    case addFavourite:
      kept.add(params.id);
      return null;
    case removeFavourite:
      throw new ApiError("network", "网络连接失败");
    case listFavourites:
      return { list: list.filter(({ id }) => kept.has(id)), totalCount: kept.size };
    case searchComponents:
      if (isDown) throw new ApiError("network", "网络连接失败");
      asked.push(body);
      return { list, totalCount: list.length };
    case getComponentDetail:
      return {
        id: "fan-1",
        name: "T35 系列",
        softwareCode: "revit",
        softwareVersion: null,
        thumbnailType: "3d",
        hasPlaceholder: true,
        builtinPlaceholders: [],
        familyTypes: [{ id: "fan-1", uuid: "u", name: "T35-11" }],
      };
    case getFamilyType:
      return {
        thumbnail: "/t",
        groups: [{ name: "基本参数", parameterValues: [{ id: "a", name: "风量", value: null }] }],
      };
    default:
      throw new Error(`nobody answers ${endpoint.path}`);
  }
});

function open(address = "/components", account = signedIn()) {
  renderInApp(
    <>
      <Notices />
      <ComponentList />
      <Address />
    </>,
    { services: fakeServices({ api, account }), address },
  );
}
const cards = async () => within(await screen.findByRole("list", { name: "构件" }));
const address = () => screen.getByTestId("address").textContent;

it("shows components with their counts, and narrows by category, property and version", async () => {
  open();
  expect((await cards()).getAllByRole("listitem").map((card) => card.textContent)).toEqual([
    "示例T35-11轴流风机朗源 · 通风机",
    "KQL 50管道泵朗源 · 通风机",
  ]);
  const all = await screen.findByRole("button", { name: /^全部构件\s*12$/u });
  expect(all.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: /^通风机\s*7$/u }));
  await userEvent.click(await screen.findByRole("combobox", { name: "品牌" }));
  await userEvent.click(await screen.findByRole("option", { name: "北辰" }));
  await userEvent.click(screen.getByRole("combobox", { name: "适用版本" }));
  await userEvent.click(await screen.findByRole("option", { name: "Revit 2024" }));
  expect(address()).toBe("?category=C000001&p=brandCode:B2&version=2024");
  await vi.waitFor(() =>
    expect(asked.at(-1)).toEqual({
      categoryCode: "C000001",
      brandCode: "B2",
      properties: [],
      softwareVersion: "2024",
      pageNo: 1,
      pageSize: 30,
    }),
  );
});

it("asks in a program for what its version opens, without a choice of versions", async () => {
  useSession.setState({ platform: "g", softwareCode: "AppGmep", softwareVersion: "2023" });
  open();
  await cards();
  expect(asked.at(-1)).toMatchObject({ softwareCode: "AppGmep", softwareVersion: "2023" });
  expect(screen.queryByRole("combobox", { name: "适用版本" })).toBeNull();
});

it("tells a program that is given nothing why, and does not count thousands for it", async () => {
  list = [];
  useSession.setState({ platform: "g", softwareCode: "AppNone", softwareVersion: "1.0" });
  open();
  expect(await screen.findByText("当前软件没有可用的构件")).toBeTruthy();
  expect(screen.queryByText("没有符合条件的构件")).toBeNull();
  expect(await screen.findByRole("button", { name: /^全部构件\s*0$/u })).toBeTruthy();
});

it("goes on from what is typed with words of the library, and searches on Enter", async () => {
  open();
  const field = screen.getByRole("combobox", { name: "按型号、名称、系列或品牌查找" });
  await userEvent.type(field, "T35");
  await userEvent.click(await screen.findByRole("option", { name: "T35 系列" }));
  await vi.waitFor(() => expect(address()).toBe("?name=T35+系列"));
  await userEvent.clear(field);
  await userEvent.type(field, "泵{Enter}");
  await vi.waitFor(() => expect(address()).toBe("?name=泵"));
});

it("keeps a component for whoever has signed in, and says what could not be done", async () => {
  useSession.setState({ user: { id: "1", uniqueId: "u1", name: "李", isOperator: false } });
  open();
  await screen.findByRole("button", { name: "取消收藏 KQL 50" });
  await userEvent.click(screen.getByRole("button", { name: "收藏 T35-11" }));
  expect((await screen.findByRole("button", { name: "取消收藏 T35-11" })).getAttribute("aria-pressed")).toBe(
    "true",
  );
  await userEvent.click(screen.getByRole("button", { name: "取消收藏 KQL 50" }));
  expect(await screen.findByText("取消收藏 KQL 50 失败")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "我的收藏" }));
  expect((await cards()).getAllByRole("listitem")).toHaveLength(2);
});

it("asks a stranger to sign in for favourites", async () => {
  const requireLogin = vi.fn(() => Promise.resolve(false));
  open("/components?category=favourites", { ...signedIn(), requireLogin });
  expect(await screen.findByText("登录后查看收藏")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "登录" }));
  expect(requireLogin).toHaveBeenCalledOnce();
});

it("opens a component beside the list, with the way to its product", async () => {
  open();
  await userEvent.click((await cards()).getByRole("button", { name: "T35-11" }));
  const drawer = await screen.findByRole("dialog", { name: "T35 系列_T35-11" });
  expect(within(drawer).getByRole("link", { name: "产品详情与下载" }).getAttribute("href")).toBe(
    "/product/detail/fan-1",
  );
  expect(await within(drawer).findByText("---")).toBeTruthy();
});

it("says that nothing is found, nothing is kept, and what failed", async () => {
  list = [];
  open("/components?name=zzz");
  expect(await screen.findByText("没有符合条件的构件")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "查看全部构件" }));
  expect(address()).toBe("");
});

it("says that nothing is kept yet", async () => {
  kept.clear();
  useSession.setState({ user: { id: "1", uniqueId: "u1", name: "李", isOperator: false } });
  open("/components?category=favourites");
  expect(await screen.findByText("还没有收藏")).toBeTruthy();
});

it("says what failed, and asks again", async () => {
  isDown = true;
  open();
  expect(await screen.findByText("网络连接失败")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect((await cards()).getAllByRole("listitem")).toHaveLength(2);
});
