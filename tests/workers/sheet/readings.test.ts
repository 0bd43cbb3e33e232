import { afterEach, describe, expect, it } from "vitest";
import { numberAt, textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import { createSheetClient } from "#workers/sheet/createSheetClient.ts";
import type { ReadOutcome } from "#workers/sheet/SheetClient.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { WorkerGone, type WorkerLike } from "#workers/WorkerHandle.ts";
import { channelWorker, crash } from "../../support/channelWorker.ts";
import { fileOf, partsOf, workbook, zip } from "../../support/workbooks.ts";

const spawned: WorkerLike[] = [];
const client = createSheetClient(() => {
  const worker = channelWorker(createSheetService());
  spawned.push(worker);
  return worker;
});
afterEach(() => {
  client.release();
  spawned.length = 0;
});

const never = () => new AbortController().signal;
const workbookOf = (file: File) => ({ kind: "workbook", name: file.name, file }) as const;
const read = (bytes: Uint8Array<ArrayBuffer>) => client.read(workbookOf(fileOf(bytes)), {}, never());
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
];

describe("a reading", () => {
  it("is understood otherwise by the same worker, and by a fresh one after a crash", async () => {
    const { preview } = taken(await read(await workbook({ rows: ROWS })));
    const [form] = preview.forms;
    const inKilowatts = (form?.columns ?? []).map(({ field, unit }) => ({
      field,
      unit: field === "coolingLoad" ? "kW" : unit,
    }));
    const choice = { ...NO_CHOICE, forms: { [form?.key ?? ""]: inKilowatts } };
    const again = taken(await client.readAgain({ choice }, never()));
    expect(number(again.rooms, "coolingLoad", 0)).toBe(3000);
    expect(spawned).toHaveLength(1);
    crash(spawned[0]);
    const once = taken(await client.readAgain({ choice }, never()));
    expect(number(once.rooms, "coolingLoad", 0)).toBe(3000);
    expect(spawned).toHaveLength(2);
  });

  it("is understood as its form was the last time", async () => {
    const bytes = await workbook({
      rows: [
        ["房间编号", "面积", "冷负荷"],
        ["101", 20, 2000],
      ],
    });
    const [form] = taken(await read(bytes)).preview.forms;
    expect(form?.questions.map(({ text: asked }) => asked)).toEqual(["“冷负荷”没有写单位"]);
    const uses = (form?.columns ?? []).map(({ field, unit }) => ({
      field,
      unit: unit === "W" ? "kcal/h" : unit,
    }));
    const remembered = { [form?.key ?? ""]: uses };
    const file = fileOf(bytes);
    const { rooms, preview } = taken(await client.read(workbookOf(file), { remembered }, never()));
    expect(number(rooms, "coolingLoad", 0)).toBeCloseTo(2.326, 9);
    expect(preview.forms[0]).toMatchObject({ isRemembered: true, questions: [] });
  });

  it("that nobody holds any more cannot be understood again", async () => {
    taken(await read(await workbook({ rows: ROWS })));
    client.release();
    await expect(client.readAgain({}, never())).rejects.toBeInstanceOf(WorkerGone);
  });
});

describe("a CSV file", () => {
  const TEXT = '房间编号,房间名称,面积(㎡),冷负荷(W)\r\n007,"会议室,大",20,"2,000"\r\n';
  // 房间编号,面积 / 走廊 in GBK, which no encoder of the platform writes.
  const GBK = [
    ...[0xb7, 0xbf, 0xbc, 0xe4, 0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xc3, 0xe6, 0xbb, 0xfd, 0x0a],
    ...[0xd7, 0xdf, 0xc0, 0xc8, 0x2c, 0x32, 0x30, 0x0a],
  ];
  const csv = (bytes: Uint8Array<ArrayBuffer>, name = "a.csv") =>
    client.read({ kind: "csv", name, file: fileOf(bytes, name) }, {}, never());
  const encoded = (content: string) => new TextEncoder().encode(content);

  it.each([
    ["UTF-8", encoded(TEXT)],
    ["UTF-8 with a byte order mark", encoded(`\ufeff${TEXT}`)],
  ])("in %s keeps leading zeros and quoted commas", async (_, bytes) => {
    const { rooms, preview } = taken(await csv(bytes));
    expect([text(rooms, "roomCode", 0), text(rooms, "roomName", 0)]).toEqual(["007", "会议室,大"]);
    expect(number(rooms, "coolingLoad", 0)).toBe(2);
    expect(preview).toMatchObject({ fileName: "a.csv", headerRow: 1 });
  });

  it("in GBK is read", async () => {
    const { rooms } = taken(await csv(new Uint8Array(GBK)));
    expect([text(rooms, "roomCode", 0), number(rooms, "roomArea", 0)]).toEqual(["走廊", 20]);
  });

  it.each([
    ["that is a workbook", zip(partsOf("")), "a.csv", /不是 CSV 文本/u],
    ["that is none by its name", encoded(TEXT), "a.txt", "文件格式有误，请选择Excel文件"],
    ["of nothing", encoded(" \r\n"), "a.csv", "内容为空，请重新选择"],
  ])("%s is refused with a sentence", async (_, bytes, name, message) => {
    expect(await csv(bytes, name)).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });
});

describe("a workbook", () => {
  it("keeps the zeros that a format puts before a code", async () => {
    const rows = [
      ["房间编号", "面积(㎡)"],
      [7, 20],
    ];
    const bytes = await workbook({ rows, columns: [{ numFmt: "000" }, {}] });
    expect(text(taken(await read(bytes)).rooms, "roomCode", 0)).toBe("007");
  });

  it("says which of its rows are hidden", async () => {
    const bytes = await workbook({ rows: ROWS, rowDefs: new Map([[1, { hidden: true }]]) });
    expect(taken(await read(bytes)).preview).toMatchObject({ accepted: 1, hiddenRows: 1 });
  });

  it("that is a plan of ours gives its rooms back, and nothing else", async () => {
    const bytes = await workbook(
      {
        name: "方案说明",
        rows: [
          ["选型方案", "数量", "内容"],
          ["房间（间）", 1, null],
        ],
      },
      {
        name: "房间选型",
        rows: [
          [
            "房间编号",
            "房间名称",
            "房间面积（㎡）",
            "冷负荷（kW）",
            "指定数量",
            "选型·状态",
            "选型·型号",
            "选型·数量（台）",
            "选型·冷负荷（kW）",
            "选型·风量（m³/h）",
          ],
          ["101", "办公室", 20, 2.123456, null, "已匹配", "FP-68", 2, 3, 680],
        ],
      },
      {
        name: "设备汇总",
        rows: [
          ["型号", "名称", "数量（台）", "风量（m³/h）"],
          ["FP-68", "风机盘管", 2, 680],
        ],
      },
    );
    const { rooms, preview } = taken(await read(bytes));
    expect([rooms.rows, preview.fields, preview.refused]).toEqual([
      1,
      ["roomCode", "roomName", "roomArea", "coolingLoad", "equipmentNumber"],
      [],
    ]);
    expect(number(rooms, "coolingLoad", 0)).toBe(2.123456);
    expect([number(rooms, "equipmentNumber", 0), number(rooms, "airSupplyVolume", 0)]).toEqual([null, null]);
  });
});
