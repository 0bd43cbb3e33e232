import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { forgetUser } from "#ui/page/services/useSession.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { signedIn } from "../../renderInApp.tsx";
import { library, openLibrary, pageOf, product, said, signIn } from "./support.tsx";

beforeEach(() => {
  notices.clear();
  signIn();
});

const MINE = library("1", { name: "我的产品", isPersonal: true, members: 1, products: 0, drafts: 0 });
const TEAM = library("2", { name: "暖通二所" });
const GONE = library("3", { name: "某医院项目", deletedAt: Date.UTC(2026, 10, 20) });
const LIST = [product("100", { isDraft: true }), product("125", { hasCurves: false, changedBy: null })];

const open = (over: Parameters<typeof openLibrary>[1] = {}, address = "/library?library=2") =>
  openLibrary(address, {
    "GET ": () => [MINE, TEAM, GONE],
    "GET /products": () => pageOf(LIST),
    ...over,
  });
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

describe("libraries of own products", () => {
  it("ask a visitor to sign in, and ask the server nothing", async () => {
    forgetUser();
    const requireLogin = vi.fn(async () => false);
    const { calls } = openLibrary("/library", {}, { account: { ...signedIn(), requireLogin } });
    await setUpUser().click(screen.getByRole("button", { name: "登录" }));
    expect(requireLogin).toHaveBeenCalledTimes(1);
    expect(calls).not.toHaveBeenCalled();
  });

  it("show the personal one first, and another one when it is chosen", async () => {
    const { called } = open({}, "/library");
    expect(await screen.findByRole("heading", { name: "我的产品" })).toBeTruthy();
    const list = within(screen.getByRole("list", { name: "产品库" }));
    await setUpUser().click(list.getByRole("button", { name: /暖通二所/u }));
    expect(await screen.findByRole("heading", { name: "暖通二所" })).toBeTruthy();
    expect(screen.getByRole("list", { name: "概况" }).textContent).toBe("所有者成员 2使用中 1草稿 1样本 0");
    await waitFor(() => expect(called("GET /products").at(-1)).toMatchObject({ params: { libraryId: "2" } }));
  });

  it("say that one is gone, and why nothing was read, with a way on", async () => {
    const { unmount } = open({}, "/library?library=9");
    expect(await screen.findByText("没有此产品库")).toBeTruthy();
    await setUpUser().click(screen.getByRole("button", { name: "查看我的产品库" }));
    expect(await screen.findByRole("heading", { name: "我的产品" })).toBeTruthy();
    unmount();
    let isAway = true;
    open({
      "GET ": () => {
        if (isAway) throw new ApiError("network", "网络连接失败，请检查网络");
        return [MINE, TEAM];
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("网络连接失败");
    isAway = false;
    await setUpUser().click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("heading", { name: "暖通二所" })).toBeTruthy();
  });

  it("are founded by a name, and shown", async () => {
    const made = library("4", { name: "给排水所", products: 0, drafts: 0 });
    const all = [MINE, TEAM];
    const { called } = open({
      "GET ": () => [...all],
      "POST ": () => {
        all.push(made);
        return made;
      },
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "新建" }));
    const dialog = within(screen.getByRole("dialog", { name: "新建产品库" }));
    await user.type(dialog.getByLabelText("名称"), " 给排水所 ");
    await user.click(dialog.getByRole("button", { name: "新建" }));
    expect(await screen.findByRole("heading", { name: "给排水所" })).toBeTruthy();
    expect(called("POST ")).toEqual([{ body: { name: "给排水所" } }]);
  });

  it("are deleted after a question, and brought back", async () => {
    const { called } = open({
      "DELETE ": () => null,
      "POST /restore": () => library("3", { name: "某医院项目" }),
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "暖通二所 的更多操作" }));
    await user.click(await screen.findByRole("menuitem", { name: "删除产品库" }));
    const dialog = within(screen.getByRole("dialog", { name: "删除产品库" }));
    expect(dialog.getByText("删除“暖通二所”及其中 2 个产品？")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(said()).toEqual([["“暖通二所”已删除，30 天内可以恢复", ""]]));
    expect(called("DELETE ")).toEqual([{ params: { libraryId: "2" } }]);
    await user.click(screen.getByRole("button", { name: "恢复 某医院项目" }));
    await waitFor(() => expect(called("POST /restore")).toEqual([{ params: { libraryId: "3" } }]));
  });

  it("that are personal cannot be deleted, and a viewer changes nothing", async () => {
    const { unmount } = open({}, "/library?library=1");
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "我的产品 的更多操作" }));
    const item = await screen.findByRole("menuitem", { name: "删除产品库" });
    expect(item.hasAttribute("data-disabled")).toBe(true);
    unmount();
    open({ "GET ": () => [MINE, library("2", { name: "暖通二所", role: "viewer" })] });
    await screen.findByRole("link", { name: "SLB 100" });
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "删除" })).toBeNull();
    expect(screen.queryByRole("button", { name: "暖通二所 的更多操作" })).toBeNull();
    expect(screen.getByRole("button", { name: "成员" })).toBeTruthy();
  });
});

