import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { codes, grid, imported } from "../../../support/schedules.ts";

const HEADER = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(W)", "热负荷(W)"];
const ROOMS: Cell[][] = [
  ["101", "办公", 20.5, 2103, 1411],
  ["102", "会议", 31.2, 4044, 1902],
  ["103", "走廊", 12.9, 611, 733],
];
const SUM: Cell[] = [64.6, 6758, 4046];
const refusedRows = (rows: Cell[][], header: Cell[] = HEADER) => {
  const { preview, rooms } = imported(grid([header, ...rows]));
  return { refused: preview.refused.map(({ row, reason }) => `${row} ${reason}`), codes: codes(rooms) };
};

describe("totals by their words", () => {
  it.each([
    ...[
      "Σ",
      "∑",
      "Σ 一层",
      "合 计",
      "全楼总冷负荷",
      "全楼总冷负荷(kW)",
      "总冷负荷",
      "二层总面积",
      "全楼",
      "整栋楼",
    ],
    ...[
      "總計",
      "合計",
      "小計：",
      "TOTAL",
      "Sum",
      "Sub-total",
      "TTL",
      "Total cooling load",
      "共 36 间",
      "单位面积冷负荷",
    ],
  ])("%s is none of the rooms", (label) => {
    for (const labels of [
      [label, null],
      [null, label],
    ])
      expect(refusedRows([...ROOMS, [...labels, 20, 99_999, 2000]])).toEqual({
        refused: [`5 合计行不是房间`],
        codes: ["101", "102", "103"],
      });
  });

  it.each([
    "总经理室",
    "总控室",
    "总务处",
    "设计室",
    "计算机房",
    "会计室",
    "配电总间",
    "合计划室",
    "Sumitomo",
    "全日餐厅",
  ])("%s is a room", (name) => {
    expect(refusedRows([...ROOMS, ["104", name, 20, 2000, 1000]]).codes).toContain("104");
  });
});

describe("totals by what they sum up", () => {
  it.each([
    ["of another name", ["一号楼", null]],
    ["of a name alone", [null, "办公区"]],
    ["of no name", [null, null]],
    ["with a code that has no figure, and a name", ["T", "本段"]],
  ])("one %s is known and says of what it is", (_, labels) => {
    expect(refusedRows([...ROOMS, [...labels, ...SUM]])).toEqual({
      refused: ["5 合计行不是房间，数值等于上面 3 间之和"],
      codes: ["101", "102", "103"],
    });
  });

  it("one labelled as rooms are is known by two figures that do not follow from each other", () => {
    expect(refusedRows([...ROOMS, ["104", "其他", ...SUM]]).refused).toEqual([
      "5 合计行不是房间，数值等于上面 3 间之和",
    ]);
  });

  it("several, of storeys, buildings and all", () => {
    const more: Cell[][] = [
      ["201", "办公", 22.5, 2403, 1511],
      ["202", "会议", 41.2, 4144, 1802],
    ];
    const rows: Cell[][] = [
      ...ROOMS,
      ["首段", null, ...SUM],
      ...more,
      ["次段", null, 63.7, 6547, 3313],
      ["前楼", null, 128.3, 13_305, 7359],
      ["301", "办公", 30.1, 3001, 1711],
      ["302", "库房", 9.3, 444, 402],
      ["后楼", null, 39.4, 3445, 2113],
      [null, null, 167.7, 16_750, 9472],
    ];
    expect(refusedRows(rows)).toEqual({
      refused: [
        "5 合计行不是房间，数值等于上面 3 间之和",
        "8 合计行不是房间，数值等于上面 2 间之和",
        "9 合计行不是房间，数值等于上面 5 间之和",
        "12 合计行不是房间，数值等于上面 2 间之和",
        "13 合计行不是房间，数值等于上面 7 间之和",
      ],
      codes: ["101", "102", "103", "201", "202", "301", "302"],
    });
  });

  it("one of a storey with a single room, once another of its name was known", () => {
    const rows: Cell[][] = [...ROOMS, ["1段", null, ...SUM], ["201", "办公", 22.5, 2403, 1511]];
    expect(refusedRows([...rows, ["2段", null, 22.5, 2403, 1511]]).refused).toHaveLength(2);
    expect(refusedRows([...rows, ["办公", null, 22.5, 2403, 1511]]).codes).toContain("办公");
  });

  it("one whose figures were rounded before they were summed up, or after", () => {
    const header = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"];
    const rows: Cell[][] = [
      ["101", "a", 20.54, 2.14],
      ["102", "b", 30.34, 4.04],
      ["103", "c", 12.44, 1.34],
    ];
    for (const [area, load] of [
      [63.3, 7.5],
      [63.32, 7.52],
      [63.33, 7.53],
    ])
      expect(refusedRows([...rows, ["甲", null, area ?? 0, load ?? 0]], header).refused).toHaveLength(1);
    expect(refusedRows([...rows, ["甲", null, 63.32, 9]], header).codes).toContain("甲");
  });

  it("one over a room whose figure could not be read goes by the others", () => {
    const rows: Cell[][] = [...ROOMS, ["104", "库房", "约二十", 1000, 500], ["一段", null, 84.6, 7758, 4546]];
    expect(refusedRows(rows).refused[1]).toBe("6 合计行不是房间，数值等于上面 4 间之和");
  });
});

