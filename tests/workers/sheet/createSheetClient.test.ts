import { afterEach, describe, expect, it, vi } from "vitest";
import {
  numberAt,
  packNumbers,
  packTexts,
  textAt,
  type PackedTable,
} from "#domain/building/rooms/PackedTable.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import type { OnRows } from "#domain/building/rooms/rows/readRooms.ts";
import { hucreWorkbook } from "#workers/sheet/hucreWorkbook.ts";
import type { ReadOutcome, SheetClient } from "#workers/sheet/SheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import type { Workbook } from "#workers/sheet/Workbook.ts";
import { WorkerGone, type WorkerLike } from "#workers/WorkerHandle.ts";
import { channelWorker, crash } from "../../support/channelWorker.ts";
import { fileOf, partsOf, peerWorkbook, workbook, zip } from "../../support/workbooks.ts";

const spawned: WorkerLike[] = [];
/** How often each was terminated. */
const ended: (() => number)[] = [];
function spawn(library?: Workbook) {
  const worker = channelWorker(createSheetService(library));
  const terminate = vi.spyOn(worker, "terminate");
  spawned.push(worker);
  ended.push(() => terminate.mock.calls.length);
  return worker;
}
const client = createSheetClient(() => spawn());
const never = () => new AbortController().signal;
const hanging: Workbook = { ...hucreWorkbook, read: () => new Promise(() => {}) };

afterEach(() => {
  client.release();
  const left = ended.splice(0).filter((times) => times() !== 1);
  spawned.length = 0;
  if (left.length > 0) throw new Error("a worker was left running, or ended twice");
});

const workbookOf = (file: File) => ({ kind: "workbook", name: file.name, file }) as const;
async function read(bytes: Uint8Array<ArrayBuffer>, name?: string, by: SheetClient = client) {
  return by.read(workbookOf(fileOf(bytes, name)), {}, never());
}
const pasted = (content: string, signal = never(), onRows?: OnRows) =>
  client.read({ kind: "text", text: content }, {}, signal, onRows);
function taken(outcome: ReadOutcome) {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}
const text = ({ columns }: PackedTable, key: string, row: number) =>
  columns[key] && textAt(columns[key], row);
const number = ({ columns }: PackedTable, key: string, row: number) =>
  columns[key] && numberAt(columns[key], row);

const ROWS = [
  ["房间编号", "房间名称", "面积(㎡)", "冷负荷(W)"],
  ["101", "办公室", 20, 3000],
  ["102", "会议室", 35.5, "4,100"],
];

