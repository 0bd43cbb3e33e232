import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import {
  acceptInvitation,
  listSharedVersions,
  openSharedProject,
  openSharedVersion,
  pageSharedProducts,
  readSharedPart,
} from "#api/contract/projectSharing.ts";
import { chooseCurrentProject } from "#api/contract/projects.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { useSession } from "#ui/page/services/useSession.ts";
import { Invitation } from "#ui/screens/selectedProducts/shared/InvitationScreen.tsx";
import { Shared } from "#ui/screens/selectedProducts/shared/SharedScreen.tsx";
import { HEAD, productsPart, roomsPart } from "../../../support/planMaker.ts";
import { fakeApi, fakeServices, renderInApp, signedIn } from "../../renderInApp.tsx";

const SECRET = "s".repeat(43);
const READ = {
  name: "一期",
  purpose: "read",
  planVersionId: null,
  sharedAt: Date.UTC(2026, 10, 22, 12),
  expiresAt: null,
  categories: [
    { code: "C000001", name: "通风机", count: 1, equipmentNum: 3 },
    { code: "C000002", name: "水泵", count: 1, equipmentNum: 2 },
  ],
};
const VERSION = {
  id: "v1",
  name: "一号楼",
  kind: "fanCoil",
  note: "",
  number: 3,
  rooms: 3,
  matched: 2,
  doubtful: 0,
  unmatched: 1,
  units: 4,
  isLast: true,
  isScheduled: true,
  createdAt: READ.sharedAt,
  head: HEAD,
  roomParts: ["r1", "r2"],
  productParts: ["p1"],
};
const PARTS = new Map([
  [
    "r1",
    roomsPart([
      { id: "101", quantity: 2 },
      { id: "102", standing: "unmatched", product: -1 },
    ]),
  ],
  ["r2", roomsPart([{ id: "201", quantity: 2 }])],
  ["p1", productsPart("o-68")],
]);
const product = (id: string) => ({
  id,
  productId: id,
  model: `LYF-${id}`,
  name: "风机",
  brandName: "朗源",
  isSample: false,
  productPropertyValues: [],
  designProperties: [],
  runtimeProperties: [],
  equipmentNum: 3,
  equipmentCode: "",
  remark: "屋面",
  version: 1,
});

const server = {
  link: READ as object,
  version: VERSION as object,
  error: null as ApiError | null,
  calls: vi.fn(),
};
beforeEach(() => {
  Object.assign(server, { link: READ, version: VERSION, error: null });
  server.calls.mockReset();
});
const api = fakeApi(({ path }, asking) => {
  const { body } = asking as { body: { secret: string; partId?: string; gjw_category_code?: string } };
  server.calls(path, body);
  if (server.error !== null) throw server.error;
  if (path === openSharedProject.path) return server.link;
  if (path === listSharedVersions.path) return { list: [VERSION], totalCount: 1 };
  if (path === pageSharedProducts.path) {
    const list = body.gjw_category_code === undefined ? [product("1"), product("2")] : [product("2")];
    return { list, totalCount: list.length };
  }
  if (path === openSharedVersion.path) return server.version;
  if (path === readSharedPart.path) return PARTS.get(body.partId ?? "");
  if (path === acceptInvitation.path) return { id: "p1", name: "一期", role: "editor" };
  return {};
});

function Whereabouts() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}
const at = () => screen.getByRole("status", { name: "" }).textContent;

function open(screenOf: () => React.ReactNode, address: string, requireLogin = () => Promise.resolve(true)) {
  const Screen = screenOf;
  renderInApp(
    <>
      <Screen />
      <Whereabouts />
    </>,
    { services: fakeServices({ api, account: { ...signedIn(), requireLogin } }), address },
  );
}

it("shows the products of a shared project with their sums, and nothing to change them by", async () => {
  open(Shared, `/shared#${SECRET}`);
  const table = await screen.findByRole("table", { name: "已选产品" });
  await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(3));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /删除/u })).toBeNull();
  await waitFor(() =>
    expect(screen.getByRole("contentinfo").textContent).toBe(
      "合计 2 项数量 5 台计入设备表的方案 4 台只读链接，不能修改",
    ),
  );
  await userEvent.click(screen.getByRole("link", { name: /水泵/u }));
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  expect(server.calls.mock.calls.every(([, body]) => (body as { secret: string }).secret === SECRET)).toBe(
    true,
  );
});

it("counts the systems and machines of a plan without terminals", async () => {
  const duct = (id: string, handler?: object) => ({
    ...{ id, name: id, use: "fresh", rooms: 2, segments: 3, assumed: 3, flow: 900, pressure: 120 },
    ...{ index: "101", ducts: [], fan: null, ...(handler && { handler }) },
  });
  const ducts = [duct("fresh-1", { id: "k", model: "K", hash: "" }), duct("fresh-2")];
  const head = { ...HEAD, systems: { settings: [], duties: [], ducts } };
  Object.assign(server, { version: { ...VERSION, matched: 0, unmatched: 0, units: 0, head } });
  open(Shared, `/shared#${SECRET}`);
  await userEvent.click(await screen.findByRole("link", { name: /^方案/u }));
  await userEvent.click(screen.getByRole("link", { name: "查看 一号楼 版本 3" }));
  await screen.findByRole("table", { name: "房间选型结果" });
  expect(screen.getByRole("contentinfo").textContent).toBe(
    "房间 3 间风系统 2 个风机和机组 1 台只读链接，不能修改",
  );
});

