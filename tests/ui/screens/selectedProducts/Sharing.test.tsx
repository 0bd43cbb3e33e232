import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import {
  createProjectLink,
  listProjectLinks,
  listProjectMembers,
  removeProjectMember,
} from "#api/contract/projectSharing.ts";
import { listPlanVersions } from "#api/contract/projectPlans.ts";
import type { Project } from "#api/contract/projects.ts";
import type { Role } from "#domain/desk/project/projectRoles.ts";
import { useNoticeList } from "#ui/page/services/useNotices.ts";
import { ShareDialog } from "#ui/screens/selectedProducts/sharing/ShareDialog.tsx";
import { fakeApi, fakeServices, renderInApp } from "../../renderInApp.tsx";

const SECRET = "s".repeat(43);
const project = (role: Role): Project => ({
  id: "p1",
  name: "一期",
  version: 1,
  role,
  isCurrent: true,
  isArchived: false,
  members: 2,
  createdAt: 0,
  updatedAt: 0,
});
const member = (id: string, name: string, role: Role, isYou = false) => ({
  id,
  name,
  role,
  isYou,
  joinedAt: 0,
});
const link = (id: string, over: object) => ({
  id,
  purpose: "read",
  planVersionId: null,
  createdBy: "李明远",
  createdAt: 0,
  expiresAt: null,
  revokedAt: null,
  isForOne: false,
  usedAt: null,
  ...over,
});

const server = { links: [] as object[], error: null as ApiError | null, calls: vi.fn() };
beforeEach(() => {
  Object.assign(server, { links: [], error: null });
  server.calls.mockReset();
});

function open(role: Role = "owner", onLeft = () => {}) {
  const you = member("7", "李明远", role, true);
  const api = fakeApi(({ method, path }, asking) => {
    if (method === "GET" && path === listProjectMembers.path) return [you, member("8", "王工", "editor")];
    if (method === "GET" && path === listProjectLinks.path) return server.links;
    if (path === listPlanVersions.path)
      return { list: [{ id: "v1", name: "一号楼", kind: "fanCoil", number: 3 }], totalCount: 1 };
    server.calls(method, path.replace(/.*\{projectId\}/u, ""), asking);
    if (server.error !== null) throw server.error;
    if (path === createProjectLink.path) {
      const { body } = asking as { body: { purpose: string } };
      const made = link("l9", { purpose: body.purpose });
      server.links = [made, ...server.links];
      return { ...made, secret: SECRET };
    }
    return null;
  });
  renderInApp(<ShareDialog project={project(role)} onClose={() => {}} onLeft={onLeft} />, {
    services: fakeServices({ api }),
  });
}
const view = async (name: string) => {
  await screen.findByRole("table", { name: "项目成员" });
  await userEvent.click(screen.getByText(name));
};
const said = () => useNoticeList.getState().map(({ text, detail }) => [text, detail]);

it("lets the owner give another role, and take somebody out after a question", async () => {
  open();
  await userEvent.click(await screen.findByRole("combobox", { name: "王工 的角色" }));
  await userEvent.click(screen.getByRole("option", { name: "查看者" }));
  expect(server.calls.mock.lastCall).toMatchObject([
    "PATCH",
    "/members/{memberId}",
    { params: { memberId: "8" }, body: { role: "viewer" } },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "移除 王工" }));
  expect(screen.getByText("将 王工 移出“一期”？")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "移除" }));
  expect(server.calls.mock.lastCall).toMatchObject([
    "DELETE",
    "/members/{memberId}",
    { params: { memberId: "8" } },
  ]);
});

it("says why the last owner cannot leave", async () => {
  const onLeft = vi.fn();
  open("owner", onLeft);
  server.error = new ApiError("conflict", "owner", { status: 409 });
  await userEvent.click(await screen.findByRole("button", { name: "退出项目" }));
  await userEvent.click(screen.getByRole("button", { name: "退出" }));
  await waitFor(() =>
    expect(said()).toEqual([["退出项目失败", "项目至少有一名所有者，请先将其他成员设为所有者"]]),
  );
  expect(onLeft).not.toHaveBeenCalled();
});

it("offers a viewer nothing but the members and the way out", async () => {
  const onLeft = vi.fn();
  open("viewer", onLeft);
  const table = await screen.findByRole("table", { name: "项目成员" });
  expect(screen.queryByText("邀请链接")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(within(table).getAllByRole("button")).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "退出项目" }));
  await userEvent.click(screen.getByRole("button", { name: "退出" }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  expect(server.calls.mock.lastCall?.[1]).toBe(removeProjectMember.path.replace(/.*\{projectId\}/u, ""));
});

