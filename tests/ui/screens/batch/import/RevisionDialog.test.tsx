import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { RevisionEntry } from "#domain/building/batch/revision/revisionEntries.ts";
import type { RevisionOutcome } from "#workers/batch/session/RevisionOutcome.ts";
import type { ReadOutcome } from "#workers/sheet/SheetClient.ts";
import { formOf, importPreview, mapped } from "../../../../support/importPreviews.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { LYW_68, matched, roomRow } from "../support/rows.ts";

const ROOMS = { rows: 2, columns: {} };
const PREVIEW = importPreview({
  fileName: "一号楼 修订.xlsx",
  forms: [formOf([mapped("A", "房间编号", "roomCode"), mapped("B", "冷负荷（kW）", "coolingLoad", "kW")])],
  refused: [{ row: 9, sheet: "", roomCode: "1-109", reason: "冷负荷应为数字，实际是“待定”" }],
});
const COUNTS = { fresh: 1, gone: 2, changed: 1, same: 7, unmatched: 1 };
const entry = (what: RevisionEntry["what"], roomCode: string, note = ""): RevisionEntry => ({
  index: 0,
  what,
  roomCode,
  roomName: "办公室",
  note,
});
const ENTRIES = [
  entry("changed", "1-101", "冷负荷 3.2 → 4.1 kW"),
  entry("fresh", "1-120"),
  entry("gone", "1-103"),
  entry("gone", "1-104"),
];
const OUTCOME: RevisionOutcome = {
  ...COUNTS,
  ...{ keepsGone: false, kept: 7, unsatisfied: 1, unchecked: 0, cause: "" },
};

async function openRevision(
  batch = new FakeBatch(Array.from({ length: 10 }, (_, index) => roomRow({ index }))),
) {
  batch.revisionCounts = COUNTS;
  batch.revisionList = ENTRIES;
  const READ: ReadOutcome = { ok: true, preview: PREVIEW, rooms: ROOMS };
  const { user } = openBatch(batch, { sheet: { read: () => Promise.resolve(READ) } });
  const [button] = screen.getAllByRole("button", { name: "导入房间表" });
  if (button) await user.click(button);
  fireEvent.change(await screen.findByLabelText("房间表文件"), {
    target: { files: [new File(["x"], "一号楼 修订.xlsx")] },
  });
  await user.click(await screen.findByRole("radio", { name: "更新" }));
  const dialog = within(await screen.findByRole("dialog", { name: "导入预览" }));
  await dialog.findByRole("region", { name: "与现有房间的差异" });
  return { batch, user, dialog };
}

it("shows what is new, gone, changed and not to be matched before anything is taken", async () => {
  const { batch, user, dialog } = await openRevision();
  expect(batch.of("proposeRevision")[0]).toEqual([{ rooms: ROOMS, fields: ["roomCode", "coolingLoad"] }]);
  const choices = within(dialog.getByRole("radiogroup", { name: "显示哪些差异" }));
  expect(choices.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "全部差异 4",
    "新增 1",
    "删除 2",
    "变更 1",
    "无法对应 1",
  ]);
  expect(await dialog.findByText("冷负荷 3.2 → 4.1 kW")).toBeTruthy();
  expect(dialog.getByText("未通过的 1 行没有读取，对应的房间会列为删除")).toBeTruthy();
  await user.click(choices.getByRole("radio", { name: "删除 2" }));
  const list = await dialog.findByRole("list", { name: "差异 2 间" });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByText(/^1-10/u)
        .map((code) => code.textContent),
    ).toEqual(["1-103", "1-104"]),
  );
  expect(batch.of("takeRevision")).toEqual([]);
});

it("takes it, keeps the rooms that are gone where that is ticked, and says what came of it", async () => {
  const { batch, user, dialog } = await openRevision();
  batch.takeAnswer = () => Promise.resolve({ ok: true, value: { ...OUTCOME, keepsGone: true } });
  await user.click(dialog.getByRole("checkbox", { name: "保留已不在表中的 2 间" }));
  await user.click(dialog.getByRole("button", { name: "更新房间" }));
  const done = await screen.findByRole("dialog", { name: "房间已更新" });
  expect(batch.of("takeRevision")).toEqual([[true]]);
  const facts = [...done.querySelectorAll("dl > div")].map((fact) => fact.textContent);
  expect(facts).toEqual([
    "新增1 间",
    "已不在表中，保留2 间",
    "变更1 间",
    "保留选型7 间",
    "不再满足1 间",
    "未核对0 间",
  ]);
  await user.click(within(done).getByRole("button", { name: "只看不再满足" }));
  expect(batch.summary().view.show).toBe("unsatisfied");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("tells how far the check is, and lets it be stopped", async () => {
  const { batch, user, dialog } = await openRevision();
  batch.takeAnswer = () => new Promise(() => {});
  await user.click(dialog.getByRole("button", { name: "更新房间" }));
  act(() => batch.tell({ checking: { done: 500, total: 1200 } }));
  expect(await screen.findByText("正在核对所选产品 500 / 1,200 间")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "停止核对" }));
  expect(batch.of("cancel")).toHaveLength(1);
});

it("compares anew when the worker died before the schedule was taken", async () => {
  const { batch, user, dialog } = await openRevision();
  const before = batch.of("proposeRevision").length;
  batch.takeAnswer = () => Promise.reject(new Error("WorkerGone"));
  await user.click(dialog.getByRole("button", { name: "更新房间" }));
  expect(await screen.findByText("房间表更新中断")).toBeTruthy();
  await waitFor(() => expect(batch.of("proposeRevision").length).toBe(before + 1));
  expect(await screen.findByRole("button", { name: "更新房间" })).toBeTruthy();
});

it("marks in the table which selections no longer do and why, and which were not checked", async () => {
  const batch = new FakeBatch(
    [
      matched(0, { standing: "unsatisfied", reason: "全冷 3.10 kW，单台需 4.10 kW" }),
      matched(1, { standing: "unchecked" }),
    ],
    { hasRun: true, matched: 2, unsatisfied: 1, unchecked: 1 },
  );
  const { user } = openBatch(batch);
  const wanting = within(await lineOf("房间 0"));
  expect(wanting.getByText("不再满足")).toBeTruthy();
  expect(wanting.getByText(LYW_68.model)).toBeTruthy();
  expect(wanting.getByText("全冷 3.10 kW，单台需 4.10 kW")).toBeTruthy();
  const unchecked = within(await lineOf("房间 1"));
  expect(unchecked.getByText("未核对")).toBeTruthy();
  batch.recheckAnswer = "网络连接失败";
  await user.click(unchecked.getByRole("button", { name: "重试" }));
  expect(batch.of("recheckSelections")).toHaveLength(1);
  expect(await screen.findByText("网络连接失败")).toBeTruthy();
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("button", { name: "不再满足 1" }));
  expect(batch.summary().view.show).toBe("unsatisfied");
  await user.click(footer.getByRole("button", { name: "重试核对" }));
  expect(batch.of("recheckSelections")).toHaveLength(2);
});
