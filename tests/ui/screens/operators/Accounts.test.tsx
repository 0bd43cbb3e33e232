import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { notices } from "#ui/page/services/useNotices.ts";
import { forgetUser } from "#ui/page/services/useSession.ts";
import { setUpUser } from "../../../support/setUpUser.ts";
import { account, openOperators, said, signInAs } from "./support.tsx";

beforeEach(() => {
  notices.clear();
  signInAs(true);
});

const ME = account("9", { account: "admin", isOperator: true, isYou: true, sessions: 1, bytes: 0 });
const LOCKED = account("2", { lockedAt: 1, lockReason: "试用期已过", sessions: 0 });

function open(over: Parameters<typeof openOperators>[1] = {}, list = [ME, account("1"), LOCKED]) {
  return openOperators("/operators", {
    "GET /accounts": () => ({ list, totalCount: list.length }),
    "GET /accounts/{accountId}": ({ params }: { params: { accountId: string } }) =>
      list.find(({ id }) => id === params.accountId),
    ...over,
  });
}
async function manage(name: string) {
  const user = setUpUser();
  await user.click(await screen.findByRole("button", { name: `管理 ${name}` }));
  await screen.findByRole("dialog", { name });
  const button = (label: string) =>
    within(screen.getByRole("dialog", { name })).getByRole<HTMLButtonElement>("button", { name: label });
  return { user, button };
}
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