describe("reading a file", () => {
  it.each([
    ["our library's", () => workbook({ rows: ROWS })],
    ["another library's", () => peerWorkbook(ROWS)],
  ])("takes the rooms of %s workbook", async (_, make) => {
    const { preview, rooms } = taken(await read(await make(), "一号楼.xlsx"));
    expect(preview).toMatchObject({ fileName: "一号楼.xlsx", accepted: 2, headerRow: 1, refused: [] });
    expect([text(rooms, "roomCode", 0), text(rooms, "roomName", 1)]).toEqual(["101", "会议室"]);
    expect([number(rooms, "roomArea", 1), number(rooms, "coolingLoad", 1)]).toEqual([35.5, 4.1]);
    expect(number(rooms, "heatLoad", 0)).toBeNull();
  });

  it("takes the values of formulas, and refuses errors and formulas nobody computed", async () => {
    const cell = (ref: string, inside: string) => `<c r="${ref}" ${inside}</c>`;
    const inline = (ref: string, value: string) => cell(ref, `t="inlineStr"><is><t>${value}</t></is>`);
    const bytes = zip(
      partsOf(
        `<row r="1">${inline("A1", "房间编号")}${inline("B1", "冷负荷(kW)")}</row>` +
          `<row r="2">${inline("A2", "1")}${cell("B2", "><f>1+2</f><v>3</v>")}</row>` +
          `<row r="3">${inline("A3", "2")}${cell("B3", `t="e"><f>1/0</f><v>#DIV/0!</v>`)}</row>` +
          `<row r="4">${inline("A4", "3")}${cell("B4", "><f>1+2</f>")}</row>` +
          `<row r="5">${cell("A5", `t="str"><f>"R"&amp;4</f><v>R4</v>`)}${cell("B5", `t="str"><f>T(5)</f><v>5</v>`)}</row>`,
      ),
    );
    const { preview, rooms } = taken(await read(bytes));
    expect([
      number(rooms, "coolingLoad", 0),
      text(rooms, "roomCode", 1),
      number(rooms, "coolingLoad", 1),
    ]).toEqual([3, "R4", 5]);
    expect(preview.refused).toEqual([
      { row: 3, sheet: "", roomCode: "2", reason: "B 列“冷负荷(kW)”是错误值 #DIV/0!" },
      {
        row: 4,
        sheet: "",
        roomCode: "3",
        reason: "B 列“冷负荷(kW)”是错误值 （公式尚未计算，请在 Excel 中打开并保存）",
      },
    ]);
  });

  it("survives merged titles, dates, hidden and empty sheets", async () => {
    const bytes = await workbook(
      { name: "封面", rows: [["某项目"]] },
      { name: "旧", rows: ROWS, hidden: true },
      {
        name: "负荷",
        rows: [
          ["房间负荷表", null, null],
          ["房间编号", "面积(㎡)", "冷负荷(kW)"],
          ["101", new Date("2026-01-02"), 3],
          ["102", 20, 3],
        ],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 2 }],
        columns: [{}, { numFmt: "yyyy-mm-dd" }],
      },
      { name: "空", rows: [] },
    );
    const { preview } = taken(await read(bytes));
    expect(preview).toMatchObject({
      sheet: "负荷",
      headerRow: 2,
      otherSheets: [
        { name: "封面", rows: 1, isHidden: false },
        { name: "空", rows: 0, isHidden: false },
      ],
    });
    expect(preview.refused[0]?.reason).toMatch(/^B 列“面积\(㎡\)”应为数字，实际是日期 2026\/1\/2/u);
  });

  it.each([
    ["a wrong name", fileOf(new Uint8Array(1), "a.pdf"), "wrong-extension", "文件格式有误，请选择Excel文件"],
    ["a renamed PDF", fileOf(new TextEncoder().encode("%PDF-1.7")), "not-a-workbook", /不是 Excel 工作簿/u],
    ["an empty file", fileOf(new Uint8Array(0)), "empty", "内容为空，请重新选择"],
    [
      "a file of more than 16 MB",
      fileOf(new Uint8Array(16 * 1024 ** 2 + 1)),
      "too-large",
      "请选择16M以内的文件",
    ],
    [
      "a workbook without a schedule",
      fileOf(zip(partsOf(`<row r="1"><c r="A1"><v>7</v></c></row>`))),
      "no-header",
      /^没有找到表头/u,
    ],
  ])("refuses %s with a sentence", async (_, file, code, message) => {
    const outcome = await client.read(workbookOf(file), {}, never());
    expect(outcome).toMatchObject({ ok: false, code, message: expect.stringMatching(message) });
  });

  it("says the specification's sentence when the library fails in a way nobody foresaw", async () => {
    const failing: Workbook = {
      ...hucreWorkbook,
      read: () => Promise.reject(new TypeError("undefined is not")),
    };
    const outcome = await read(
      await workbook({ rows: ROWS }),
      "a.xlsx",
      createSheetClient(() => spawn(failing)),
    );
    expect(outcome).toEqual({ ok: false, code: "unreadable", message: "系统异常，文件上传失败" });
  });

  it.each([
    ["XFD1048576", { ok: true, preview: { accepted: 1 } }],
    ["A200000", { ok: false, code: "too-many-rows" }],
  ])(
    "with stray cells in XFD3 and %s is read within bounds, but nothing is cut off",
    async (stray, expected) => {
      const cell = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
      const row = Number(/\d+$/u.exec(stray)?.[0]);
      const bytes = zip(
        partsOf(
          `<row r="1">${cell("A1", "房间编号")}${cell("B1", "面积(㎡)")}</row>` +
            `<row r="2">${cell("A2", "1")}<c r="B2"><v>20</v></c></row>` +
            `<row r="3">${cell("XFD3", "x")}</row><row r="${row}">${cell(stray, "x")}</row>`,
        ),
      );
      expect(await read(bytes)).toMatchObject(expected);
    },
  );
});

describe("a paste", () => {
  it("is read like a sheet", async () => {
    const { rooms } = taken(await pasted("101\t办公室\t20\t3"));
    expect([text(rooms, "roomName", 0), number(rooms, "coolingLoad", 0)]).toEqual(["办公室", 3]);
  });

  it("of blanks is refused as empty", async () => {
    expect(await pasted(" \n ")).toMatchObject({ ok: false, code: "empty" });
  });
});

it("tells while it reads how many rows of how many are done", async () => {
  const heard: (readonly [number, number])[] = [];
  const lines = Array.from({ length: 5000 }, (_, at) => `${at}\t办公室\t20\t3`);
  taken(await pasted(lines.join("\n"), never(), (...rows) => heard.push(rows)));
  // What is told and what is answered travel on ports of their own.
  await expect
    .poll(() => heard)
    .toEqual([
      [0, 5000],
      [2000, 5000],
      [4000, 5000],
    ]);
});

