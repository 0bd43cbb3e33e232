import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fanCoilScreen } from "#ui/screens/batch/kinds/fanCoil/fanCoilScreen.tsx";
import { EditRefused } from "#workers/batch/calls/createBatchClient.ts";
import { importPreview } from "../../../../support/importPreviews.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { lineOf, openBatch } from "../support/openBatch.tsx";
import { matched, roomRow } from "../support/rows.ts";

const WHY = "建筑已在另一个标签页中打开，此页只能查看";
const PREVIEW = importPreview();

it("takes no schedule into a building that came to be held elsewhere while it was read", async () => {
  const batch = new FakeBatch([roomRow({ index: 0 })]);
  const { user } = openBatch(batch, {
    sheet: { read: () => Promise.resolve({ ok: true, preview: PREVIEW, rooms: { rows: 2, columns: {} } }) },
  });
  await lineOf("房间 0");
  await user.click(screen.getByRole("button", { name: "导入房间表" }));
  fireEvent.change(await screen.findByLabelText("房间表文件"), {
    target: { files: [new File(["x"], "a.xlsx")] },
  });
  await screen.findByRole("dialog", { name: "导入预览" });
  const isOff = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
  expect(isOff("导入 2 间")).toBe(false);
  act(() => batch.tell({ access: "elsewhere" }));
  await waitFor(() => expect(isOff("导入 2 间")).toBe(true));
  await user.click(screen.getByRole("radio", { name: "更新" }));
  await waitFor(() => expect(isOff("更新房间")).toBe(true));
});

it("says why a check of selections was refused", async () => {
  const batch = new FakeBatch([matched(0, { standing: "unchecked" })], { hasRun: true, unchecked: 1 });
  batch.recheckSelections = () => Promise.reject(new EditRefused(WHY));
  const { user } = openBatch(batch);
  await lineOf("房间 0");
  await user.click(screen.getByRole("button", { name: "重试核对" }));
  expect(await screen.findByText(WHY)).toBeTruthy();
});

it("draws form and head once, however often a run tells its progress", async () => {
  const filter = { ...fanCoilScreen.kind.defaultFilter };
  const batch = new FakeBatch([roomRow({ index: 0 })], { filter, hasRun: true });
  const draw = vi.spyOn(fanCoilScreen, "modelCaption");
  openBatch(batch, { hasFields: true });
  await lineOf("房间 0");
  const run = (done: number) => ({ status: "running", done, total: 40, elapsedMs: done }) as const;
  // The table asks for its rows after every telling.
  const tell = (summary: Parameters<typeof batch.tell>[0]) => act(async () => batch.tell(summary));
  await tell({ run: run(0) });
  const before = draw.mock.calls.length;
  // What comes from a worker is a copy every time.
  for (let done = 1; done < 20; done++) await tell(structuredClone({ ...batch.summary(), run: run(done) }));
  expect(screen.getByText(/正在选型/u).textContent).toContain("19");
  expect(draw.mock.calls.length).toBe(before);
  draw.mockRestore();
});
