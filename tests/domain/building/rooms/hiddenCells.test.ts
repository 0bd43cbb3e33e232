import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import type { Cell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { codes, columnsOf, figure, grid, imported, notesOf } from "../../../support/schedules.ts";

const hiding = (columns: number[], rows: Cell[][]) => grid(rows, { hiddenColumns: new Set(columns) });

describe("a hidden column", () => {
  it.each([
    ["of the same title", "冷负荷(W)", "冷负荷(W)"],
    ["whose name is more exact", "冷负荷(W)", "冷量(W)"],
    ["without outdoor air beside one with it", "冷负荷(W)", "冷负荷(含新风)(W)"],
    ["of a total beside a load for each ㎡", "冷负荷(W)", "冷指标(W/㎡)"],
  ])("%s is never preferred to a visible one", (_, hidden, visible) => {
    for (const [first, second, at] of [
      [hidden, visible, 2],
      [visible, hidden, 3],
    ] as const) {
      const figures = at === 2 ? [9999, 100] : [100, 9999];
      const { preview, rooms } = imported(
        hiding(
          [at],
          [
            ["房间编号", "面积(㎡)", first, second],
            ["101", 20, ...figures],
            ["102", 20, ...figures],
          ],
        ),
      );
      expect(figure(rooms, "coolingLoad")).not.toBeCloseTo(9.999, 3);
      expect(columnsOf(preview).find(({ field }) => field === "coolingLoad")?.isHidden).toBe(false);
      const letter = at === 2 ? "C" : "D";
      expect(preview.remarks[0]).toBe(`表中隐藏了 ${letter} 列，有可见的列时不取隐藏的列`);
      expect(notesOf(preview)).toContain(`${letter} 冷负荷取自“${visible}”`);
    }
  });

  it("that alone states a load is read, and asked about once", () => {
    const { preview, rooms } = imported(
      hiding(
        [2],
        [
          ["房间编号", "面积(㎡)", "热负荷(W)", "冷负荷(W)"],
          ["101", 20, 1500, 2000],
        ],
      ),
    );
    expect(figure(rooms, "heatLoad")).toBe(1.5);
    expect(preview.forms[0]?.questions).toEqual([
      {
        text: "C 列“热负荷(W)”在表中是隐藏的",
        columns: [2],
        options: [
          { label: "导入", uses: [{ field: "heatLoad", unit: "W" }] },
          { label: "不导入", uses: [{ field: null, unit: "" }] },
        ],
      },
    ]);
  });

  it("without a unit is asked about in one question, which can leave it out", () => {
    const { preview } = imported(
      hiding(
        [2],
        [
          ["房间编号", "面积(㎡)", "热负荷", "冷负荷"],
          ["101", 20, 1500, 2000],
        ],
      ),
    );
    const asked = preview.forms[0]?.questions ?? [];
    expect(asked.map(({ text }) => text)).toEqual([
      "“热负荷”在表中是隐藏的，也没有写单位",
      "“冷负荷”没有写单位",
    ]);
    expect(asked[0]?.options.at(-1)?.label).toBe("不导入");
  });

  it("makes another form, so that a choice made when it was visible is not taken over", () => {
    const rows: Cell[][] = [
      ["房间编号", "面积(㎡)", "冷负荷", "冷负荷"],
      ["101", 20, 9999, 2000],
    ];
    const visible = imported(grid(rows)).preview.forms[0];
    const remembered = {
      [visible?.key ?? ""]: (visible?.columns ?? []).map(({ field, unit }) => ({ field, unit })),
    };
    const read = importSchedule("a.xlsx", [hiding([2], rows)], { remembered });
    expect(read.ok && figure(read.value.rooms, "coolingLoad")).toBe(2);
  });
});

describe("hidden rows", () => {
  const HEADER = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"];
  const hidden = (at: number[], rows: Cell[][]) => grid([HEADER, ...rows], { hiddenRows: new Set(at) });

  it("are named by their numbers", () => {
    const room = (code: string): Cell[] => [code, "a", 20, 2];
    const { preview } = imported(
      hidden([2, 4, 5, 6], [room("101"), room("102"), room("103"), room("104"), room("105"), room("106")]),
    );
    expect(preview).toMatchObject({ accepted: 6, hiddenRows: 4, hiddenRowsAt: "第 3、5–7 行" });
  });

  it("of a room that a visible row states are left out with their reason", () => {
    const { preview, rooms } = imported(
      hidden(
        [1],
        [
          ["101", "办公", 20, 9.999],
          ["101", "办公", 20, 2],
          ["102", "办公", 20, 2],
        ],
      ),
    );
    expect([codes(rooms), figure(rooms, "coolingLoad")]).toEqual([["101", "102"], 2]);
    expect(preview.refused).toEqual([
      { row: 2, sheet: "", roomCode: "101", reason: "隐藏的行，编号与可见的第 3 行相同" },
    ]);
  });

  it("are kept where codes begin anew on every storey, and so tell no rooms apart", () => {
    const { rooms } = imported(
      hidden(
        [3],
        [
          ["01", "办公", 20, 2],
          ["01", "会议", 20, 2],
          ["01", "走廊", 20, 2],
        ],
      ),
    );
    expect(codes(rooms)).toHaveLength(3);
  });
});

describe("a hidden sheet", () => {
  const ROWS: Cell[][] = [
    ["房间编号", "面积(㎡)", "冷负荷(kW)"],
    ["101", 20, 2],
  ];
  const sheets: SheetGrid[] = [
    grid([["封面"]], { name: "封面" }),
    grid(ROWS, { name: "旧表", isHidden: true }),
  ];

  it("that alone holds rooms is offered, and read when it is ticked", () => {
    const { preview } = imported(...sheets);
    expect(preview.accepted).toBe(0);
    expect(preview.warnings.map(({ text }) => text)).toEqual([
      "房间表只在隐藏的工作表中，如需导入请在下面勾选",
    ]);
    const [table] = preview.forms.flatMap(({ tables }) => tables);
    expect(table).toMatchObject({ isRead: false, note: "隐藏的工作表", rows: 1 });
    const choice = { ...NO_CHOICE, tables: { [table?.id ?? ""]: true } };
    expect(importSchedule("a.xlsx", sheets, { choice })).toMatchObject({
      value: { preview: { accepted: 1, warnings: [] } },
    });
  });

  it("beside a visible one is named and left", () => {
    const visible = grid(
      [
        ["房间编号", "面积(㎡)"],
        ["201", 20],
      ],
      { name: "新表" },
    );
    const { preview, rooms } = imported(visible, ...sheets);
    expect(codes(rooms)).toEqual(["201"]);
    expect(preview.forms.flatMap(({ tables }) => tables.map(({ note }) => note))).toContain("隐藏的工作表");
  });
});
