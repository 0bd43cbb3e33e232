import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { readWorkCondition } from "#api/contract/curves.ts";
import {
  aggregateSelectedCategories,
  changeSelectedProduct,
  deleteSelectedProducts,
  pageSelectedProducts,
  restoreSelectedProducts,
} from "#api/contract/projectProducts.ts";
import { listPlanVersions, scheduleVersionPlan, type PlanVersion } from "#api/contract/projectPlans.ts";
import { getCurrentProject, getProject, listProjects } from "#api/contract/projects.ts";
import { dropDrafts } from "#ui/hooks/project/useCellDrafts.ts";
import { notices, useNoticeList } from "#ui/hooks/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/hooks/services/useSession.ts";
import { SelectedProducts } from "#ui/screens/selectedProducts/SelectedProducts.tsx";
import { version } from "../batch/support/versions.ts";
import { fakeApi, fakeServices, renderInApp, signedIn, type AnswerCall } from "../../renderInApp.tsx";

const PROJECT = { id: "p1", name: "一期", version: 1, role: "owner", isCurrent: true, isArchived: false };
const property = (type: string, name: string, value: number, unit: string) => ({
  codes: ["P000007"],
  name,
  sort: 0,
  unit,
  values: [value],
  type,
});
const product = (id: string) => ({
  id,
  productId: `fan-${id}`,
  name: "离心通风机",
  model: `LYF-${id}`,
  brandName: "朗源",
  isSample: true,
  productPropertyValues: [],
  designProperties: [property("design", "风量", 12_000, "m³/h")],
  runtimeProperties: [property("runtime", "风量", 12_267, "m³/h")],
  brandCode: "LY",
  imageUrl: null,
  productSeriesId: null,
  productSeriesName: null,
  gjwCategoryCode: "C000001",
  gjwCategoryName: "通风机",
  source: "sample",
  speedControl: null,
  publicComponentId: null,
  equipmentNum: 2,
  equipmentCode: "",
  scheduleNumber: `F-${id}`,
  remark: "",
  version: 4,
  selectedBy: null,
  createdAt: 0,
  updatedAt: 0,
});

const READING = {
  curveCode: "C-1",
  speed: "1120",
  unitSpeed: "r/min",
  nameX: "风量",
  valueX: 9912,
  unitX: "m³/h",
  nameY: "全压",
  valueY: 640,
  unitY: "Pa",
  isUnstable: false,
  otherSystems: [],
};

const server = {
  ids: [] as string[],
  other: null as object | null,
  error: null as ApiError | null,
  onWrite: null as (() => void) | null,
  versions: [] as PlanVersion[],
  calls: vi.fn(),
};
const answer: AnswerCall = ({ path, method }, asking) => {
  if (path === getCurrentProject.path && method === "GET") return PROJECT;
  if (path === listProjects.path) return [PROJECT];
  if (path === getProject.path && method === "GET") {
    if (server.other === null) throw new ApiError("not.found", "none", { status: 404 });
    return server.other;
  }
  if (path === aggregateSelectedCategories.path)
    return [
      { code: "C000001", name: "通风机", count: server.ids.length, equipmentNum: 2 * server.ids.length },
    ];
  if (path === readWorkCondition.path) return { intersectionPoints: [READING], speedRegulate: null };
  if (path === listPlanVersions.path) return { list: server.versions, totalCount: server.versions.length };
  if (path === scheduleVersionPlan.path) {
    const { isScheduled } = (asking as { body: { isScheduled: boolean } }).body;
    server.versions = server.versions.map((one) => ({ ...one, isScheduled: one.isLast && isScheduled }));
    return server.versions[0];
  }
  if (server.error !== null) throw server.error;
  if (path === pageSelectedProducts.path) {
    const { after } = (asking as { query: { after?: string } }).query;
    const from = after === undefined ? 0 : server.ids.indexOf(after) + 1;
    return { list: server.ids.slice(from, from + 30).map(product), totalCount: server.ids.length };
  }
  server.onWrite?.();
  server.calls(`${method} ${path.replace(/.*personal_products/u, "")}`, asking);
  if (path === deleteSelectedProducts.path && method === "DELETE") server.ids = server.ids.slice(1);
  if (path === restoreSelectedProducts.path) server.ids = ["1", ...server.ids];
  if (path !== changeSelectedProduct.path || method !== "PATCH") return {};
  const { params, body } = asking as { params: { id: string }; body: object };
  return { ...product(params.id), ...body, version: 5 };
};

