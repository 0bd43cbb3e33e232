import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { CadBlock, RelatedComponent } from "#api/contract/resources.ts";
import { ResourceRows } from "#ui/product/files/ResourceRows.tsx";
import { Notices } from "#ui/shell/notices/Notices.tsx";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";
import { FAN_560 } from "../FAN_560.ts";

const IFC: RelatedComponent = {
  id: "fan-1~ifc",
  productId: "fan-1",
  name: "LY-560",
  suffix: "ifc",
  softwareCode: "revit",
  softwareName: "Revit",
  softwareList: ["2023", "2024"].map((version) => ({ softwareVersion: version, displayVersion: version })),
  platformCode: "REVIT",
  publicComponentId: "fan-1",
  componentFamilyTypeName: null,
  softwareCategoryName: null,
  sortIndex: 0,
  parameterCount: 14,
};
const OBJ: RelatedComponent = {
  ...IFC,
  id: "fan-1~obj",
  suffix: "obj",
  softwareCode: "general",
  softwareList: [],
  platformCode: "OTHER",
};
const DXF: CadBlock = { id: "fan-1~dxf", productId: "fan-1", name: "LY-560 三视图", suffix: "dxf" };
const QUOTA = {
  totalTimes: 30,
  remainTimes: 12,
  revitUrl: null,
  componentInfo: [
    {
      platformCode: "REVIT",
      softwareVersions: [
        { name: "Revit 2023", version: "2023" },
        { name: "Revit 2024", version: "2024" },
      ],
    },
  ],
};

const saved: string[] = [];
const asked: unknown[] = [];
let quota = QUOTA;
let isAddressKnown = true;
let isFileThere = true;

const ADDRESS = "/v1/component_files?grant=g";
let address = ADDRESS;

beforeEach(() => {
  address = ADDRESS;
  useSession.setState(ANONYMOUS_WEB);
  saved.length = 0;
  asked.length = 0;
  [quota, isAddressKnown, isFileThere] = [QUOTA, true, true];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:file");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response("file", { status: isFileThere ? 200 : 404 }));
  });
});

const answers = fakeApi(({ path }, asking) => {
  if (path.endsWith("/count")) return quota;
  if (path.endsWith("/weight")) return { fileSize: 94_000, triangles: 3088 };
  asked.push([path, asking]);
  if (!isAddressKnown) throw new ApiError("internal.error", "出错了");
  return { url: address };
});

function open(account = signedIn()) {
  renderInApp(
    <>
      <Notices />
      <ResourceRows product={FAN_560} resources={{ components: [IFC, OBJ], cadBlocks: [DXF] }} />
    </>,
    {
      services: fakeServices({
        account,
        api: {
          call: async (endpoint, asking, options) => {
            if (options?.productId !== undefined) asked.push(options.productId);
            return answers.call(endpoint, asking, options);
          },
        },
      }),
    },
  );
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("asks for the version of a component for Revit, beside what the file weighs and how often one may yet today", async () => {
  open();
  await press("下载 LY-560.ifc");
  const dialog = await screen.findByRole("dialog", { name: "选择版本" });
  for (const words of ["92 kB，3,088 个三角形，14 个参数", "今日剩余 12 次，共 30 次"])
    expect(await within(dialog).findByText(words)).toBeTruthy();
  expect(asked).toEqual([]);
  expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "Revit 2024" }).checked).toBe(true);
  await userEvent.click(within(dialog).getByRole("radio", { name: "Revit 2023" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "下载" }));
  await vi.waitFor(() => expect(saved).toEqual(["LY-560.ifc"]));
  expect(asked).toEqual([
    "fan-1",
    [
      "/v1/shop_components/{id}/download_url",
      { params: { id: "fan-1~ifc" }, query: { platform: "revit", version: "2023" } },
    ],
    "/api/v1/component_files?grant=g",
  ]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("fetches every other file at once, a drawing for the scale and version that are chosen, and says that it comes", async () => {
  open();
  await press("下载 LY-560.obj");
  expect(await screen.findByText("正在下载，请稍候")).toBeTruthy();
  await press("下载 LY-560 三视图.dxf");
  const dialog = await screen.findByRole("dialog", { name: "下载图块" });
  expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "1:100" }).checked).toBe(true);
  await userEvent.click(within(dialog).getByRole("radio", { name: "1:50" }));
  await userEvent.click(within(dialog).getByRole("radio", { name: "AutoCAD 2000 及以后" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "下载" }));
  await vi.waitFor(() => expect(saved).toEqual(["LY-560.obj", "LY-560 三视图.dxf"]));
  expect(asked).toContainEqual([
    "/selection/cad_blocks/{id}/download_url",
    { params: { id: "fan-1~dxf" }, query: { scale: "50", version: "R2000" } },
  ]);
});

it("says when the day's downloads are used up, and asks for no address", async () => {
  quota = { ...QUOTA, remainTimes: 0 };
  open();
  await press("下载 LY-560.ifc");
  const dialog = await screen.findByRole("dialog", { name: "提示" });
  expect(dialog.textContent).toContain("今日的 30 次下载已用完，请明天再来，或安装插件，下载次数不限。");
  expect(asked).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "确定" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("tells a missing address from a file that does not come", async () => {
  isAddressKnown = false;
  open();
  await press("下载 LY-560.obj");
  expect(await screen.findByText("下载失败：没有获取到下载地址")).toBeTruthy();
  isAddressKnown = true;
  isFileThere = false;
  await press("下载 LY-560.obj");
  expect(await screen.findByText("下载失败")).toBeTruthy();
  expect(saved).toEqual([]);
});

it("says of a success without an address that there is none, and fetches nothing", async () => {
  address = "";
  open();
  await press("下载 LY-560.obj");
  expect(await screen.findByText("下载失败：没有获取到下载地址")).toBeTruthy();
  expect(asked.filter((call) => typeof call === "string" && call.startsWith("/"))).toEqual([]);
  expect(saved).toEqual([]);
});

it("fetches nothing for whoever does not sign in", async () => {
  open({ ...signedIn(), requireLogin: () => Promise.resolve(false) });
  await press("下载 LY-560.obj");
  expect(asked).toEqual([]);
  expect(screen.queryByText("正在下载，请稍候")).toBeNull();
});
