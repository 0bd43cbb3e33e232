import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#api/client/ApiError.ts";
import type { RevisionEntry } from "#domain/building/batch/revision/revisionEntries.ts";
import type { Account } from "#ui/page/services/Account.ts";
import type { SheetClient } from "#workers/sheet/SheetClient.ts";
import type { VersionComparison } from "#workers/batch/plan/versions/SavedVersion.ts";
import { importPreview } from "../../../../support/importPreviews.ts";
import type { AnswerCall } from "../../../renderInApp.tsx";
import { FakeBatch } from "../support/FakeBatch.ts";
import { listsAnd, openBatch } from "../support/openBatch.tsx";
import { matched } from "../support/rows.ts";
import { PROJECT, projectWith, signInUser, version } from "../support/versions.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

async function openVersions(
  answer: AnswerCall,
  {
    batch = new FakeBatch([matched(0)]),
    account = {},
    sheet = {},
  }: {
    batch?: FakeBatch;
    account?: Partial<Account>;
    sheet?: Partial<SheetClient>;
  } = {},
) {
  const opened = openBatch(batch, { answer, account, sheet });
  await opened.user.click(screen.getByRole("button", { name: /^建筑：/u }));
  await opened.user.click(await screen.findByRole("menuitem", { name: "项目中的方案版本" }));
  return { ...opened, dialog: within(await screen.findByRole("dialog", { name: "方案版本" })) };
}

const rowOf = (dialog: ReturnType<typeof within>, called: string) =>
  dialog.getByRole("button", { name: `打开 ${called}` }).closest("tr")!;

it("lists which versions there are, of what, by whom, when, and from which catalogue", async () => {
  signInUser();
  const versions = [
    version(2, { isParallel: true, basedOn: null, note: "送审", author: null }),
    version(1, { kind: "airOutlet", name: "裙房" }),
  ];
  const { dialog } = await openVersions(projectWith(versions).answer);
  await dialog.findByRole("table", { name: "方案版本" });
  expect(rowOf(dialog, "办公楼 第 2 版").textContent).toMatch(
    /^办公楼送审 · 产品库 2026-11-20风机盘管第 2 版并行2,4182,391429,120已注销11\/22 .+打开备注共享与房间表比较$/u,
  );
  expect(rowOf(dialog, "裙房 第 1 版").textContent).toContain("风口");
  expect(rowOf(dialog, "裙房 第 1 版").innerHTML).toContain(`产品库 ${version(1).catalogueVersion}`);
  expect(dialog.getByText("项目：一号楼")).toBeTruthy();
});

it("asks whoever has not signed in, says that there is none yet, and tries a list again that did not come", async () => {
  const requireLogin = vi.fn<Account["requireLogin"]>(() => Promise.resolve(false));
  const { user, dialog, unmount } = await openVersions(listsAnd(), { account: { requireLogin } });
  await user.click(dialog.getByRole("button", { name: "登录" }));
  expect(requireLogin).toHaveBeenCalled();
  unmount();

  signInUser();
  const none = await openVersions(projectWith([]).answer);
  expect(await none.dialog.findByText("项目中还没有方案")).toBeTruthy();
  none.unmount();

  let isDown = true;
  const { answer } = projectWith([version(1)]);
  const down = await openVersions((endpoint, ...asked) => {
    if (isDown && endpoint.path.endsWith("/plan_versions")) throw new ApiError("network", "网络连接失败");
    return answer(endpoint, ...asked);
  });
  expect(await down.dialog.findByText("网络连接失败")).toBeTruthy();
  isDown = false;
  await down.user.click(down.dialog.getByRole("button", { name: "重试" }));
  expect(await down.dialog.findByRole("table", { name: "方案版本" })).toBeTruthy();
});