beforeEach(() => {
  Object.assign(server, { ids: ["1", "2"], other: null, error: null, onWrite: null, versions: [] });
  server.calls.mockReset();
  useSession.setState({ token: "t", user: { id: "7", name: "李明远" } });
});
afterEach(() => {
  act(() => useSession.setState(ANONYMOUS_WEB, true));
  act(() => notices.clear());
  act(() => dropDrafts());
});

const open = (account = signedIn(), address = "/selectedProducts") =>
  renderInApp(<SelectedProducts />, {
    services: fakeServices({ api: fakeApi(answer), account }),
    address,
  });
const rowsShown = () => screen.findAllByRole("button", { name: /^删除 /u });

it("shows design and running values of each product, and the sums", async () => {
  open();
  expect(await rowsShown()).toHaveLength(2);
  const [, row] = screen.getAllByRole("row");
  expect(row?.textContent).toContain("风量 12,000 m³/h");
  expect(row?.textContent).toContain("风量 12,267 m³/h");
  await waitFor(() => expect(screen.getByRole("contentinfo").textContent).toBe("合计 2 项数量 4 台"));
});

it("saves a quantity that was edited in place, over the version that was seen", async () => {
  open();
  const field = (await screen.findAllByRole("textbox", { name: /的数量$/u }))[0]!;
  await userEvent.clear(field);
  await userEvent.type(field, "1x2{Enter}");
  await waitFor(() => expect(server.calls).toHaveBeenCalled());
  expect(server.calls.mock.lastCall).toEqual([
    "PATCH /{id}",
    { params: { projectId: "p1", id: "1" }, body: { equipmentNum: 12, version: 4 } },
  ]);
  expect(changeSelectedProduct.path).toContain("/{id}");
});

it("takes a quantity in the full-width digits of an input method", async () => {
  open();
  const field = (await screen.findAllByRole("textbox", { name: /的数量$/u }))[0]!;
  fireEvent.change(field, { target: { value: "１２" } });
  fireEvent.blur(field);
  await waitFor(() => expect(server.calls).toHaveBeenCalled());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { equipmentNum: 12 } });
});

it("keeps in the field what could not be saved, and saves it when the field is left again", async () => {
  open();
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  server.error = new ApiError("network", "网络连接失败，请检查网络");
  await userEvent.type(field, "屋面{Enter}");
  expect(await screen.findByText("1 处填写还没有保存，仍在输入框中")).toBeTruthy();
  expect(field.value).toBe("屋面");
  server.error = null;
  fireEvent.blur(field);
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { remark: "屋面" } });
});

it("prints every row, not the first 30", async () => {
  server.ids = Array.from({ length: 65 }, (_, at) => String(at + 1));
  const printed: number[] = [];
  vi.stubGlobal("print", () => printed.push(screen.getAllByRole("button", { name: /^删除 /u }).length));
  open();
  await rowsShown();
  await userEvent.click(screen.getByRole("button", { name: "打印" }));
  await waitFor(() => expect(printed).toEqual([65]));
  vi.unstubAllGlobals();
});

it("saves no quantity of nothing", async () => {
  open();
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的数量$/u }))[0]!;
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe("2");
  expect(server.calls).not.toHaveBeenCalled();
});

it("shows both texts where somebody else has written into the cell, and lets the person choose", async () => {
  open();
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  const current = { ...product("1"), remark: "一层", version: 5 };
  server.error = new ApiError("conflict", "changed", { status: 409, data: { current } });
  await userEvent.type(field, "屋面{Enter}");
  const line = await screen.findByRole("alert");
  expect(line.textContent).toContain("LYF-1 的备注：您填写“屋面”，其他人已改为“一层”");
  expect(field.value).toBe("屋面");
  server.error = null;
  await userEvent.click(within(line).getByRole("button", { name: "LYF-1 的备注：保存我的" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { remark: "屋面", version: 5 } });
});

it("gives up for the text of somebody else what was typed into the same cell", async () => {
  open();
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  const current = { ...product("1"), remark: "一层", version: 5 };
  server.error = new ApiError("conflict", "changed", { status: 409, data: { current } });
  await userEvent.type(field, "屋面{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "LYF-1 的备注：采用对方的" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field.value).toBe("一层");
});

it("keeps the words in their field when the session has ended, asks to sign in over the page, and goes on by itself", async () => {
  let signIn: (isIn: boolean) => void = () => {};
  const requireLogin = vi.fn(() => new Promise<boolean>((resolve) => (signIn = resolve)));
  open({ ...signedIn(), requireLogin });
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  server.onWrite = () => {
    useSession.setState({ user: null, token: null });
    throw new ApiError("authentication.failed", "ended", { status: 401 });
  };
  await userEvent.type(field, "屋面{Enter}");
  await waitFor(() => expect(requireLogin).toHaveBeenCalledOnce());
  expect(document.contains(field)).toBe(true);
  expect(field.value).toBe("屋面");
  server.onWrite = null;
  act(() => useSession.setState({ token: "t2", user: { id: "7", name: "李明远" } }));
  signIn(true);
  await waitFor(() => expect(server.calls).toHaveBeenCalled());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { remark: "屋面" } });
  expect(useNoticeList.getState()).toEqual([]);
});

