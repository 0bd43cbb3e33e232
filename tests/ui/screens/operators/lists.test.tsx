import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { act, library, message, openOperators, said, signInAs } from "./support.tsx";

beforeEach(() => {
  notices.clear();
  signInAs(true);
});
async function rows() {
  // The head is there before the rows.
  await waitFor(() => expect(screen.getAllByRole("row").length).toBeGreaterThan(1));
  return screen.getAllByRole("row").map((row) => row.textContent);
}

describe("the record", () => {
  it("says who did what, when, on whom, and from which state to which", async () => {
    openOperators("/operators/acts", {
      "GET /acts": () => ({
        list: [
          act("3", { act: "grant", operator: null, was: "user", became: "operator", note: "" }),
          act("2", { act: "signOut", was: "2", became: "0", note: "" }),
          act("1"),
          act("0", { act: "resetCode", was: null, became: null, note: "" }),
          act("4", { act: "publish", subject: "暖通一所", was: "0", became: "12", note: "" }),
          act("5", { act: "takeBack", subject: "暖通一所", was: "12", became: "0", note: "" }),
        ],
        totalCount: 6,
      }),
    });
    expect(await rows()).toEqual([
      "时间操作人操作对象变化原因或备注",
      "2026-11-26 12:05终端命令设为管理员user1普通帐号 → 管理员- -",
      "2026-11-26 12:05admin全部退出登录user1登录 2 处 → 登录 0 处- -",
      "2026-11-26 12:05admin锁定帐号user1正常 → 已锁定转给别人使用",
      "2026-11-26 12:05admin发重置码user1- -- -",
      "2026-11-26 12:05admin公开产品库暖通一所公开 0 个 → 公开 12 个- -",
      "2026-11-26 12:05admin收回公开暖通一所公开 12 个 → 公开 0 个- -",
    ]);
  });

  it("is asked for by words and by act, and leads on where it is empty", async () => {
    const { calls } = openOperators("/operators/acts?words=user1&act=lock", {
      "GET /acts": () => ({ list: [], totalCount: 0 }),
    });
    await screen.findByText("没有符合的操作记录");
    expect(calls.mock.lastCall?.[1]).toMatchObject({ query: { words: "user1", act: "lock" } });
    await setUpUser().click(screen.getByRole("button", { name: "查看全部记录" }));
    await screen.findByText("还没有操作记录");
    expect(screen.getByRole("link", { name: "查看账户" }).getAttribute("href")).toBe("/operators");
  });
});

describe("libraries of own products", () => {
  it("are published and taken back after a question, once a press, and the count is told", async () => {
    const { calls } = openOperators("/operators/libraries", {
      "GET /libraries": () => ({
        list: [
          library("1", { published: 3 }),
          library("2", { name: "张三", isPersonal: true, products: 0 }),
          library("3", { name: "旧库", products: 0, published: 4, owners: [] }),
        ],
        totalCount: 3,
      }),
      "POST /libraries/{libraryId}/publish": () => ({ name: "暖通一所", products: 12, skipped: 2 }),
      "POST /libraries/{libraryId}/take_back": () => ({ name: "旧库", products: 4, skipped: 0 }),
    });
    expect(await rows()).toEqual([
      "产品库类型所有者使用中个已公开个操作",
      "暖通一所团队王工、李工123重新公开收回",
      "张三个人王工、李工0- -",
      "旧库团队- -04收回",
    ]);
    const user = setUpUser();
    await user.click(screen.getByRole("button", { name: "公开 暖通一所" }));
    expect(screen.getByRole("dialog").textContent).toContain("把 12 个使用中的产品公开给所有人：暖通一所");
    await user.dblClick(within(screen.getByRole("dialog")).getByRole("button", { name: "公开" }));
    await waitFor(() =>
      expect(said()[0]?.[0]).toBe("“暖通一所”的 12 个产品已公开；另有 2 个公共产品中已有，没有重复公开"),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "收回 旧库" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "收回" }));
    await waitFor(() => expect(said()[0]?.[0]).toBe("“旧库”的 4 个产品已不再公开"));
    expect(calls.mock.calls.filter(([key]) => key.startsWith("POST"))).toEqual([
      ["POST /libraries/{libraryId}/publish", { params: { libraryId: "1" } }],
      ["POST /libraries/{libraryId}/take_back", { params: { libraryId: "3" } }],
    ]);
  });

  it("are found by words, and an empty list leads on", async () => {
    const { calls } = openOperators("/operators/libraries?words=王", {
      "GET /libraries": () => ({ list: [], totalCount: 0 }),
    });
    await screen.findByText("没有符合的产品库");
    expect(calls.mock.lastCall?.[1]).toMatchObject({ query: { words: "王" } });
    await setUpUser().click(screen.getByRole("button", { name: "查看全部产品库" }));
    await screen.findByText("还没有自有产品库");
  });
});

