import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { CadBlock, RelatedComponent } from "#api/contract/resources.ts";
import { ResourcePanel } from "#ui/product/files/ResourcePanel.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { fakeApi, fakeServices, renderInApp, type AnswerCall } from "../../renderInApp.tsx";
import { FAN_560 } from "../FAN_560.ts";

const versions = (...names: string[]) =>
  names.map((name) => ({ softwareVersion: name, displayVersion: name }));
const GAC: RelatedComponent = {
  id: "c1",
  productId: "fan-1",
  name: "LY-560",
  suffix: "gac",
  softwareCode: "AppGmep",
  softwareName: "机电设计",
  softwareList: versions("2021", "2023"),
  platformCode: "NOVA_DESIGN",
  publicComponentId: "p1",
  componentFamilyTypeName: "默认",
  softwareCategoryName: "机电构件",
  sortIndex: 0,
};
const RFA: RelatedComponent = {
  ...GAC,
  id: "c2",
  suffix: "rfa",
  softwareCode: "revit",
  softwareName: "Revit",
  softwareList: versions("2020", "2021", "2022"),
  platformCode: "REVIT",
  componentFamilyTypeName: null,
  softwareCategoryName: null,
  parameterCount: 14,
};
const DWG: CadBlock = { id: "b1", productId: "fan-1", name: "LY-560 三视图", suffix: "dwg" };

beforeEach(() => useSession.setState(ANONYMOUS_WEB));

const openPanel = (answer: AnswerCall) =>
  renderInApp(<ResourcePanel product={FAN_560} />, { services: fakeServices({ api: fakeApi(answer) }) });
const files: AnswerCall = ({ path }) => (path.endsWith("/cad_blocks") ? [DWG] : [GAC, RFA]);
/** What a row says, without the words of its action on the web. */
const rows = async () =>
  (await screen.findAllByRole("listitem")).map((row) => row.textContent.replace(/下载$/u, ""));

it("lists components with their programs and the CAD blocks on the web, and counts them", async () => {
  openPanel(files);
  expect(await rows()).toEqual([
    "LY-560.gac机电构件 · 机电设计 2021、2023",
    "LY-560.rfaRevit 2020–202214 个参数",
    "LY-560 三视图.dwgCAD 图块",
  ]);
  expect(screen.getAllByRole("button", { name: /^下载 /u }).map((button) => button.textContent)).toEqual([
    "下载",
    "下载",
    "下载",
  ]);
  expect(within(screen.getByRole("region", { name: "相关资源" })).getByText("3 个")).toBeTruthy();
});

it("has a file weighed only when a hand or the keyboard rests on it, and none of a series", async () => {
  const weighed: unknown[] = [];
  openPanel((...call) => {
    const [{ path }, asking] = call;
    if (!path.endsWith("/weight"))
      return path.endsWith("/cad_blocks") ? [DWG] : [GAC, { ...RFA, productCount: 3 }];
    weighed.push(asking);
    return { fileSize: 94_000, triangles: 3088 };
  });
  const found = await screen.findAllByRole("listitem");
  expect(weighed).toEqual([]);
  await userEvent.hover(found[1]!);
  await userEvent.hover(found[0]!);
  expect(await screen.findByText("92 kB，3,088 个三角形")).toBeTruthy();
  act(() => within(found[2]!).getByRole("button").focus());
  expect(await within(found[2]!).findByText(/^92 kB/u)).toBeTruthy();
  expect(weighed).toEqual([{ params: { id: "c1" } }, { params: { id: "b1" } }]);
});

it("asks in a program for what its version opens, and not for CAD blocks", async () => {
  useSession.setState({ platform: "g", softwareCode: "AppGmep", softwareVersion: "2023" });
  const asked: unknown[] = [];
  openPanel(({ path }, asking) => {
    asked.push([path, asking]);
    return [GAC];
  });
  expect(await rows()).toEqual(["LY-560.gac机电构件布置载入"]);
  const question = {
    params: { id: "fan-1" },
    query: { software_code: "AppGmep", software_version: "2023" },
  };
  expect(new Set(asked.map((call) => JSON.stringify(call)))).toEqual(
    new Set([JSON.stringify(["/selection/products/{id}/product_components", question])]),
  );
});

it("leaves the category out in a custom shell", async () => {
  useSession.setState({ platform: "cs" });
  openPanel(() => [GAC]);
  expect(await rows()).toEqual(["LY-560.gac"]);
});

it("says that there are none", async () => {
  openPanel(() => []);
  expect(await screen.findByText("暂无相关资源")).toBeTruthy();
  expect(screen.queryByText("0 个")).toBeNull();
});

it("says that it is loading", () => {
  openPanel(() => new Promise(() => {}));
  expect(screen.getByRole("status", { name: "正在加载相关资源" })).toBeTruthy();
});

it("says what failed and asks again", async () => {
  let isDown = true;
  openPanel((...call) => {
    if (isDown) throw new ApiError("network", "网络连接失败，请检查网络");
    return files(...call);
  });
  expect((await screen.findByRole("alert")).textContent).toContain("相关资源加载失败：网络连接失败");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await rows()).toHaveLength(3);
});

it("says of versions without an end where they begin, and beside a file what whoever uses it should know", async () => {
  const types = {
    ...RFA,
    id: "c3",
    suffix: "txt",
    isOpenEnded: true,
    note: "需要已有的族",
    platformCode: "OTHER",
  };
  openPanel(({ path }) => (path.endsWith("/cad_blocks") ? [] : [types]));
  expect(await rows()).toEqual(["LY-560.txtRevit 2020 及以后需要已有的族14 个参数"]);
});

it("says in Revit that texts and libraries are fetched in a browser", async () => {
  useSession.setState({ platform: "r", softwareCode: "revit", softwareVersion: "2026" });
  openPanel(() => [{ ...RFA, suffix: "txt", platformCode: "OTHER" }]);
  expect(await rows()).toEqual(["LY-560.txt请在浏览器中打开此产品下载14 个参数"]);
  expect(screen.queryByRole("button")).toBeNull();
});

it("says why a program has none, and where to go instead", async () => {
  useSession.setState({ platform: "g", softwareCode: "AppNone", softwareVersion: "1.0" });
  openPanel(() => []);
  expect(await screen.findByText(/^当前软件没有可用的构件，请在浏览器中打开构件库/u)).toBeTruthy();
});