it("opens one as a building; one that cannot be opened says why, and the list stays", async () => {
  signInUser();
  const batch = new FakeBatch([matched(0)]);
  const opened: unknown[] = [];
  batch.openVersion = async (...asked) => {
    opened.push(asked);
    await Promise.resolve();
    return opened.length === 1
      ? { ok: false, code: "not.found", message: "There is no version of this id" }
      : { ok: true, value: { kind: "fanCoil" } };
  };
  const { user, dialog } = await openVersions(projectWith([version(1)]).answer, { batch });
  const open = async () => user.click(await dialog.findByRole("button", { name: "打开 办公楼 第 1 版" }));
  await open();
  expect(await screen.findByText("项目或版本已不存在，或您已不是项目成员")).toBeTruthy();
  await open();
  expect(await screen.findByText("已作为一栋建筑打开")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "方案版本" })).toBeNull());
  expect(opened).toEqual([
    [PROJECT.id, "version-1"],
    [PROJECT.id, "version-1"],
  ]);
});

it("writes a note; a viewer may not", async () => {
  signInUser();
  const { answer, notes } = projectWith([version(1)]);
  const { user, dialog, unmount } = await openVersions(answer);
  await user.click(await dialog.findByRole("button", { name: "备注 办公楼 第 1 版" }));
  const form = within(await screen.findByRole("dialog", { name: "第 1 版的备注" }));
  await user.type(form.getByRole("textbox", { name: "备注" }), " 送审稿 ");
  await user.click(form.getByRole("button", { name: "保存" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "第 1 版的备注" })).toBeNull());
  expect(notes).toEqual([
    { params: { projectId: PROJECT.id, versionId: "version-1" }, body: { note: "送审稿" } },
  ]);
  unmount();
  const viewer = await openVersions(projectWith([version(1)], { role: "viewer" }).answer);
  const note = await viewer.dialog.findByRole("button", { name: "备注 办公楼 第 1 版" });
  expect(note.hasAttribute("disabled")).toBe(true);
});

it("makes and revokes links to one version, listed apart from those to others; only an owner does", async () => {
  signInUser();
  const link = {
    purpose: "read",
    createdBy: "李明远",
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    isForOne: false,
    usedAt: null,
  };
  const links = [
    { ...link, id: "l1", planVersionId: "version-1" },
    { ...link, id: "l2", planVersionId: "version-2" },
    { ...link, id: "l3", planVersionId: null },
  ];
  const sent: unknown[] = [];
  const versions = [version(2), version(1)];
  const { answer } = projectWith(versions);
  const { user, dialog, unmount } = await openVersions((endpoint, asking, ...more) => {
    if (!endpoint.path.includes("/links")) return answer(endpoint, asking, ...more);
    if (endpoint.method === "GET") return links;
    sent.push([endpoint.method, asking]);
    return endpoint.method === "DELETE" ? null : { ...links[0], secret: "s".repeat(43) };
  });
  await user.click(await dialog.findByRole("button", { name: "共享 办公楼 第 1 版" }));
  const form = within(await screen.findByRole("dialog", { name: "共享“办公楼”第 1 版" }));
  const table = within(await form.findByRole("table", { name: "只读链接" }));
  expect(table.getAllByRole("row")).toHaveLength(2);
  await user.click(form.getByRole("button", { name: "生成链接" }));
  const field = await form.findByRole<HTMLInputElement>("textbox", { name: "新链接" });
  expect(new URL(field.value).hash).toBe(`#/shared#${"s".repeat(43)}`);
  await user.click(table.getByRole("button", { name: "撤销链接 办公楼 第 1 版" }));
  const params = { projectId: PROJECT.id };
  expect(sent).toEqual([
    ["POST", { params, body: { purpose: "read", planVersionId: "version-1", days: 30 } }],
    ["DELETE", { params: { ...params, linkId: "l1" } }],
  ]);
  unmount();
  const editor = await openVersions(projectWith(versions, { role: "editor" }).answer);
  await editor.dialog.findByRole("table", { name: "方案版本" });
  expect(editor.dialog.queryByRole("button", { name: /^共享/u })).toBeNull();
});

