import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import { getCurrentProject } from "#api/contract/projects.ts";
import { NOT_LOUD } from "../support/rows.ts";
import { countPlan } from "#domain/building/batch/confirm/countPlan.ts";
import type { Account } from "#ui/page/services/Account.ts";
import type { Answered } from "#workers/batch/run/answered.ts";
import type { ConfirmedPlan } from "#workers/batch/plan/ConfirmedPlan.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import type { SavedVersion } from "#workers/batch/plan/versions/SavedVersion.ts";
import type { AnswerCall } from "../../../renderInApp.tsx";
import { FakeBatch } from "../support/FakeBatch.ts";
import { listsAnd, openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";
import { PROJECT, projectWith, signInUser, version } from "../support/versions.ts";

const PLAN: ConfirmedPlan = {
  id: 1,
  buildingName: "一号楼.xlsx",
  rooms: 1,
  counts: { ...countPlan([], 0, NOT_LOUD), matched: 1 },
  units: 1,
  toConfirm: [],
  air: null,
  totals: [
    {
      ...{ productId: "p1", model: "LYW-68", name: "卧式", seriesName: "", isSample: false },
      ...{ rooms: 1, units: 1, doubtful: 0 },
    },
  ],
  sheets: [],
};
const SAVED: Answered<SavedVersion> = {
  ok: true,
  value: { status: "saved", versionId: "version-3", number: 3 },
};

afterEach(() => {
  vi.restoreAllMocks();
});

async function confirm(
  answers: readonly Answered<SavedVersion>[],
  {
    answer = projectWith([]).answer,
    account = {},
    sheet = {},
  }: { answer?: AnswerCall; account?: Partial<Account>; sheet?: Partial<SheetClient> } = {},
) {
  const batch = new FakeBatch([matched(0)], { hasRun: true, rooms: 1, matched: 1 });
  batch.confirmAnswer = { ok: true, value: PLAN };
  const asked: unknown[][] = [];
  batch.saveVersion = async (planId, projectId) => {
    asked.push([planId, projectId]);
    await Promise.resolve();
    return answers[Math.min(answers.length, asked.length) - 1]!;
  };
  const opened = openBatch(batch, { answer, account, sheet });
  await opened.user.click(screen.getByRole("button", { name: "确认方案" }));
  const dialog = within(await screen.findByRole("dialog", { name: "确认方案" }));
  await dialog.findByRole("region", { name: "按型号汇总" });
  return { ...opened, batch, dialog, asked };
}

const mayDownload = (dialog: ReturnType<typeof within>) =>
  expect(dialog.getByRole("button", { name: "下载 .xlsx" }).hasAttribute("disabled")).toBe(false);

it("is stored with the current project of whoever has signed in, beside the workbook", async () => {
  signInUser();
  const { dialog, asked } = await confirm([SAVED]);
  expect(await dialog.findByText("已保存到项目“一号楼”，第 3 版")).toBeTruthy();
  expect(asked.every(([planId, projectId]) => planId === 1 && projectId === PROJECT.id)).toBe(true);
  mayDownload(dialog);
});

it("prints the address of the stored version in its files, and none before there is one", async () => {
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:plan");
  const links = async () => {
    const write = vi.fn<SheetClient["write"]>(() => Promise.resolve(new ArrayBuffer(8)));
    const opened = await confirm([SAVED], { sheet: { write } });
    const told = screen.queryByText("登录后，方案作为一个版本保存到项目；不登录也可下载 .xlsx");
    if (!told) await opened.dialog.findByText("已保存到项目“一号楼”，第 3 版");
    await opened.user.click(opened.dialog.getByRole("button", { name: "下载 .xlsx" }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    opened.unmount();
    return write.mock.calls[0]![1];
  };
  expect(await links()).toBeUndefined();
  signInUser();
  const link = await links();
  expect(link?.note).toBe("项目“一号楼”的成员登录后打开此方案保存的第 3 版");
  expect(link?.address).toContain("/multiRoom/fanCoil?planProject=project-1&planVersion=version-3");
});

it("says that nothing has changed since a version, where nothing has", async () => {
  signInUser();
  const { dialog } = await confirm([
    { ok: true, value: { status: "same", versionId: "version-3", number: 3 } },
  ]);
  expect(await dialog.findByText("与项目“一号楼”中的第 3 版相同，没有另存")).toBeTruthy();
});

it("asks nobody over the plan: the way to sign in stands beside it, and the plan is stored after the login", async () => {
  const requireLogin = vi.fn<Account["requireLogin"]>(() => {
    signInUser();
    return Promise.resolve(true);
  });
  const { user, dialog, asked } = await confirm([SAVED], { account: { requireLogin } });
  expect(requireLogin).not.toHaveBeenCalled();
  expect(dialog.getByText("登录后，方案作为一个版本保存到项目；不登录也可下载 .xlsx")).toBeTruthy();
  mayDownload(dialog);
  expect(asked).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "登录并保存" }));
  expect(requireLogin).toHaveBeenCalledOnce();
  expect(await dialog.findByText("已保存到项目“一号楼”，第 3 版")).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it("stores it as soon as somebody signs in elsewhere on the page", async () => {
  const { dialog } = await confirm([SAVED]);
  act(signInUser);
  expect(await dialog.findByText("已保存到项目“一号楼”，第 3 版")).toBeTruthy();
});

it.each(["network", "unavailable"])(
  "a save that no server answers for now (%s) is a quiet line, and is sent again by itself, once",
  async (code) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    signInUser();
    const away: Answered<SavedVersion> = { ok: false, code, message: "The database does not answer" };
    const { dialog, asked } = await confirm([away, away, SAVED]);
    const line = "暂时无法保存到项目，恢复后自动保存。方案和选型结果都在";
    expect((await dialog.findByText(line)).closest("[role=status]")).toBeTruthy();
    mayDownload(dialog);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(dialog.getByText(line)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(dialog.getByText("已保存到项目“一号楼”，第 3 版")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked).toHaveLength(3);
    vi.useRealTimers();
  },
);

it.each([
  ["invalid.parameter", "no such room", "方案中有服务器不接受的内容"],
  ["forbidden", "A member who is viewer may not do this", "您在此项目中只能查看"],
  ["conflict", "The project is archived", "项目已归档，不能再保存方案"],
  [
    "invalid.input",
    "此项目保存的方案已满 500 MB，另建项目后再保存",
    "此项目保存的方案已满 500 MB，另建项目后再保存",
  ],
])("a save that fails for %s says why and is tried again", async (code, message, said) => {
  signInUser();
  const { user, dialog } = await confirm([{ ok: false, code, message }, SAVED]);
  await waitFor(() => expect(dialog.getByText(`方案未保存到项目：${said}。方案和选型结果都在`)).toBeTruthy());
  mayDownload(dialog);
  await user.click(dialog.getByRole("button", { name: "重试" }));
  expect(await dialog.findByText("已保存到项目“一号楼”，第 3 版")).toBeTruthy();
});

it.each([
  ["without a network", new ApiError("network", "网络连接失败，请检查网络")],
  ["behind a proxy's page", new ApiError("unexpected.answer", "服务器的答复无法识别", { status: 502 })],
])("says so where the project cannot be had, %s", async (_, error) => {
  signInUser();
  const { dialog, asked } = await confirm([SAVED], {
    answer: listsAnd(({ path }) => {
      if (path === getCurrentProject.path) throw error;
      throw new Error(`the test answers no ${path}`);
    }),
  });
  expect(await dialog.findByText("暂时无法保存到项目，恢复后自动保存。方案和选型结果都在")).toBeTruthy();
  expect(asked).toEqual([]);
});

const CONFLICT: Answered<SavedVersion> = {
  ok: true,
  value: {
    status: "conflict",
    yours: version(4, { basedOn: 2, isParallel: true }),
    theirs: version(3, { author: "王工" }),
  },
};

it("of two who saved at once the later hears of both versions, and keeps theirs as a new one", async () => {
  signInUser();
  const { user, dialog } = await confirm([CONFLICT]);
  const conflict = within(await screen.findByRole("dialog", { name: "方案已有新版本" }));
  expect(conflict.getByText(/^您从第 2 版修改期间，王工 于 .+ 保存了第 3 版。$/u)).toBeTruthy();
  expect(conflict.getByText(/没有覆盖它，存为第 4 版；两个版本都保留在项目中/u)).toBeTruthy();
  await user.click(conflict.getByRole("button", { name: "存为新版本" }));
  expect(await screen.findByText("已存为第 4 版")).toBeTruthy();
  expect(dialog.getByText("已保存到项目“一号楼”，第 4 版；第 3 版由他人同时保存")).toBeTruthy();
});

it("shows what the two versions have otherwise", async () => {
  signInUser();
  const compared: unknown[] = [];
  const { batch, user } = await confirm([CONFLICT]);
  batch.compareVersions = async (...asked) => {
    compared.push(asked.slice(0, 3));
    await Promise.resolve();
    const counts = { fresh: 0, gone: 0, changed: 0, same: 9, unmatched: 0 };
    return {
      ok: true,
      value: { id: 1, ...counts, sound: null, products: [], plants: [], systems: [], ducts: [], splits: [] },
    };
  };
  await user.click(await screen.findByRole("button", { name: "查看两个版本的差异" }));
  const differences = within(await screen.findByRole("dialog", { name: "比较版本" }));
  expect(await differences.findByText("没有差异")).toBeTruthy();
  expect(differences.getByText(/有一个版本没有保存声级，不能比较/u)).toBeTruthy();
  expect(compared[0]).toEqual([PROJECT.id, "version-3", "version-4"]);
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "确认方案" })).toBeNull());
});