it("holds the words of whoever does not sign in, until they are saved or given up", async () => {
  const requireLogin = vi.fn(() => Promise.resolve(false));
  open({ ...signedIn(), requireLogin });
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  await userEvent.type(field, "屋面");
  act(() => useSession.setState({ user: null, token: null }));
  await userEvent.tab();
  expect(await screen.findByText(/^1 处填写还没有保存，仍在输入框中。登录已失效/u)).toBeTruthy();
  expect(field.value).toBe("屋面");
  await userEvent.click(screen.getByRole("button", { name: "登录并保存" }));
  expect(requireLogin).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole("button", { name: "放弃" }));
  expect(screen.getByText("登录后查看已选产品")).toBeTruthy();
});

it("says that a role was taken away before the row was saved, and what was typed", async () => {
  open();
  const field = (await screen.findAllByRole("textbox", { name: /的备注$/u }))[0]!;
  server.error = new ApiError("forbidden", "viewer", { status: 403 });
  await userEvent.type(field, "屋面{Enter}");
  expect((await screen.findByRole("alert")).textContent).toContain(
    "LYF-1 的备注“屋面”没有保存：您在此项目中的角色已变更，不能再进行此操作",
  );
  await userEvent.click(screen.getByRole("button", { name: "LYF-1 的备注：知道了" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows a viewer another's project, with nothing to edit", async () => {
  server.other = { ...PROJECT, id: "p2", name: "二期", role: "viewer", isCurrent: false };
  open(signedIn(), "/selectedProducts?project=p2");
  expect(await screen.findByText("LYF-1")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("button", { name: /^删除/u })).toBeNull();
  expect(screen.getByText("您是查看者，只能查看和导出")).toBeTruthy();
  expect((await screen.findByRole("link", { name: /通风机/u })).getAttribute("href")).toContain("project=p2");
});

it("says to whoever was taken out of a project that it is none of theirs, and leads on", async () => {
  open(signedIn(), "/selectedProducts?project=p2");
  expect(await screen.findByText("无法打开此项目")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "打开当前项目" }));
  expect(await rowsShown()).toHaveLength(2);
});

it("deletes a product and has it back", async () => {
  open();
  await userEvent.click((await rowsShown())[0]!);
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^删除 /u })).toHaveLength(1));
  expect(screen.getByText("已删除 LYF-1", { exact: false })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "撤销" }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^删除 /u })).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
});

it("appends the next page to the first 30", async () => {
  server.ids = Array.from({ length: 31 }, (_, at) => String(at + 1));
  open();
  expect(await rowsShown()).toHaveLength(30);
  await userEvent.click(screen.getByRole("button", { name: "加载更多" }));
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^删除 /u })).toHaveLength(31));
  expect(screen.queryByRole("button", { name: "加载更多" })).toBeNull();
});

it("keeps the name of a project in its dialog until it is saved", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "项目：一期" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "重命名" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^项目名称/u });
  await userEvent.clear(field);
  server.error = new ApiError("network", "网络连接失败，请检查网络");
  await userEvent.type(field, "二期{Enter}");
  await waitFor(() => expect(useNoticeList.getState()).toMatchObject([{ text: "重命名失败" }]));
  expect(field.value).toBe("二期");
  server.error = null;
  await userEvent.type(field, "{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { name: "二期", version: 1 } });
});

it("leads on from an empty project", async () => {
  server.ids = [];
  open();
  expect(await screen.findByText("一期还没有已选产品")).toBeTruthy();
  expect(screen.getByRole("link", { name: "去选产品" }).getAttribute("href")).toBe("/");
});