describe("products of a library", () => {
  it("are listed with state, curves and who changed them, and open their detail", async () => {
    open();
    const link = await screen.findByRole("link", { name: "SLB 100" });
    expect(link.getAttribute("href")).toContain("/product/detail/o-100");
    expect(rows()).toEqual([
      "型号品牌系列分类性能曲线状态最后修改",
      "SLB 100示例泵业SLB水泵有草稿2026-11-26 12:05李明远",
      "SLB 125示例泵业SLB水泵- -使用中2026-11-26 12:05已删除的帐号",
    ]);
  });

  it("whose curves were read from a chart lead to how they were read", async () => {
    const read = product("100", { source: "读图（矢量）：样本.pdf，第 1 页" });
    open({ "GET /products": () => pageOf([read]) });
    const link = await screen.findByRole("link", { name: "SLB 100 的读图记录" });
    expect(link.textContent).toBe("读图");
    expect(link.getAttribute("href")).toContain("sheet=o-100");
  });

  it("are found by state and words; nothing found offers all again, in the same library", async () => {
    const { called } = open({ "GET /products": () => pageOf([]) });
    const user = setUpUser();
    await user.click(await screen.findByLabelText("草稿"));
    await user.type(screen.getByLabelText("按型号、品牌或系列查找"), "SLB{Enter}");
    await waitFor(() =>
      expect(called("GET /products").at(-1)).toEqual({
        params: { libraryId: "2" },
        query: { words: "SLB", is_draft: "true", page_no: "1", page_size: "20" },
      }),
    );
    await user.click(await screen.findByRole("button", { name: "查看全部产品" }));
    await waitFor(() =>
      expect(called("GET /products").at(-1)).toEqual({
        params: { libraryId: "2" },
        query: { page_no: "1", page_size: "20" },
      }),
    );
  });

  it("are taken into use together, once for a double click", async () => {
    const { called } = open({ "POST /products/state": () => ({ changed: 2 }) });
    const user = setUpUser();
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "启用" })).disabled).toBe(true);
    await user.click(await screen.findByLabelText("选择本页全部产品"));
    expect(screen.getByRole("region", { name: "所选产品" }).textContent).toContain("已选 2 个");
    await user.dblClick(screen.getByRole("button", { name: "启用" }));
    await waitFor(() => expect(said()).toEqual([["2 个产品已启用", ""]]));
    expect(called("POST /products/state")).toEqual([
      { params: { libraryId: "2" }, body: { ids: ["o-100", "o-125"], isDraft: false } },
    ]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "启用" }).disabled).toBe(true);
  });

  it("are deleted after a question; a failure says why and keeps the choice", async () => {
    const { called } = open({
      "POST /products/delete": () => {
        throw new ApiError("forbidden", "no");
      },
    });
    const user = setUpUser();
    await user.click(await screen.findByLabelText("选择 SLB 125"));
    await user.click(screen.getByRole("button", { name: "删除" }));
    await user.click(
      within(screen.getByRole("dialog", { name: "删除产品" })).getByRole("button", { name: "删除" }),
    );
    await waitFor(() =>
      expect(said()).toEqual([["删除产品未完成", "您在此产品库中的角色已变更，不能再进行此操作"]]),
    );
    expect(called("POST /products/delete")).toEqual([
      { params: { libraryId: "2" }, body: { ids: ["o-125"] } },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>("选择 SLB 125").checked).toBe(true);
  });
});

it("tells who changed what", async () => {
  open(
    {
      "GET /acts": () => ({
        list: [
          { id: "2", at: 0, userName: "王晓岚", act: "accepted", about: "12" },
          { id: "1", at: 0, userName: "李明远", act: "founded", about: "暖通二所" },
        ],
        totalCount: 2,
      }),
    },
    "/library/acts?library=2",
  );
  await screen.findByText("12 个产品");
  expect(rows().slice(1)).toEqual([
    "1970-01-01 08:00王晓岚启用产品12 个产品",
    "1970-01-01 08:00李明远建立产品库暖通二所",
  ]);
});
