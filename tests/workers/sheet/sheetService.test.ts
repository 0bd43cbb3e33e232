import { readXlsx } from "hucre/xlsx";
import { readSheet } from "read-excel-file/node";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUIET_ZONE, qrCode } from "#domain/base/qr/qrCode.ts";
import { packNumbers, packTexts } from "#domain/building/rooms/PackedTable.ts";
import { ROOM_FIELDS } from "#domain/building/rooms/roomFields.ts";
import { hucreWorkbook } from "#workers/sheet/hucreWorkbook.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { unpackWorkbook } from "#workers/sheet/unpackWorkbook.ts";

const service = createSheetService();
async function read(name: string, file: ArrayBuffer) {
  await service.open({ kind: "workbook", name, file: new Blob([file]) });
  return service.understand();
}

async function readBack(file: ArrayBuffer) {
  const unpacked = unpackWorkbook(new Uint8Array(file));
  const sheets = unpacked.ok ? await hucreWorkbook.read(unpacked.value) : unpacked;
  if (!sheets.ok) throw new Error(sheets.code);
  return sheets.value;
}
const partOf = async (file: ArrayBuffer, name: string) => {
  const unpacked = unpackWorkbook(new Uint8Array(file));
  // Stored parts stand in the archive as they are.
  const text = unpacked.ok ? new TextDecoder().decode(unpacked.value) : "";
  return text.slice(text.indexOf(name));
};

const plan = (codes: string[], loads: (number | null)[], name = "房间") => ({
  name,
  titles: [
    { key: "code", title: "房间编号", digits: null },
    { key: "load", title: "冷负荷(kW)", digits: 2 },
    { key: "missing", title: "型号", digits: null },
  ],
  table: { rows: codes.length, columns: { code: packTexts(codes), load: packNumbers(loads) } },
});

describe("a written plan", () => {
  it("is read by another library: headers, texts, numbers and blanks", async () => {
    const file = await service.write([plan(["101", "", "走廊"], [5.2, null, 0])]);
    expect(await readSheet(Buffer.from(file))).toEqual([
      ["房间编号", "冷负荷(kW)", "型号"],
      ["101", 5.2, null],
      [null, null, null],
      ["走廊", 0, null],
    ]);
  });

  it("has the address that opens it on a sheet of its own, as a link", async () => {
    const link = {
      note: "成员登录后打开",
      address: "https://volute.example/#/multiRoom/fanCoil?planVersion=1",
    };
    const { sheets } = await readXlsx(await service.write([plan(["101"], [5.2])], link), {
      readStyles: true,
    });
    expect(sheets.map(({ name }) => name)).toEqual(["房间", "链接"]);
    expect(sheets[1]?.rows.slice(0, 2).map(([text]) => text)).toEqual([
      "打开下面的链接，成员登录后打开：",
      link.address,
    ]);
    expect(sheets[1]?.cells?.get("1,0")?.hyperlink?.target).toBe(link.address);
    // Beside it its QR code: a dark cell for each dark module, behind a quiet zone of four.
    const code = qrCode(link.address);
    if (!code.ok) throw new Error("no code");
    const isDark = (row: number, column: number) => {
      const fill = sheets[1]?.cells?.get(`${row + QUIET_ZONE},${column + 1 + QUIET_ZONE}`)?.style?.fill;
      return JSON.stringify(fill ?? null).includes("000000");
    };
    const all = Array.from({ length: code.value.side }, (_, at) => at);
    for (const row of all)
      expect(all.map((column) => isDark(row, column))).toEqual(
        all.map((column) => code.value.isDark(row, column)),
      );
  });

  it("keeps every text as text, also one that a spreadsheet would compute", async () => {
    const risky = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("http://x")', "\t=1", "0012", "1-2", "<b>&"];
    const file = await service.write([plan(risky, [])]);
    const sheet = (await partOf(file, "xl/worksheets/sheet1.xml")).split("</worksheet>")[0] ?? "";
    expect(sheet).not.toContain("<f>");
    const [grid] = await readBack(file);
    expect(grid?.rows.slice(1).map(([cell]) => cell)).toEqual(risky);
    expect(await partOf(file, "xl/styles.xml")).toContain('formatCode="@"');
  });

  it("gives back any codes and loads", async () => {
    const room = fc.tuple(
      fc.string({ minLength: 1, unit: "grapheme" }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(room, { minLength: 1, maxLength: 5 }), async (rooms) => {
        const file = await service.write([
          plan(
            rooms.map(([code]) => code),
            rooms.map(([, load]) => load),
          ),
        ]);
        const [grid] = await readBack(file);
        expect(grid?.rows.slice(1).map(([code, load]) => [code, Number(load)])).toEqual(
          rooms.map(([code, load]) => [code, load === 0 ? 0 : load]),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("shows digits, fits widths and freezes its header", async () => {
    const sheet = await partOf(
      await service.write([plan(["一个相当长的房间名称"], [5])]),
      "xl/worksheets/sheet1.xml",
    );
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toMatch(/<col min="1" max="1" width="22"/u);
    expect(sheet).toContain('formatCode="#,##0.00"');
  });

  it("has sheet names that Excel takes, each once", async () => {
    const names = ["a/b:c", "A b c", "", "x".repeat(40), "x".repeat(50)];
    const file = await service.write(names.map((name) => plan(["1"], [1], name)));
    expect((await readBack(file)).map(({ name }) => name)).toEqual([
      "a b c",
      "A b c (2)",
      "Sheet",
      "x".repeat(31),
      `${"x".repeat(27)} (2)`,
    ]);
  });
});

describe("the template", () => {
  it("has a header for every field, text cells for codes and names, and an explanation", async () => {
    const file = await service.template();
    const sheets = await readBack(file);
    expect(sheets.map(({ name }) => name)).toEqual(["房间表", "说明"]);
    expect(sheets[0]?.rows[0]).toHaveLength(ROOM_FIELDS.length);
    expect(await partOf(file, "xl/worksheets/sheet1.xml")).toMatch(/<c r="A2" s="\d+"\/>/u);
  });

  it("imported untouched has no rooms", async () => {
    const outcome = await read("模板.xlsx", await service.template());
    expect(outcome).toMatchObject({ ok: false, code: "no-rows" });
  });

  it("filled in by another program is imported whole", async () => {
    const [grid] = await readBack(await service.template());
    const header = (grid?.rows[0] ?? []).map(String);
    const values = ["1F-101", "办公室", 36, 4.3, 2.9, 3.4, 0.9, 800, 11_900, 26, 18.7, 20, 2, "1F", "A 区"];
    const file = await hucreWorkbook.write([
      {
        name: "房间表",
        columns: header.map((title) => ({ title, digits: null, isText: false, width: 10 })),
        rows: [values],
      },
    ]);
    const outcome = await read("a.xlsx", file.buffer);
    expect(outcome).toMatchObject({
      ok: true,
      preview: {
        accepted: 1,
        refused: [],
        warnings: [],
        remarks: [],
        sample: [
          {
            row: 2,
            cells: [
              "1F-101",
              "办公室",
              "36.00",
              "4.30",
              "2.90",
              "3.40",
              "0.90",
              "800",
              "11,900",
              "26.0",
              "18.7",
              "20.0",
              "2",
              "1F",
              "A 区",
            ],
          },
        ],
      },
    });
  });
});
