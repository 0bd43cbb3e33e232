import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ReadOutcome, SheetClient, Understanding } from "#workers/sheet/SheetClient.ts";
import { formOf, importPreview, mapped } from "../../../../support/importPreviews.ts";
import { FakeBatch } from "../support/FakeBatch.ts";
import { openBatch } from "../support/openBatch.tsx";
import { roomRow } from "../support/rows.ts";

const ROOMS = { rows: 2, columns: {} };
const PREVIEW = importPreview({
  otherSheets: [{ name: "说明", rows: 12, isHidden: false }],
  headerRow: 3,
  forms: [
    formOf([
      mapped("A", "房间编号", "roomCode"),
      mapped("B", "冷负荷", "coolingLoad", "kW", { isUnitAssumed: true, samples: ["33.5", "12.0", "8.1"] }),
      mapped("C", "热负荷（W）", "heatLoad", "W"),
      mapped("D", "排风量", null),
    ]),
  ],
  fields: ["roomCode", "coolingLoad", "heatLoad"],
  emptyRows: 1,
  refused: [{ row: 18, sheet: "", roomCode: "1-118", reason: "冷负荷应为数字，实际是“待定”" }],
  remarks: ["房间编号 1-105 出现 2 次"],
  sample: [{ row: 4, sheet: "", cells: ["1-101", "33.50", "24.18"] }],
});
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

it("names the sheet of each room that is shown first where several sheets are read", async () => {
  const sample = ["负荷", "统计"].map((sheet) => ({ row: 4, sheet, cells: ["1-101", "33.50", "24.18"] }));
  await openDialog({ read: () => Promise.resolve({ ...READ, preview: { ...PREVIEW, sample } }) });
  choose(file("a.xlsx"));
  const shown = within(await screen.findByRole("region", { name: "前几行房间" }));
  expect(shown.getByRole("columnheader", { name: "工作表 · 行" })).toBeTruthy();
  expect(shown.getByText("负荷 · 4")).toBeTruthy();
  expect(shown.getByText("统计 · 4")).toBeTruthy();
});

it("takes one file at a time", async () => {
  await openDialog({});
  const drop = screen.getByText("将 Excel 文件拖到这里，或").parentElement;
  if (!drop) throw new Error("no place to drop");
  fireEvent.drop(drop, { dataTransfer: { files: [file("a.xlsx"), file("b.xlsx")] } });
  expect(await screen.findByText("一次只能导入一个文件")).toBeTruthy();
});

it("offers .xlsx files, and .csv as a choice of its own", async () => {
  const kinds: string[] = [];
  await openDialog({
    read: ({ kind }) => {
      kinds.push(kind);
      return Promise.resolve({ ok: false, code: "no-header", message: "没有找到表头" });
    },
  });
  expect(screen.getByLabelText("房间表文件").getAttribute("accept")).toBe(".xlsx");
  const csv = screen.getByLabelText("CSV 文件");
  expect(csv.getAttribute("accept")).toBe(".csv");
  fireEvent.change(csv, { target: { files: [file("a.csv")] } });
  await screen.findByText("没有找到表头");
  expect(kinds).toEqual(["csv"]);
});

it("is read at the height of the building, for humidities in it", async () => {
  const heights: (number | undefined)[] = [];
  const { user } = openBatch(new FakeBatch([], { filter: { altitude: 3650 } }), {
    sheet: {
      read: (_source, { altitude }) => {
        heights.push(altitude);
        return Promise.resolve({ ok: false, code: "no-header", message: "没有找到表头" });
      },
    },
  });
  const [button] = screen.getAllByRole("button", { name: "导入房间表" });
  if (button) await user.click(button);
  await screen.findByRole("dialog", { name: "导入房间表" });
  choose(file("a.xlsx"));
  await screen.findByText("没有找到表头");
  expect(heights).toEqual([3650]);
});

