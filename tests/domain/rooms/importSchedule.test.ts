import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/rooms/importSchedule.ts";
import type { Cell } from "#domain/rooms/SheetGrid.ts";
import { codes, figure, grid, imported, rows } from "../../support/schedules.ts";

describe("the header", () => {
  it("is found under titles and blank rows", () => {
    const { preview, rooms } = rows(
      ["某项目房间负荷表", null, null],
      [],
      ["编制：张工", null, "2026-01-01"],
      ["房间编号", "面积(㎡)", "冷负荷(kW)"],
      ["101", 20, 3],
    );
    expect(preview.headerRow).toBe(4);
    expect(preview.columns.map(({ letter, field }) => letter + field)).toEqual([
      "AroomCode",
      "BroomArea",
      "CcoolingLoad",
    ]);
    expect(codes(rooms)).toEqual(["101"]);
  });

  it("takes units from a row of their own below", () => {
    const { preview, rooms } = rows(
      ["房间编号", "房间面积", "冷负荷", "送风量"],
      [null, "㎡", "W", "(L/s)"],
      ["101", 20, 3000, 100],
    );
    expect(preview.columns.map(({ unit }) => unit)).toEqual(["", "㎡", "W", "L/s"]);
    expect(preview.accepted).toBe(1);
    expect(figure(rooms, "coolingLoad")).toBe(3);
    expect(figure(rooms, "airSupplyVolume")).toBe(360);
  });

  it.each([
    ["with its merges", [{ startRow: 0, startCol: 1, endRow: 0, endCol: 3 }]],
    ["without them, as a paste has it", []],
  ])("joins groups with their members, %s", (_, merges) => {
    const { preview } = imported(
      grid(
        [
          ["房间编号", "冷负荷(kW)", null, null, "面积(㎡)"],
          [null, "全热", "显热", "潜热", null],
          ["101", 5, 4, 1, 20],
        ],
        { merges },
      ),
    );
    expect(preview.columns.map(({ field }) => field)).toEqual([
      "roomCode",
      "coolingLoad",
      "sensibleLoad",
      "latentLoad",
      "roomArea",
    ]);
    expect(preview.accepted).toBe(1);
  });

  it("assumes the standard unit where none is named, and says so", () => {
    const { preview } = rows(["编号", "面积", "冷负荷(kW)"], ["101", 20, 3]);
    expect(preview.columns.map(({ isUnitAssumed }) => isUnitAssumed)).toEqual([false, true, false]);
    expect(preview.remarks).toContain("表头没有写单位：房间面积按 ㎡ 读取");
  });

  it("says when the values look like W", () => {
    const { preview } = rows(["编号", "面积", "冷负荷"], ["101", 20, 2400], ["102", 35, 4100]);
    expect(preview.remarks).toContain("“冷负荷”按 kW 读取，数值偏大，可能实际是 W，请核对单位");
  });

  it("says when the values look like kW under a header in W, and when there is no area to compare", () => {
    expect(rows(["编号", "面积", "冷负荷(W)"], ["1", 20, 2.4]).preview.remarks).toContain(
      "“冷负荷(W)”按 W 读取，数值偏小，可能实际是 kW，请核对单位",
    );
    expect(rows(["编号", "热负荷"], ["1", 2400]).preview.remarks).toContain(
      "“热负荷”按 kW 读取，数值偏大，可能实际是 W，请核对单位",
    );
  });

  it("lists what it leaves out: other columns, columns without header, units that do not convert", () => {
    const { preview } = rows(
      ["序号", "房间编号", "冷负荷(W/㎡)", "冷负荷(kW)", null],
      [1, "101", 120, 3, "note"],
    );
    expect(preview.ignored).toEqual([
      { letter: "A", header: "序号" },
      { letter: "C", header: "冷负荷(W/㎡)" },
      { letter: "E", header: "（无表头）" },
    ]);
    expect(preview.remarks).toContain("“冷负荷(W/㎡)”不能换算成冷负荷，没有导入");
  });

  it("prefers the exact name of two columns with one meaning, and says so", () => {
    const { preview, rooms } = rows(["编号", "房间编号", "面积"], [1, "A-1", 20]);
    expect(codes(rooms)).toEqual(["A-1"]);
    expect(preview.remarks).toContain("“房间编号”和“编号”都是房间编号，导入了前者");
  });

  it("needs a room code or name and one more field", () => {
    const none = (cells: Cell[][]) => importSchedule("a.xlsx", [grid(cells)]);
    expect(
      none([
        ["面积", "冷负荷"],
        [1, 2],
      ]),
    ).toEqual({ ok: false, code: "no-header" });
    expect(
      none([
        ["房间编号", "备注"],
        ["101", "x"],
      ]),
    ).toEqual({ ok: false, code: "no-header" });
    expect(none([])).toEqual({ ok: false, code: "no-header" });
    expect(
      none([
        ["房间编号", "面积"],
        [null, null],
      ]),
    ).toEqual({ ok: false, code: "no-rows" });
  });
});

describe("of several sheets", () => {
  const good = grid(
    [
      ["房间编号", "面积(㎡)", "冷负荷(kW)"],
      ["101", 20, 3],
    ],
    { name: "负荷" },
  );
  const poor = grid(
    [
      ["编号", "面积"],
      ["1", 20],
      ["2", 30],
    ],
    { name: "统计" },
  );
  const cover = grid([["封面"], []], { name: "封面" });

  it("the one with the best header is read, the others are listed", () => {
    const { preview } = imported(cover, poor, good);
    expect(preview.sheet).toBe("负荷");
    expect(preview.otherSheets).toEqual([
      { name: "封面", rows: 1 },
      { name: "统计", rows: 3 },
    ]);
    expect(preview.remarks).toContain("工作表“统计”也有可识别的表头，没有导入");
  });

  it("hidden ones are listed but never read", () => {
    const { preview } = imported({ ...good, isHidden: true }, poor);
    expect(preview.sheet).toBe("统计");
    expect(preview.otherSheets).toEqual([{ name: "负荷", rows: 2 }]);
  });
});