it("leads from the project's plans to a version: its rooms with their products, and the sums", async () => {
  open(Shared, `/shared#${SECRET}`);
  await userEvent.click(await screen.findByRole("link", { name: /^方案/u }));
  await userEvent.click(screen.getByRole("link", { name: "查看 一号楼 版本 3" }));
  expect(await screen.findByRole("table", { name: "房间选型结果" })).toBeTruthy();
  expect(screen.getByRole("contentinfo").textContent).toContain("房间 3 间已匹配 2 间待核对 0 间");
  expect(screen.getByRole("contentinfo").textContent).toContain("数量 4 台");
  expect(screen.getByText("已显示 2 / 3", { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "加载更多" }));
  await waitFor(() => expect(screen.queryByText("已显示", { exact: false })).toBeNull());
});

it("opens a link to one version without anything of the project around it", async () => {
  server.link = { ...READ, planVersionId: "v1", categories: [] };
  open(Shared, `/shared#${SECRET}`);
  expect(await screen.findByRole("table", { name: "房间选型结果" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "返回方案列表" })).toBeNull();
});

it("marks own products of a version, and does not tell whose they are", async () => {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(500);
  server.link = { ...READ, planVersionId: "v1", categories: [] };
  open(Shared, `/shared#${SECRET}`);
  expect((await screen.findAllByTitle("自有产品")).map(({ textContent }) => textContent)).toEqual(["自有"]);
  vi.restoreAllMocks();
});

it.each([
  ["unknown", "链接不存在"],
  ["revoked", "链接已被撤销"],
  ["expired", "链接已过期"],
])("says of a link that is %s that it opens nothing, and leads on", async (reason, title) => {
  server.error = new ApiError("not.found", "dead", { status: 404, data: { reason } });
  open(Shared, `/shared#${SECRET}`);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole("link", { name: "去产品库" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "重试" })).toBeNull();
});

it("takes an address that was cut short for a link that nobody made", async () => {
  open(Invitation, "/invitation#abc");
  expect(await screen.findByText("链接不存在")).toBeTruthy();
  expect(server.calls).not.toHaveBeenCalled();
});

it("offers to try again where the server did not answer", async () => {
  server.error = new ApiError("network", "网络连接失败，请检查网络");
  open(Shared, `/shared#${SECRET}`);
  await screen.findByText("加载失败");
  server.error = null;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("table", { name: "已选产品" })).toBeTruthy();
});

const INVITED = { ...READ, purpose: "editor", categories: [], expiresAt: READ.sharedAt };

it("says into which project and as what one is invited, joins after the login, and opens the project", async () => {
  server.link = INVITED;
  const requireLogin = vi.fn(() => Promise.resolve(true));
  open(Invitation, `/invitation#${SECRET}`, requireLogin);
  expect(await screen.findByText("邀请您加入项目“一期”")).toBeTruthy();
  expect(screen.getByText("编辑者")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "登录并加入" }));
  expect(requireLogin).toHaveBeenCalledOnce();
  await waitFor(() => expect(at()).toBe("/selectedProducts?project=p1"));
  expect(server.calls.mock.calls.map(([path]) => path as string)).toContain(chooseCurrentProject.path);
  expect(useNoticeList.getState()).toMatchObject([{ text: "已加入“一期”，您是编辑者" }]);
});

it("joins nobody who closes the sign-in dialog", async () => {
  server.link = INVITED;
  open(Invitation, `/invitation#${SECRET}`, () => Promise.resolve(false));
  await userEvent.click(await screen.findByRole("button", { name: "登录并加入" }));
  expect(server.calls.mock.calls.map(([path]) => path as string)).not.toContain(acceptInvitation.path);
});

it("says that the invitation was revoked while its page was open", async () => {
  server.link = INVITED;
  useSession.setState({ token: "t" });
  open(Invitation, `/invitation#${SECRET}`);
  const join = await screen.findByRole("button", { name: "加入项目" });
  server.error = new ApiError("not.found", "dead", { status: 404, data: { reason: "revoked" } });
  await userEvent.click(join);
  expect(await screen.findByText("链接已被撤销")).toBeTruthy();
});

it.each([
  [Shared, "/shared", INVITED, "/invitation"],
  [Invitation, "/invitation", READ, "/shared"],
] as const)("leads a link that was opened at the wrong place to its own", async (place, from, link, to) => {
  server.link = link;
  open(place, `${from}#${SECRET}`);
  await waitFor(() => expect(at()).toBe(`${to}#${SECRET}`));
});