describe("feedback", () => {
  const open = (answers: Parameters<typeof openOperators>[1] = {}) =>
    openOperators("/operators/feedback", {
      "GET /feedback": () => ({
        list: [message("1", { category: "通风机", score: 3.5, type: "rating" }), message("2")],
        totalCount: 2,
      }),
      ...answers,
    });

  it("is a list to work through: a message is read whole, noted and done with", async () => {
    const { calls } = open({
      "PATCH /feedback/{messageId}": () => message("2", { doneAt: 1, note: "已排入计划", version: 2 }),
    });
    expect((await rows()).slice(1)).toEqual([
      "2026-11-26 12:05评分缺少分类 1希望收录屋顶风机通风机3.5- -- -处理",
      "2026-11-26 12:05缺失类别缺少分类 2希望收录屋顶风机- -- -- -- -处理",
    ]);
    const user = setUpUser();
    await user.click(screen.getByRole("button", { name: "处理 缺少分类 2" }));
    await user.type(screen.getByLabelText("备注"), "已排入计划");
    await user.dblClick(screen.getByRole("button", { name: "标为已处理" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const changes = calls.mock.calls.filter(([key]) => key === "PATCH /feedback/{messageId}");
    expect(changes.map(([, asking]) => asking as object)).toEqual([
      { params: { messageId: "2" }, body: { isDone: true, note: "已排入计划", version: 1 } },
    ]);
  });

  it("that another operator has changed is shown as it is now, and what was typed stays", async () => {
    const current = message("2", { note: "已回电", doneAt: 1, version: 2 });
    open({
      "PATCH /feedback/{messageId}": () => {
        throw new ApiError("conflict", "changed", { status: 409, data: { current } });
      },
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "处理 缺少分类 2" }));
    await user.type(screen.getByLabelText("备注"), "已排入计划");
    await user.click(screen.getByRole("button", { name: "标为已处理" }));
    await waitFor(() => expect(said()[0]?.[0]).toBe("另一位管理员刚刚改过"));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("button", { name: "重新打开" })).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>("备注").value).toBe("已排入计划");
    // Saving replaces it, so it can be read first.
    expect(dialog.getByText("另一位管理员的备注：已回电")).toBeTruthy();
  });

  it("that another operator has noted keeps their note where none was typed", async () => {
    const current = message("2", { note: "已回电", version: 2 });
    let isChanged = true;
    const { calls } = open({
      "PATCH /feedback/{messageId}": () => {
        if (isChanged) throw new ApiError("conflict", "changed", { status: 409, data: { current } });
        return { ...current, doneAt: 1, version: 3 };
      },
    });
    const user = setUpUser();
    await user.click(await screen.findByRole("button", { name: "处理 缺少分类 2" }));
    await user.click(screen.getByRole("button", { name: "标为已处理" }));
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>("备注").value).toBe("已回电"));
    expect(screen.queryByText(/另一位管理员的备注/u)).toBeNull();
    isChanged = false;
    calls.mockClear();
    await user.click(screen.getByRole("button", { name: "标为已处理" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.mock.calls).toContainEqual([
      "PATCH /feedback/{messageId}",
      { params: { messageId: "2" }, body: { isDone: true, note: "已回电", version: 2 } },
    ]);
  });

  it("is asked for by state and type, and each empty list leads on", async () => {
    const { calls } = openOperators("/operators/feedback?type=missingCategory", {
      "GET /feedback": () => ({ list: [], totalCount: 0 }),
    });
    const user = setUpUser();
    expect(await screen.findByText("没有待处理的反馈")).toBeTruthy();
    expect(calls.mock.lastCall?.[1]).toMatchObject({ query: { type: "missingCategory", state: "open" } });
    await user.click(screen.getByRole("button", { name: "查看全部类型" }));
    await user.click(await screen.findByRole("link", { name: "查看已处理的" }));
    expect(await screen.findByText("没有已处理的反馈")).toBeTruthy();
    expect(calls.mock.lastCall?.[1]).toMatchObject({ query: { state: "done" } });
  });
});
