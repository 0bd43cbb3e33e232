import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { changeSelectedProduct } from "#api/contract/projectProducts.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { ANONYMOUS_WEB, useSession } from "#ui/page/services/useSession.ts";
import { signedIn } from "../../renderInApp.tsx";
import { freshProject, open, product, PROJECT, rowsShown, server } from "./support/selectedProducts.tsx";

freshProject();

it("shows design and running values of each product, and the sums", async () => {
  open();
  expect(await rowsShown()).toHaveLength(2);
  const [, row] = screen.getAllByRole("row");
  expect(row?.textContent).toContain("风量 12,000 m³/h");
  expect(row?.textContent).toContain("风量 12,267 m³/h");
  await waitFor(() => expect(screen.getByRole("contentinfo").textContent).toBe("合计 2 项数量 4 台"));
});

it("marks an own product, whose library is not told", async () => {
  server.ids = ["1", "o2"];
  open();
  await rowsShown();
  const [, ofCatalogue, own] = screen.getAllByRole("row");
  expect(within(own!).getByTitle("自有产品").textContent).toBe("自有");
  expect(within(ofCatalogue!).queryByText("自有")).toBeNull();
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
  expect(await screen.findByText("1 处填写暂时无法保存，仍在输入框中，恢复后自动保存")).toBeTruthy();
  expect(field.value).toBe("屋面");
  server.error = null;
  fireEvent.blur(field);
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce());
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { remark: "屋面" } });
});

it("says in a quiet line that the server has no database for now, and saves by itself, once, when it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  open();
  const field = (await screen.findAllByRole<HTMLInputElement>("textbox", { name: /的备注$/u }))[0]!;
  server.error = new ApiError("unavailable", "The database does not answer", { status: 503 });
  await user.type(field, "屋面{Enter}");
  const line = "1 处填写暂时无法保存，仍在输入框中，恢复后自动保存";
  expect(await screen.findByText(line)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText(line)).toBeTruthy();
  expect(field.value).toBe("屋面");
  server.error = null;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText(line)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(server.calls).toHaveBeenCalledOnce();
  expect(server.calls.mock.lastCall?.[1]).toMatchObject({ body: { remark: "屋面" } });
  expect(useNoticeList.getState()).toEqual([]);
  vi.useRealTimers();
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
  act(() =>
    useSession.setState({
      token: "t2",
      user: { id: "7", uniqueId: "u7", name: "李明远", isOperator: false },
    }),
  );
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

it("says in its dialog that a name holds a mark that turns the direction of writing, and asks the server nothing", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "项目：一期" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "重命名" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: /^项目名称/u });
  const before = server.calls.mock.calls.length;
  fireEvent.change(field, { target: { value: "一期\u202E楼号" } });
  await userEvent.type(field, "{Enter}");
  expect(screen.getByText("项目名称含有换行或改变文字方向的隐藏字符，删去后重新填写")).toBeTruthy();
  expect(server.calls).toHaveBeenCalledTimes(before);
  fireEvent.change(field, { target: { value: "一期楼号" } });
  await userEvent.type(field, "{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
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