it("says what it reads and how far it is, stops on 停止读取, and reads another file then", async () => {
  let aborted: AbortSignal | undefined;
  let tell: (read: number, total: number) => void = () => {};
  const { user } = await openDialog({
    read: (_source, _understanding, signal, onRows = () => {}) => {
      if (aborted) return Promise.resolve(READ);
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
  choose(file("二号楼.xlsx"));
  expect(await screen.findByRole("button", { name: "导入 2 间" })).toBeTruthy();
});

it("shows before anything is taken what was recognised, assumed, passed over and refused", async () => {
  await openDialog({ read: () => Promise.resolve(READ) });
  choose(file("一号楼.xlsx"));
  const dialog = within(await screen.findByRole("dialog", { name: "导入预览" }));
  const texts = [
    "一号楼.xlsx，工作表 房间，表头在第 3 行",
    "表头未注明",
    "33.5 12.0 8.1",
    "排风量",
    "没有房间表的工作表：说明（12 行）",
    "房间编号 1-105 出现 2 次",
    "第 18 行",
    "1-118",
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

it("replaces the rooms that are there where that is chosen", async () => {
  const { batch, user } = await openDialog({ read: () => Promise.resolve(READ) }, 3);
  choose(file("一号楼.xlsx"));
  await user.click(await screen.findByRole("radio", { name: "替换现有房间" }));
  await user.click(screen.getByRole("button", { name: "导入 2 间" }));
  expect(batch.of("replaceRooms")).toEqual([[ROOMS, "一号楼.xlsx", ""]]);
  expect(batch.of("appendRooms")).toEqual([]);
});

it("cannot take a schedule without a single room", async () => {
  await openDialog({
    read: () => Promise.resolve({ ok: true, preview: { ...PREVIEW, accepted: 0 }, rooms: ROOMS }),
  });
  choose(file("一号楼.xlsx"));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "导入 0 间" });
  expect(button.disabled).toBe(true);
});

it("shows the first rooms in the table's units, whatever unit the schedule uses", async () => {
  await openDialog({ read: () => Promise.resolve(READ) });
  choose(file("一号楼.xlsx"));
  const sample = within(await screen.findByRole("region", { name: "前几行房间" }));
  expect(sample.getByRole("columnheader", { name: /热负荷/u }).textContent).toBe("热负荷kW");
  expect(sample.getByText("24.18")).toBeTruthy();
});

const ASKED: ReadOutcome = {
  ok: true,
  rooms: ROOMS,
  preview: importPreview({
    forms: [
      formOf(
        [
          mapped("A", "房间编号", "roomCode"),
          mapped("B", "冷负荷", "coolingLoad", "W", { isUnitAssumed: true }),
        ],
        {
          key: "asked",
          questions: [
            {
              text: "“冷负荷”没有写单位",
              columns: [1],
              options: ["W", "kW"].map((unit) => ({
                label: unit,
                uses: [{ field: "coolingLoad" as const, unit }],
              })),
            },
          ],
        },
      ),
    ],
    warnings: [
      {
        text: "“冷负荷”按 W 读取，多数房间的冷负荷约 0.1 W/㎡",
        fix: { form: "asked", column: 1, use: { field: "coolingLoad", unit: "kW" } },
      },
    ],
  }),
};

it("asks what is unclear with a proposal chosen, reads again as answered, and remembers it once it is taken", async () => {
  localStorage.clear();
  const understandings: Understanding[] = [];
  const { user } = await openDialog({
    read: (_, understanding) => {
      understandings.push(understanding);
      return Promise.resolve(ASKED);
    },
    readAgain: (understanding) => {
      understandings.push(understanding);
      const [form] = ASKED.ok ? ASKED.preview.forms : [];
      if (!ASKED.ok || !form) throw new Error("no form");
      const columns = form.columns.map((column, at) => (at === 1 ? { ...column, unit: "kW" } : column));
      const preview = { ...ASKED.preview, warnings: [], forms: [{ ...form, columns }] };
      return Promise.resolve({ ...ASKED, preview });
    },
  });
  choose(file("一号楼.xlsx"));
  const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  await screen.findByRole("radio", { name: "W" });
  expect([radio("W").checked, radio("kW").checked]).toEqual([true, false]);
  expect(
    screen.getByText("“冷负荷”按 W 读取，多数房间的冷负荷约 0.1 W/㎡").closest("[role=alert]"),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "按 kW 读取" }));
  await waitFor(() => expect(radio("kW").checked).toBe(true));
  const answered = [
    { field: "roomCode", unit: "" },
    { field: "coolingLoad", unit: "kW" },
  ];
  expect(understandings[1]?.choice?.forms).toEqual({ asked: answered });
  await user.click(screen.getByRole("button", { name: "导入 2 间" }));
  await user.click((await screen.findAllByRole("button", { name: "导入房间表" }))[0]!);
  await screen.findByRole("dialog", { name: "导入房间表" });
  choose(file("二号楼.xlsx"));
  await screen.findByRole("dialog", { name: "导入预览" });
  expect(understandings.at(-1)?.remembered).toEqual({ asked: answered });
  localStorage.clear();
});

it("lets a column be read as another field, in another unit or not at all", async () => {
  const choices: (Understanding["choice"] | undefined)[] = [];
  const { user } = await openDialog({
    read: () => Promise.resolve(READ),
    readAgain: ({ choice }) => {
      choices.push(choice);
      return Promise.resolve(READ);
    },
  });
  choose(file("一号楼.xlsx"));
  await user.selectOptions(await screen.findByRole("combobox", { name: "D 列读作" }), "送风量");
  await user.selectOptions(screen.getByRole("combobox", { name: "C 列单位" }), "kcal/h");
  await user.selectOptions(screen.getByRole("combobox", { name: "C 列读作" }), "冷负荷");
  await waitFor(() => expect(choices).toHaveLength(3));
  const uses = choices.map((choice) => choice?.forms["form"]);
  expect(uses[0]?.[3]).toEqual({ field: "airSupplyVolume", unit: "m³/h" });
  expect(uses[1]?.[2]).toEqual({ field: "heatLoad", unit: "kcal/h" });
  // A field stands in one column only.
  expect(uses[2]?.slice(1, 3)).toEqual([
    { field: null, unit: "" },
    { field: "coolingLoad", unit: "W" },
  ]);
});
