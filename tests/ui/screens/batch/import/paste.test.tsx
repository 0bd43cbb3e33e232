import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ReadOutcome } from "#workers/sheet/SheetClient.ts";
import { importPreview } from "../../../../support/importPreviews.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { roomRow } from "../support/rows.ts";

const PREVIEW = importPreview({ fileName: "粘贴的内容" });
const READ: ReadOutcome = { ok: true, preview: PREVIEW, rooms: { rows: 2, columns: {} } };
const PASTED = "1-101\t门厅\t186";
const pasteEvent = { clipboardData: { getData: () => PASTED, files: [] } };

it("reads what is pasted into the dialog at once", async () => {
  const texts: string[] = [];
  const { user } = openBatch(new FakeBatch(), {
    sheet: {
      read: (source) => {
        if (source.kind === "text") texts.push(source.text);
        return Promise.resolve(READ);
      },
    },
  });
  const [button] = screen.getAllByRole("button", { name: "粘贴" });
  if (button) await user.click(button);
  fireEvent.paste(await screen.findByLabelText("从表格软件复制房间行，在此粘贴"), pasteEvent);
  expect(await screen.findByRole("dialog", { name: "导入预览" })).toBeTruthy();
  expect(texts).toEqual([PASTED]);
});

it("reads Ctrl+V on the page where no field has the cursor", async () => {
  openBatch(new FakeBatch(), { sheet: { read: () => Promise.resolve(READ) } });
  fireEvent.paste(document.body, pasteEvent);
  expect(await screen.findByRole("dialog", { name: "导入预览" })).toBeTruthy();
});

it("takes no paste through a question that is asked", async () => {
  const texts: string[] = [];
  const batch = new FakeBatch([roomRow({ index: 0 })], { ticked: 1, tickedShown: 1 });
  const { user } = openBatch(batch, {
    sheet: {
      read: (source) => {
        if (source.kind === "text") texts.push(source.text);
        return Promise.resolve(READ);
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "删除" }));
  const cancel = await screen.findByRole("button", { name: "取消" });
  fireEvent.paste(document.body, pasteEvent);
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(texts).toEqual([]);
  fireEvent.paste(document.body, pasteEvent);
  await waitFor(() => expect(texts).toEqual([PASTED]));
});

it("leaves a paste into a field to the field", async () => {
  openBatch(new FakeBatch(), { sheet: { read: () => Promise.resolve(READ) } });
  const search = screen.getByRole("searchbox", { name: "搜索房间编号或名称" });
  search.focus();
  fireEvent.paste(search, pasteEvent);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