it("makes an invitation whose secret stands behind the #, and copies it", async () => {
  const written = vi.fn().mockResolvedValue(undefined);
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(written);
  open();
  await view("邀请链接");
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "新链接" });
  const address = new URL(field.value);
  expect(address.hash).toBe(`#/invitation#${SECRET}`);
  expect(address.href.slice(0, address.href.indexOf("#"))).not.toContain(SECRET);
  expect(server.calls.mock.lastCall?.[2]).toMatchObject({ body: { purpose: "editor", days: 7 } });
  await userEvent.click(screen.getByRole("button", { name: "复制" }));
  expect(written).toHaveBeenCalledWith(field.value);
  expect(screen.getByText("已复制，可以发给对方")).toBeTruthy();
  expect(await screen.findByRole("table", { name: "邀请链接" })).toBeTruthy();
});

it("makes an invitation for one, and says which were used", async () => {
  server.links = [
    link("l1", { purpose: "editor", isForOne: true, usedAt: Date.UTC(2026, 10, 22, 12) }),
    link("l2", { purpose: "viewer", isForOne: true }),
  ];
  open();
  await view("邀请链接");
  const table = within(await screen.findByRole("table", { name: "邀请链接" }));
  const rows = table.getAllByRole<HTMLTableRowElement>("row").slice(1);
  expect(rows.map(({ cells }) => [cells[0]?.title, cells[2]?.textContent])).toEqual([
    ["以查看者身份加入，限一人", "长期有效"],
    ["以编辑者身份加入，限一人", "2026-11-22 已使用"],
  ]);
  await userEvent.click(screen.getByRole("combobox", { name: "使用人数" }));
  await userEvent.click(await screen.findByRole("option", { name: "一人" }));
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  await waitFor(() =>
    expect(server.calls.mock.lastCall?.[2]).toMatchObject({
      body: { purpose: "editor", days: 7, isForOne: true },
    }),
  );
});

it("says how to copy where the browser forbids it", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  open();
  await view("邀请链接");
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  await userEvent.click(await screen.findByRole("button", { name: "复制" }));
  expect(screen.getByText("浏览器不允许复制，请按 Ctrl+C 复制选中的链接")).toBeTruthy();
});

it("makes a link to look at one version, to the day that was chosen", async () => {
  open();
  await view("只读链接");
  await userEvent.click(screen.getByRole("combobox", { name: "内容" }));
  await userEvent.click(await screen.findByRole("option", { name: "一号楼 · 风机盘管 · 版本 3" }));
  await userEvent.click(screen.getByRole("combobox", { name: "有效期" }));
  await userEvent.click(screen.getByRole("option", { name: "直到撤销" }));
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  await waitFor(() =>
    expect(server.calls.mock.lastCall?.[2]).toEqual({
      params: { projectId: "p1" },
      body: { purpose: "read", planVersionId: "v1" },
    }),
  );
});

it("lists links with their ends, those that are over last, and revokes one", async () => {
  const day = Date.UTC(2199, 0, 2, 12);
  server.links = [
    link("l1", { revokedAt: Date.UTC(2026, 10, 22, 12) }),
    link("l2", { expiresAt: Date.UTC(2020, 0, 2, 12), planVersionId: "v1" }),
    link("l3", { expiresAt: day }),
    link("l4", {}),
    link("l5", { purpose: "editor" }),
  ];
  open();
  await view("只读链接");
  const rows = within(
    await screen.findByRole("table", { name: "只读链接" }),
  ).getAllByRole<HTMLTableRowElement>("row");
  expect(rows.slice(1).map(({ cells }) => cells[2]?.textContent)).toEqual([
    "2199-01-02 到期",
    "长期有效",
    "2026-11-22 已撤销",
    "2020-01-02 已过期",
  ]);
  await userEvent.click(screen.getAllByRole("button", { name: "撤销链接 整个项目" })[0]!);
  expect(server.calls.mock.lastCall).toMatchObject([
    "DELETE",
    "/links/{linkId}",
    { params: { linkId: "l3" } },
  ]);
});

it("says that the owner's role was taken away meanwhile", async () => {
  open();
  await view("邀请链接");
  server.error = new ApiError("forbidden", "viewer", { status: 403 });
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  await waitFor(() =>
    expect(said()).toEqual([["生成链接失败", "您在此项目中的角色已变更，不能再进行此操作"]]),
  );
});

it("says how many links a project may have, where it has them", async () => {
  open();
  await view("邀请链接");
  const full = "此项目的链接已有 100 个，撤销不用的链接后再建";
  server.error = new ApiError("invalid.input", full, { status: 400 });
  await userEvent.click(screen.getByRole("button", { name: "生成链接" }));
  await waitFor(() => expect(said()).toEqual([["生成链接失败", full]]));
});
