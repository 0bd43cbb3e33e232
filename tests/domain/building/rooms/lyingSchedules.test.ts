import { describe, expect, it } from "vitest";
import { importPaste } from "#domain/building/rooms/import/importPaste.ts";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { cellText, type Cell } from "#domain/base/sheet/SheetGrid.ts";
import { codes, columnsOf, figure, grid, imported } from "../../../support/schedules.ts";

/** The titles are in the first column, the rooms in the columns beside it. */
const LYING: Cell[][] = [
  ["房间编号", "101", "102", "103"],
  ["房间名称", "办公", "会议", "走廊"],
  ["面积(㎡)", 20, 30, 12],
  ["冷负荷(W)", 2100, 4050, "待定"],
];
const WITH_UNITS: Cell[][] = [
  ["某大厦负荷表", null, null, null],
  ["用房名称", null, "办公", "会议"],
  ["面积", "m²", 20, 30],
  ["计算的冷负荷", "W", 2100, 4050],
  ["热负荷", "kW", 1.4, 2],
];

describe("a schedule that lies on its side", () => {
  it("is read with its rows as columns, and says so", () => {
    const { preview, rooms } = imported(grid(LYING));
    expect(codes(rooms)).toEqual(["101", "102"]);
    expect([figure(rooms, "coolingLoad"), figure(rooms, "roomArea", 1)]).toEqual([2.1, 30]);
    expect(preview).toMatchObject({ isTurned: true, headerRow: 1 });
    expect(preview.remarks[0]).toBe("表是横排的（一列一间），已行列互换后读取");
    expect(columnsOf(preview).map(({ letter }) => letter)).toEqual(["1", "2", "3", "4"]);
    expect(preview.refused).toEqual([
      { row: 4, sheet: "", roomCode: "103", reason: "第 4 行“冷负荷(W)”应为数字，实际是“待定”" },
    ]);
  });

  it("has its units in the column beside the titles", () => {
    const { rooms } = imported(grid(WITH_UNITS));
    expect(rooms.rows).toBe(2);
    expect([figure(rooms, "coolingLoad", 1), figure(rooms, "heatLoad", 1)]).toEqual([4.05, 2]);
  });

  it("is read from the clipboard alike", () => {
    const pasted = importPaste(
      LYING.map((cells) => cells.map((cell) => cellText(cell)).join("\t")).join("\n"),
    );
    expect(pasted.ok && codes(pasted.value.rooms)).toEqual(["101", "102"]);
  });

  it("hides columns where the spreadsheet hides rows", () => {
    const sheet = grid(
      [...LYING.slice(0, 3), ["冷负荷(W)", 9999, 9999, 9999], ["冷负荷(W)", 2100, 4050, 700]],
      {
        hiddenRows: new Set([3]),
      },
    );
    const { preview, rooms } = imported(sheet);
    expect(figure(rooms, "coolingLoad")).toBe(2.1);
    expect(preview.remarks).toContain("表中隐藏了第 4 行，有可见的行时不取隐藏的行");
  });

  it("is only looked for where no sheet holds an upright one", () => {
    const facts = grid(
      [
        ["名称", "某大厦"],
        ["面积", 20_000],
        ["冷负荷", 2000],
      ],
      { name: "概况" },
    );
    const upright = grid(
      [
        ["房间编号", "面积(㎡)"],
        ["101", 20],
      ],
      { name: "房间" },
    );
    expect(codes(imported(facts, upright).rooms)).toEqual(["101"]);
    expect(importSchedule("a.xlsx", [grid([["说明"], ["无"]])])).toEqual({ ok: false, code: "no-header" });
  });
});