it("says that loading failed, and tries again", async () => {
  server.error = new ApiError("network", "网络连接失败，请检查网络");
  open();
  expect(await screen.findByText("加载失败")).toBeTruthy();
  server.error = null;
  await userEvent.click(screen.getByRole("button", { name: "重试" }));
  expect(await rowsShown()).toHaveLength(2);
});

describe("plans of a project", () => {
  const [now, before] = [
    version(2, { kind: "fanCoil", units: 78 }),
    version(1, { kind: "fanCoil", units: 70, isLast: false, isScheduled: false }),
  ];
  const opened = async () => {
    server.versions = [now, before];
    open();
    await userEvent.click(await screen.findByRole("link", { name: /^方案/u }));
    return within(await screen.findByRole("table", { name: "方案版本" }));
  };

  it("stand beside single machines, with a way to each version and to its rooms", async () => {
    const table = await opened();
    const [, first, second] = table.getAllByRole("row");
    expect(first!.textContent).toContain("已计入");
    expect(second!.textContent).not.toContain("计入");
    const href = table.getByRole("link", { name: `打开 ${now.name} 版本 2` }).getAttribute("href");
    expect(href).toBe(`/multiRoom/fanCoil?planProject=p1&planVersion=${now.id}`);
    expect(screen.getByRole("contentinfo").textContent).toContain("计入设备表的方案 78 台");
  });

  it("are taken out of the schedule that is not to have them, and back in", async () => {
    const table = await opened();
    await userEvent.click(table.getByRole("button", { name: `${now.name} 版本 2移出设备表` }));
    expect(await table.findByText("不计入", { exact: false })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole("contentinfo").textContent).not.toContain("计入设备表的方案"),
    );
    await userEvent.click(table.getByRole("button", { name: `${now.name} 版本 2计入设备表` }));
    expect(await table.findByText("已计入", { exact: false })).toBeTruthy();
  });

  it("alone make a schedule that can be exported", async () => {
    server.ids = [];
    server.versions = [now];
    open();
    expect(await screen.findByRole("link", { name: "查看方案" })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "导出" }).disabled).toBe(false),
    );
  });
});

describe("design values", () => {
  const opened = async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "修改 LYF-1 的设计参数" }));
    const dialog = within(await screen.findByRole("dialog", { name: "LYF-1 的设计参数" }));
    return { dialog, field: dialog.getByRole<HTMLInputElement>("textbox", { name: "风量（m³/h）" }) };
  };

  it("are edited in the page, and what the product does at them is read anew", async () => {
    const { dialog, field } = await opened();
    expect(field.value).toBe("12000");
    await userEvent.clear(field);
    await userEvent.type(field, "9800");
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call, asking] = server.calls.mock.lastCall as [string, { body: object }];
    expect(call).toBe("PATCH /{id}/design_properties");
    expect(asking.body).toMatchObject({
      designProperties: [{ name: "风量", values: [9800] }],
      runtimeProperties: [{ name: "风量", values: [9912] }, { name: "全压" }],
      version: 4,
    });
  });

  it("that are not filled in, or not saved, stay before whoever typed them", async () => {
    const { dialog, field } = await opened();
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect(dialog.getByRole("alert").textContent).toBe("填写每一项设计参数");
    await userEvent.type(field, "9800");
    server.onWrite = () => {
      const current = { ...product("1"), version: 5, designProperties: [] };
      throw new ApiError("conflict", "changed", { status: 409, data: { current } });
    };
    await userEvent.click(dialog.getByRole("button", { name: "保存" }));
    expect((await dialog.findByRole("alert")).textContent).toBe("设计参数刚被其他人修改，请核对后重新填写");
    expect(field.value).toBe("9800");
  });
});

it("shows an automatic number where nobody has given one", async () => {
  open();
  const [first] = await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的编号$/u });
  expect([first!.value, first!.placeholder]).toEqual(["", "F-1"]);
});

it("asks nobody but whoever has signed in", async () => {
  useSession.setState(ANONYMOUS_WEB, true);
  const requireLogin = vi.fn().mockResolvedValue(false);
  open({ ...signedIn(), requireLogin });
  expect(screen.getByText("登录后查看已选产品")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "登录" }));
  expect(requireLogin).toHaveBeenCalledOnce();
});
