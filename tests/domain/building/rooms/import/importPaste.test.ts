import { describe, expect, it } from "vitest";
import { numberAt, textAt } from "#domain/building/rooms/PackedTable.ts";
import { importPaste } from "#domain/building/rooms/import/importPaste.ts";
import { columnsOf, unusedOf } from "../../../../support/schedules.ts";

function pasted(text: string) {
  const read = importPaste(text);
  if (!read.ok) throw new Error(read.code);
  const { preview, rooms } = read.value;
  const texts = (key: string) =>
    Array.from({ length: rooms.rows }, (_, row) => rooms.columns[key] && textAt(rooms.columns[key], row));
  const numbers = (key: string) =>
    Array.from({ length: rooms.rows }, (_, row) => rooms.columns[key] && numberAt(rooms.columns[key], row));
  return { preview, texts, numbers };
}

describe("a paste", () => {
  it("with a header is read by it", () => {
    const { preview, texts, numbers } = pasted("冷负荷(W)\t房间名称\r\n3000\t办公室\r\n");
    expect(preview).toMatchObject({ sheet: "", headerRow: 1, fileName: "粘贴的内容", otherSheets: [] });
    expect(texts("roomName")).toEqual(["办公室"]);
    expect(numbers("coolingLoad")).toEqual([3]);
  });

  it("without a header is read in the usual order, and says so", () => {
    const { preview, texts, numbers } = pasted("101\t办公室\t20\t3\t2\tx\n102\t会议室\t30\n");
    expect(preview.headerRow).toBe(0);
    expect(preview.remarks[0]).toBe("没有表头，按房间表的常用列序读取，请核对各列");
    expect(preview.forms[0]?.questions.map(({ text }) => text)).toEqual(["“冷负荷”“热负荷”没有写单位"]);
    expect(columnsOf(preview).map(({ isUnitAssumed }) => isUnitAssumed)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(unusedOf(preview)).toEqual([{ letter: "F", header: "（无表头）" }]);
    expect(texts("roomCode")).toEqual(["101", "102"]);
    expect(numbers("roomArea")).toEqual([20, 30]);
    expect(numbers("heatLoad")).toEqual([2, null]);
  });

  it("may hold line breaks and tabs inside a quoted cell", () => {
    expect(pasted('101\t"大\n会议室"\t20').texts("roomName")).toEqual(["大 会议室"]);
  });

  it("may be separated by commas or semicolons", () => {
    expect(pasted("房间编号,面积(㎡)\n101,20").numbers("roomArea")).toEqual([20]);
    expect(pasted("101;办公室;20").numbers("roomArea")).toEqual([20]);
  });

  it("refuses the rows that it cannot read, by the line of the paste", () => {
    const { preview } = pasted("101\t办公室\t20\n102\t会议室\t大");
    expect(preview.refused).toEqual([
      { row: 2, sheet: "", roomCode: "102", reason: "C 列“房间面积”应为数字，实际是“大”" },
    ]);
  });

  it("of nothing has no rows", () => {
    expect(importPaste("\n\t\n")).toEqual({ ok: false, code: "no-rows" });
  });
});