describe("the operators' pages", () => {
  it("ask a visitor to sign in, and lead anybody else back", async () => {
    forgetUser();
    const { unmount } = openOperators("/operators", {});
    expect(screen.getByText("登录后打开管理页")).toBeTruthy();
    expect(screen.getByRole("button", { name: "登录" })).toBeTruthy();
    unmount();
    signInAs(false);
    const { calls } = openOperators("/operators", {});
    expect(screen.getByText("此帐号不是管理员")).toBeTruthy();
    expect(screen.getByRole("link", { name: "返回产品库" })).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
  });

  it("list accounts with state, last sign-in, projects and size", async () => {
    open();
    await screen.findByRole("button", { name: "管理 admin" });
    expect(rows()).toEqual([
      "帐号姓名邮箱状态最近登录注册日期项目占用操作",
      "admin 管理员（我）设计师 9- -正常2026-11-26 12:052026-11-263- -管理",
      "user1设计师 1- -正常2026-11-26 12:052026-11-2632.1 MB管理",
      "user2设计师 2- -已锁定2026-11-26 12:052026-11-2632.1 MB管理",
    ]);
  });

  it("search by words and state, which are in the address, and offer all again where nothing is found", async () => {
    const { calls } = open({ "GET /accounts": () => ({ list: [], totalCount: 0 }) });
    const user = setUpUser();
    await user.type(await screen.findByLabelText("按帐号、姓名或邮箱查找"), "nobody{Enter}");
    await user.click(screen.getByLabelText("已锁定"));
    await waitFor(() =>
      expect(calls.mock.lastCall).toMatchObject([
        "GET /accounts",
        { query: { words: "nobody", filter: "locked", page_no: "1" } },
      ]),
    );
    await user.click(await screen.findByRole("button", { name: "查看全部帐号" }));
    await waitFor(() =>
      expect(calls.mock.lastCall?.[1]).toEqual({ query: { filter: "all", page_no: "1", page_size: "20" } }),
    );
  });

  it("say why the list was not read, and try again", async () => {
    let isAway = true;
    open({
      "GET /accounts": () => {
        if (isAway) throw new ApiError("network", "网络连接失败，请检查网络");
        return { list: [ME], totalCount: 1 };
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("网络连接失败");
    isAway = false;
    await setUpUser().click(screen.getByRole("button", { name: "重试" }));
    expect(await screen.findByRole("button", { name: "管理 admin" })).toBeTruthy();
  });
});

describe("an account", () => {
  it("is locked with a reason, which must be written, once for a double click", async () => {
    const { calls } = open({ "POST /accounts/{accountId}/lock": () => LOCKED });
    const { user, button } = await manage("user1");
    await user.click(button("锁定"));
    const dialog = within(screen.getByRole("dialog", { name: "锁定帐号" }));
    await user.click(dialog.getByRole("button", { name: "锁定" }));
    expect(dialog.getByText("填写原因")).toBeTruthy();
    await user.type(dialog.getByLabelText(/原因/u), " 转给别人使用 ");
    await user.dblClick(dialog.getByRole("button", { name: "锁定" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "锁定帐号" })).toBeNull());
    const locks = calls.mock.calls.filter(([key]) => key === "POST /accounts/{accountId}/lock");
    expect(locks).toEqual([
      ["POST /accounts/{accountId}/lock", { params: { accountId: "1" }, body: { reason: "转给别人使用" } }],
    ]);
    expect(said()).toEqual([["user1 已锁定", ""]]);
  });

  it("that somebody else has just locked says so, and is read again", async () => {
    const { calls } = open({
      "POST /accounts/{accountId}/lock": () => {
        throw new ApiError("conflict", "locked", { status: 409, data: { reason: "locked" } });
      },
    });
    const { user, button } = await manage("user1");
    await user.click(button("锁定"));
    const dialog = within(screen.getByRole("dialog", { name: "锁定帐号" }));
    await user.type(dialog.getByLabelText(/原因/u), "试用期已过");
    calls.mockClear();
    await user.click(dialog.getByRole("button", { name: "锁定" }));
    await waitFor(() => expect(said()).toEqual([["锁定未完成", "此帐号已被锁定，可能另一位管理员刚刚锁定"]]));
    await waitFor(() =>
      expect(calls.mock.calls.map(([key]) => key)).toEqual(
        expect.arrayContaining(["GET /accounts", "GET /accounts/{accountId}"]),
      ),
    );
    // What was typed stays.
    expect(dialog.getByLabelText<HTMLInputElement>(/原因/u).value).toBe("试用期已过");
  });

  it("is unlocked after a question", async () => {
    const { calls } = open({ "DELETE /accounts/{accountId}/lock": () => account("2") });
    const { user, button } = await manage("user2");
    expect(screen.getByText("试用期已过")).toBeTruthy();
    await user.click(button("解锁"));
    await user.click(
      within(screen.getByRole("dialog", { name: "解锁帐号" })).getByRole("button", { name: "解锁" }),
    );
    await waitFor(() => expect(said()).toEqual([["user2 已解锁", ""]]));
    expect(calls.mock.calls.filter(([key]) => key === "DELETE /accounts/{accountId}/lock")).toHaveLength(1);
  });

  it("shows a code once, with where and how long it is good", async () => {
    open({
      "POST /accounts/{accountId}/reset_code": () => ({
        code: "ABCDE-FGHJK",
        expiresAt: Date.UTC(2026, 10, 27),
      }),
    });
    const { user, button } = await manage("user1");
    await user.click(button("生成重置码"));
    await user.click(screen.getByRole("button", { name: "生成" }));
    const dialog = within(await screen.findByRole("dialog", { name: "user1 的重置码" }));
    expect(dialog.getByLabelText<HTMLInputElement>("重置码").value).toBe("ABCDE-FGHJK");
    expect(dialog.getByText(/account\/new-password 设定新密码，2026-11-27 08:00 前有效/u)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "完成" }));
    await user.click(button("生成重置码"));
    expect(screen.queryByDisplayValue("ABCDE-FGHJK")).toBeNull();
  });

  it("is deleted only after its name is typed, and an answer that was lost is told as that", async () => {
    let isLost = true;
    const { calls } = open({
      "DELETE /accounts/{accountId}": () => {
        if (isLost) throw new ApiError("timeout", "服务器没有在 30 秒内答复");
        return null;
      },
    });
    const { user, button } = await manage("user1");
    await user.click(button("删除"));
    const dialog = within(screen.getByRole("dialog", { name: "删除帐号" }));
    await user.type(dialog.getByLabelText(/帐号/u), "user2");
    await user.click(dialog.getByRole("button", { name: "删除" }));
    expect(dialog.getByText("填写的不是 user1")).toBeTruthy();
    expect(calls.mock.calls.map(([key]) => key)).not.toContain("DELETE /accounts/{accountId}");
    await user.clear(dialog.getByLabelText(/帐号/u));
    await user.type(dialog.getByLabelText(/帐号/u), "User1");
    await user.click(dialog.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(said()[0]?.[1]).toContain("可能已经完成"));
    isLost = false;
    await user.click(dialog.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(said()).toContainEqual(["user1 已删除", ""]);
  });

  it("of the longest name, whatever its characters, can be deleted", async () => {
    const name = "𠀀".repeat(64);
    const { calls } = open({ "DELETE /accounts/{accountId}": () => null }, [account("1", { account: name })]);
    const { user, button } = await manage(name);
    await user.click(button("删除"));
    const dialog = within(screen.getByRole("dialog", { name: "删除帐号" }));
    await user.click(dialog.getByLabelText(/帐号/u));
    await user.paste(name);
    await user.click(dialog.getByRole("button", { name: "删除" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.mock.calls.map(([key]) => key)).toContain("DELETE /accounts/{accountId}");
  });

  it("of one's own is neither locked nor deleted here, in words", async () => {
    open();
    const { button } = await manage("admin");
    expect([button("锁定").disabled, button("删除").disabled, button("全部退出登录").disabled]).toEqual([
      true,
      true,
      false,
    ]);
    expect(screen.getAllByText("自己的帐号不能锁定或删除")).toHaveLength(2);
  });

  it("that is gone says so, with the way back to the list", async () => {
    open({
      "GET /accounts/{accountId}": () => {
        throw new ApiError("not.found", "none", { status: 404 });
      },
    });
    const { user } = await manage("user1");
    expect((await screen.findByRole("alert")).textContent).toContain("帐号没有读取成功");
    await user.click(screen.getByRole("button", { name: "返回列表" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
