import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ImportPreview } from "#domain/rooms/importPreview.ts";
import type { ReadOutcome, SheetClient } from "#workers/sheet/SheetClient.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { roomRow } from "../support/rows.ts";

const ROOMS = { rows: 2, columns: {} };
const PREVIEW: ImportPreview = {
  fileName: "一号楼.xlsx",
  sheet: "房间",
  otherSheets: [{ name: "说明", rows: 12 }],
  headerRow: 3,
  columns: [
    { letter: "A", header: "房间编号", field: "roomCode", unit: "", isUnitAssumed: false },
    { letter: "B", header: "冷负荷", field: "coolingLoad", unit: "kW", isUnitAssumed: true },
    { letter: "C", header: "热负荷（W）", field: "heatLoad", unit: "W", isUnitAssumed: false },
  ],
  ignored: [{ letter: "D", header: "新风量" }],
  accepted: 2,
  emptyRows: 1,
  refused: [{ row: 18, roomCode: "1-118", reason: "冷负荷应为数字，实际是“待定”" }],
  remarks: ["房间编号 1-105 出现 2 次"],
  sample: [{ row: 4, cells: ["1-101", "33.50", "24.18"] }],
};
const READ: ReadOutcome = { ok: true, preview: PREVIEW, rooms: ROOMS };
const file = (name: string) => new File(["x"], name);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("房间表文件"), { target: { files } });

async function openDialog(sheet: Partial<SheetClient>, rooms = 0) {
  const batch = new FakeBatch(Array.from({ length: rooms }, (_, index) => roomRow({ index })));
  const opened = openBatch(batch, { sheet });
  const [button] = screen.getAllByRole("button", { name: "导入房间表" });
  if (button) await opened.user.click(button);
  await screen.findByRole("dialog", { name: "导入房间表" });
  return { ...opened, batch };
}

it.each([
  ["wrong-extension", "文件格式有误，请选择Excel文件"],
  ["too-large", "请选择16M以内的文件"],
] as const)("says why a file was not taken: %s", async (code, message) => {
  await openDialog({ read: () => Promise.resolve({ ok: false, code, message }) });
  choose(file("a.pdf"));
  expect((await screen.findByText(message)).closest("[role=alert]")).toBeTruthy();
  expect(screen.getByRole("button", { name: "选择文件" })).toBeTruthy();
});

it("says 系统异常，文件上传失败 when reading itself fails", async () => {
  await openDialog({ read: () => Promise.reject(new Error("WorkerGone")) });
  choose(file("a.xlsx"));
  expect(await screen.findByText("系统异常，文件上传失败")).toBeTruthy();
});

it("takes one file at a time", async () => {
  await openDialog({});
  const drop = screen.getByText("将 Excel 文件拖到这里，或").parentElement;
  if (!drop) throw new Error("no place to drop");
  fireEvent.drop(drop, { dataTransfer: { files: [file("a.xlsx"), file("b.xlsx")] } });
  expect(await screen.findByText("一次只能导入一个文件")).toBeTruthy();
});

it("offers .xlsx files only", async () => {
  await openDialog({});
  expect(screen.getByLabelText("房间表文件").getAttribute("accept")).toBe(".xlsx");
});

it("says what it reads and how far it is, and stops on 停止读取", async () => {
  let aborted: AbortSignal | undefined;
  let tell: (read: number, total: number) => void = () => {};
  const { user } = await openDialog({
    read: (_, signal, onRows = () => {}) => {
      aborted = signal;
      tell = onRows;
      return new Promise<ReadOutcome>(() => {});
    },
  });
  choose(file("一号楼.xlsx"));
  expect(await screen.findByText("正在读取 一号楼.xlsx")).toBeTruthy();
  act(() => tell(12_000, 50_003));
  expect(await screen.findByText("正在读取 一号楼.xlsx，12,000 / 50,003 行")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "停止读取" }));
  expect(aborted?.aborted).toBe(true);
  expect(await screen.findByRole("button", { name: "选择文件" })).toBeTruthy();
});

it("shows before anything is taken what was recognised, assumed, passed over and refused", async () => {
  await openDialog({ read: () => Promise.resolve(READ) });
  choose(file("一号楼.xlsx"));
  const dialog = within(await screen.findByRole("dialog", { name: "导入预览" }));
  const texts = [
    "一号楼.xlsx，工作表 房间，表头在第 3 行",
    "表头未注明，按此单位读取",
    "未识别的列：D 新风量",
    "未读取的工作表：说明（12 行）",
    "房间编号 1-105 出现 2 次",
    "第 18 行",
    "冷负荷应为数字，实际是“待定”",
    "空行 1 行",
    "24.18",
  ];
  for (const text of texts) expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getAllByText("未通过", { exact: false })[0]?.textContent).toBe("未通过 1 行");
});

it("takes the rooms over where there are none", async () => {
  const { batch, user } = await openDialog({ read: () => Promise.resolve(READ) });
  choose(file("一号楼.xlsx"));
  await user.click(await screen.findByRole("button", { name: "导入 2 间" }));
  expect(batch.of("replaceRooms")).toEqual([[ROOMS, "一号楼.xlsx", ""]]);
  expect(await screen.findByText("房间表已导入")).toBeTruthy();
});

it("offers to append where there are rooms", async () => {
  const { batch, user } = await openDialog({ read: () => Promise.resolve(READ) }, 3);
  choose(file("一号楼.xlsx"));
  expect(await screen.findByText("现有 3 间")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "追加" }));
  await user.click(screen.getByRole("button", { name: "导入 2 间" }));
  expect(batch.of("appendRooms")).toEqual([[ROOMS]]);
  expect(await screen.findByText("房间已追加")).toBeTruthy();
});

it("cannot take a schedule without a single room", async () => {
  await openDialog({
    read: () => Promise.resolve({ ok: true, preview: { ...PREVIEW, accepted: 0 }, rooms: ROOMS }),
  });
  choose(file("一号楼.xlsx"));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "导入 0 间" });
  expect(button.disabled).toBe(true);
});

const PASTED = "1-101\t门厅\t186";
const pasteEvent = { clipboardData: { getData: () => PASTED, files: [] } };

it("reads what is pasted into the dialog at once", async () => {
  const texts: string[] = [];
  const { user } = openBatch(new FakeBatch(), {
    sheet: {
      readPaste: (text) => {
        texts.push(text);
        return Promise.resolve({ ...READ, preview: { ...PREVIEW, fileName: "粘贴的内容" } });
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
  openBatch(new FakeBatch(), { sheet: { readPaste: () => Promise.resolve(READ) } });
  fireEvent.paste(document.body, pasteEvent);
  expect(await screen.findByRole("dialog", { name: "导入预览" })).toBeTruthy();
});

it("leaves a paste into a field to the field", async () => {
  openBatch(new FakeBatch(), { sheet: { readPaste: () => Promise.resolve(READ) } });
  const search = screen.getByRole("searchbox", { name: "搜索房间编号或名称" });
  search.focus();
  fireEvent.paste(search, pasteEvent);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows the first rooms in the table's units, whatever unit the schedule uses", async () => {
  await openDialog({ read: () => Promise.resolve(READ) });
  choose(file("一号楼.xlsx"));
  const sample = within(await screen.findByRole("region", { name: "前几行房间" }));
  expect(sample.getByRole("columnheader", { name: /热负荷/u }).textContent).toBe("热负荷kW");
  expect(sample.getByText("24.18")).toBeTruthy();
});