describe("rooms that are no totals", () => {
  it.each<[string, Cell[][]]>([
    [
      "a room after one room like it",
      [
        ["101", "办公", 20, 2000, 1000],
        ["办公", null, 20, 2000, 1000],
      ],
    ],
    [
      "a room after two that are half as large",
      [
        ["101", "办公", 20, 2000, 1000],
        ["102", "办公", 20, 2000, 1000],
        ["103", "大办公", 40, 4000, 2000],
      ],
    ],
    [
      "a room after four that are a quarter as large",
      [
        ...Array.from({ length: 4 }, (_, at): Cell[] => [`10${at}`, "办公", 20, 2000, 1000]),
        ["105", "会议", 80, 8000, 4000],
      ],
    ],
    ["a room whose area alone equals the sum", [...ROOMS, ["104", "大厅", 64.6, 9000, 5000]]],
    ["a room without a name whose area alone equals the sum", [...ROOMS, ["104", null, 64.6, 9000, 5000]]],
  ])("%s stays", (_, rows) => {
    expect(refusedRows(rows)).toEqual({ refused: [], codes: rows.map(([code]) => code) });
  });

  it("no rooms are lost and no totals kept, whatever the storeys hold", () => {
    const room = fc.record({
      area: fc.integer({ min: 500, max: 9000 }),
      cooling: fc.integer({ min: 300, max: 30_000 }),
      heating: fc.integer({ min: 200, max: 20_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(room, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 6 }),
        (storeys) => {
          let at = 0;
          const wanted: string[] = [];
          const sumOf = (rooms: readonly { area: number; cooling: number; heating: number }[]): Cell[] => [
            rooms.reduce((sum, { area }) => sum + area, 0) / 100,
            rooms.reduce((sum, { cooling }) => sum + cooling, 0),
            rooms.reduce((sum, { heating }) => sum + heating, 0),
          ];
          const rows = storeys.flatMap((rooms): Cell[][] => [
            ...rooms.map(({ area, cooling, heating }): Cell[] => {
              wanted.push(`R${++at}`);
              return [`R${at}`, "房间", area / 100, cooling, heating];
            }),
            ["段", null, ...sumOf(rooms)],
          ]);
          const read = refusedRows([...rows, ["总体", null, ...sumOf(storeys.flat())]]);
          expect(read.codes).toEqual(wanted);
          expect(read.refused).toHaveLength(storeys.length + 1);
        },
      ),
    );
  });
});

describe("what stands between the rooms of printed pages", () => {
  it.each([
    ["负荷计算表 第2页", "页眉或页码不是房间"],
    ["第 3 页 共 12 页", "页眉或页码不是房间"],
    ["第三页", "页眉或页码不是房间"],
    ["Page 2 of 5", "页眉或页码不是房间"],
    ["- 3 -", "页眉或页码不是房间"],
    ["续表", "页眉或页码不是房间"],
    ["接上页", "页眉或页码不是房间"],
    ["某大厦空调负荷计算表", "标题行不是房间"],
    ["某大厦空調負荷計算書（二）", "标题行不是房间"],
    ["工程名称：某大厦", "标题行不是房间"],
  ])("%s is no room: %s", (title, reason) => {
    const [first = [], ...rest] = ROOMS;
    expect(refusedRows([first, [title], HEADER, ...rest])).toEqual({
      refused: [`3 ${reason}`, "4 重复的表头不是房间"],
      codes: ["101", "102", "103"],
    });
    const numbered = (cells: Cell[], at: number): Cell[] => [at, ...cells];
    expect(
      refusedRows([numbered(first, 1), [title], ...rest.map(numbered)], ["序", ...HEADER]),
      "in a column that no field claims",
    ).toEqual({ refused: [`3 ${reason}`], codes: ["101", "102", "103"] });
  });

  it("a repeated header in other blanks and widths is one", () => {
    const [first = [], ...rest] = ROOMS;
    const again = ["房间 编号", "房间名称", "面积（㎡）", "冷负荷 (W)", "热负荷(W)"];
    expect(refusedRows([first, again, ...rest])).toEqual({
      refused: ["3 重复的表头不是房间"],
      codes: ["101", "102", "103"],
    });
  });
});
