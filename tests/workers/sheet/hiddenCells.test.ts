import { expect, it } from "vitest";
import { numberAt } from "#domain/building/rooms/PackedTable.ts";
import { createSheetService } from "#workers/sheet/sheetService.ts";
import { fileOf, partsOf, workbook, zip } from "../../support/workbooks.ts";

const service = createSheetService();
async function read(bytes: Uint8Array<ArrayBuffer>) {
  await service.open({ kind: "workbook", name: "a.xlsx", file: fileOf(bytes) });
  const outcome = service.understand();
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (at: string, value: number) => `<c r="${at}"><v>${value}</v></c>`;
const HEADER = `<row r="1">${["房间编号", "面积(㎡)", "冷负荷(W)", "冷负荷(W)"].map((title, at) => text(`${"ABCD"[at]}1`, title)).join("")}</row>`;
const room = (row: number, attributes = "") =>
  `<row r="${row}" ${attributes}>${text(`A${row}`, `10${row}`)}${number(`B${row}`, 20)}${number(`C${row}`, 9999)}${number(`D${row}`, 2000)}</row>`;

/** A sheet with the attributes that spreadsheets write. */
function sheetOf(cols: string, rows: string, state = "") {
  const encode = (xml: string) => new TextEncoder().encode(xml);
  return zip(
    partsOf(HEADER + rows).map((part) => {
      const xml = new TextDecoder().decode(part.bytes);
      const changed = xml
        .replace("<sheetData>", `${cols}<sheetData>`)
        .replace(`<sheet name="S"`, `<sheet name="S" ${state}`);
      return { ...part, bytes: encode(changed) };
    }),
  );
}

it.each([
  ["hidden", `<cols><col min="3" max="3" width="9" hidden="1"/></cols>`],
  ["without any width", `<cols><col min="3" max="3" width="0" customWidth="1"/></cols>`],
  [
    "folded with its outline",
    `<cols><col min="3" max="3" width="9" outlineLevel="1" hidden="true"/><col min="4" max="4" collapsed="1"/></cols>`,
  ],
])("a column that is %s gives way to a visible one and is named", async (_, cols) => {
  const { rooms, preview } = await read(sheetOf(cols, room(2) + room(3)));
  const loads = rooms.columns["coolingLoad"];
  expect(loads && numberAt(loads, 0)).toBe(2);
  expect(preview.remarks).toContain("表中隐藏了 C 列，有可见的列时不取隐藏的列");
});

it.each([
  ["hidden or filtered out", `hidden="1"`],
  ["without any height", `ht="0" customHeight="1"`],
])("rows that are %s are named", async (_, attributes) => {
  const { preview } = await read(sheetOf("", room(2) + room(3, attributes) + room(4, attributes)));
  expect(preview).toMatchObject({ accepted: 3, hiddenRows: 2, hiddenRowsAt: "第 3–4 行" });
});

it.each(["hidden", "veryHidden"])("rooms of a sheet that is %s are offered, not taken", async (state) => {
  const { preview } = await read(sheetOf("", room(2), `state="${state}"`));
  expect(preview.accepted).toBe(0);
  expect(preview.forms[0]?.tables).toMatchObject([{ isRead: false, note: "隐藏的工作表" }]);
});

it("columns that our own writer hides are read as hidden", async () => {
  const rows = [
    ["房间编号", "面积(㎡)", "冷负荷(W)"],
    ["101", 20, 2000],
  ];
  const { preview } = await read(await workbook({ rows, columns: [{}, {}, { hidden: true }] }));
  expect(preview.forms[0]?.columns.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
});