const COMPARISON: VersionComparison = {
  ...{ id: 5, fresh: 1, gone: 0, changed: 1, same: 7, unmatched: 0 },
  products: [{ productId: "p1", model: "RHWAD-34", name: "风机盘管", unitsBefore: 1200, unitsAfter: 900 }],
  sound: { louder: 3, quieter: 0, verdicts: 1 },
  systems: [],
  ducts: [],
  plants: [],
  splits: [],
};
const ENTRIES: readonly RevisionEntry[] = [
  { index: 0, what: "changed", roomCode: "101", roomName: "办公室", note: "冷负荷 3.2 → 4.1 kW" },
  { index: 1, what: "fresh", roomCode: "102", roomName: "会议室", note: "RHWAD-34 × 1 台" },
];

/** Answers comparisons; `asked` are those that were asked for. */
function comparing(answers: readonly VersionComparison[] = [COMPARISON]) {
  const batch = new FakeBatch([matched(0)]);
  const asked: unknown[][] = [];
  const answer = async (...given: unknown[]) => {
    asked.push(given.slice(0, 3));
    await Promise.resolve();
    return { ok: true, value: answers[0]! } as const;
  };
  batch.compareVersions = answer;
  batch.compareWithSchedule = answer;
  batch.comparisonEntries = async (_id, show, from, to) => {
    await Promise.resolve();
    const shown = ENTRIES.filter(({ what }) => show === "all" || what === show);
    return { ok: true, value: shown.slice(from, to).map((entry, at) => ({ ...entry, index: from + at })) };
  };
  return { batch, asked };
}

it("compares two of one kind, the earlier with the later, room by room and model by model", async () => {
  signInUser();
  const { batch, asked } = comparing();
  const versions = [version(3), version(2), version(1, { kind: "airOutlet", name: "裙房" })];
  const { user, dialog } = await openVersions(projectWith(versions).answer, { batch });
  const tick = (called: string) => dialog.getByRole("checkbox", { name: `比较 ${called}` });
  await dialog.findByRole("table", { name: "方案版本" });
  await user.click(tick("办公楼 第 3 版"));
  expect(tick("裙房 第 1 版").hasAttribute("disabled")).toBe(true);
  await user.click(tick("办公楼 第 2 版"));
  await user.click(dialog.getByRole("button", { name: "比较所选的两个版本" }));
  const report = within(await screen.findByRole("dialog", { name: "比较版本" }));
  expect(await report.findByText("冷负荷 3.2 → 4.1 kW")).toBeTruthy();
  expect(asked[0]).toEqual([PROJECT.id, "version-2", "version-3"]);
  expect(report.getByText("室内声级：升高 3 间，降低 0 间；噪声判定变化 1 间")).toBeTruthy();
  expect(
    within(report.getByRole("region", { name: "型号数量变化" }))
      .getByText("RHWAD-34")
      .closest("tr")?.textContent,
  ).toBe("RHWAD-34风机盘管1,200900−300");
  await user.click(report.getByRole("radio", { name: "新增 1" }));
  await waitFor(() =>
    expect(report.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "新增102会议室RHWAD-34 × 1 台",
    ]),
  );
  await user.click(report.getByRole("button", { name: "返回版本列表" }));
  expect(await screen.findByRole("dialog", { name: "方案版本" })).toBeTruthy();
});

it("holds one against a room schedule, as the import does", async () => {
  signInUser();
  const { batch, asked } = comparing([{ ...COMPARISON, sound: "schedule", products: [], plants: [] }]);
  const rooms = { rows: 0, columns: {} };
  const preview = importPreview({ fileName: "变更.xlsx" });
  const { user, dialog } = await openVersions(projectWith([version(1)]).answer, {
    batch,
    sheet: { read: () => Promise.resolve({ ok: true, preview, rooms }) },
  });
  await user.click(await dialog.findByRole("button", { name: "与房间表比较 办公楼 第 1 版" }));
  const report = within(await screen.findByRole("dialog", { name: "与房间表比较" }));
  await user.upload(await report.findByLabelText("房间表文件"), new File(["x"], "变更.xlsx"));
  expect(await report.findByText("冷负荷 3.2 → 4.1 kW")).toBeTruthy();
  expect(asked[0]).toEqual([PROJECT.id, "version-1", { rooms, fields: preview.fields }]);
  expect(report.queryByText(/室内声级/u)).toBeNull();
});