describe("a sample building", () => {
  it("Rhea has real areas and loads from the stated assumption", async () => {
    const { rooms, assumptions } = await client.sample("rhea", { supplyAir: false });
    expect(rooms.rows).toBe(36);
    expect([text(rooms, "roomCode", 0), text(rooms, "roomName", 0)]).toEqual(["aim0014", "区域 aim19181"]);
    const area = number(rooms, "roomArea", 0) ?? NaN;
    expect(area).toBe(65.404);
    expect(number(rooms, "coolingLoad", 0)).toBeCloseTo(area * 0.12, 9);
    expect(number(rooms, "heatLoad", 0)).toBeCloseTo(area * 0.08, 9);
    expect(assumptions).toContain("冷负荷按 120 W/㎡、热负荷按 80 W/㎡ 假设");
    expect(number(rooms, "airSupplyVolume", 0)).toBeNull();
    expect(assumptions).not.toContain("送风量");
  });

  it.each(["rhea", "walker"] as const)(
    "%s has assumed supply air, and says so, where it is needed",
    async (building) => {
      const { rooms, assumptions } = await client.sample(building, { supplyAir: true });
      const area = number(rooms, "roomArea", 0) ?? NaN;
      expect(number(rooms, "airSupplyVolume", 0)).toBeCloseTo(area * 18, 9);
      expect(assumptions).toContain("送风量按 18 m³/(h·㎡) 假设");
    },
  );

  it("Walker has real sensible and heating loads and areas said to be assumed", async () => {
    const { rooms, assumptions } = await client.sample("walker", { supplyAir: false });
    expect(rooms.rows).toBe(7);
    expect(text(rooms, "roomName", 0)).toBe("起居室/餐厅");
    expect(number(rooms, "sensibleLoad", 0)).toBeCloseTo(1.6054, 9);
    expect(number(rooms, "heatLoad", 0)).toBeCloseTo(0.55097, 9);
    expect(number(rooms, "coolingLoad", 0)).toBeNull();
    expect(number(rooms, "roomArea", 0)).toBeGreaterThan(0);
    expect(assumptions).toContain("房间面积为假设值");
  });
});

describe("a worker", () => {
  it("is ended when the caller aborts, and the next call has a fresh one", async () => {
    let library = hanging;
    const own = createSheetClient(() => spawn(library));
    const controller = new AbortController();
    const reading = own.read(workbookOf(fileOf(await workbook({ rows: ROWS }))), {}, controller.signal);
    controller.abort();
    await expect(reading).rejects.toThrow(/abort/iu);
    expect(spawned).toHaveLength(1);
    library = hucreWorkbook;
    expect((await read(await workbook({ rows: ROWS }), "b.xlsx", own)).ok).toBe(true);
    expect(spawned).toHaveLength(2);
    own.release();
  });

  it("is not started for a caller who has aborted already", async () => {
    await expect(pasted("a\t1", AbortSignal.abort())).rejects.toThrow(/abort/iu);
    expect(spawned).toHaveLength(0);
  });

  it("that crashes rejects its call alone, and the next call works", async () => {
    const own = createSheetClient(() => spawn(spawned.length === 0 ? hanging : undefined));
    const reading = read(await workbook({ rows: ROWS }), "a.xlsx", own);
    await vi.waitFor(() => expect(spawned).toHaveLength(1), { timeout: 60_000 });
    const writing = own.template();
    crash(spawned[0]);
    await expect(reading).rejects.toBeInstanceOf(WorkerGone);
    expect((await writing).byteLength).toBeGreaterThan(0);
  });

  it("is ended by dispose, and none is started afterwards", async () => {
    const own = createSheetClient(() => spawn(hanging));
    const reading = own.read(workbookOf(fileOf(await workbook({ rows: ROWS }))), {}, never());
    own.dispose();
    await expect(reading).rejects.toBeInstanceOf(WorkerGone);
    await expect(own.template()).rejects.toBeInstanceOf(WorkerGone);
    expect(spawned).toHaveLength(1);
  });
});

describe("writing", () => {
  it("takes the sheets' buffers over", async () => {
    const table: PackedTable = { rows: 1, columns: { code: packTexts(["a"]), area: packNumbers([1]) } };
    await client.write([{ name: "房间", titles: [{ key: "code", title: "编号", digits: null }], table }]);
    expect(table.columns["area"]?.kind === "number" && table.columns["area"].values.byteLength).toBe(0);
  });
});
