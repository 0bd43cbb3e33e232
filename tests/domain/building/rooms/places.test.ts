import { describe, expect, it } from "vitest";
import { textAt, type PackedTable } from "#domain/building/rooms/PackedTable.ts";
import type { Cell, SheetGrid } from "#domain/base/sheet/SheetGrid.ts";
import { grid, imported } from "../../../support/schedules.ts";

const texts = ({ rows, columns }: PackedTable, name: string) => {
  const column = columns[name];
  return column && Array.from({ length: rows }, (_, row) => textAt(column, row));
};
function placesOf(cells: readonly (readonly Cell[])[], about: Partial<SheetGrid> = {}) {
  const { rooms, preview } = imported(
    grid(
      cells.map((row) => [...row]),
      about,
    ),
  );
  return {
    codes: texts(rooms, "roomCode"),
    floors: texts(rooms, "floor"),
    zones: texts(rooms, "zone"),
    refused: preview.refused.map(({ row, reason }) => `${row} ${reason}`),
    emptyRows: preview.emptyRows,
  };
}

describe("where rooms are", () => {
  it("comes from the columns that schedules have for it", () => {
    const { floors, zones } = placesOf([
      ["楼层", "区域", "房间编号", "房间名称", "冷负荷(kW)"],
      ["1F", "东区", "101", "办公室", 3],
      ["", "西区", "102", "办公室", 3],
      [2, "", "201", "办公室", 3],
    ]);
    expect(floors).toEqual(["1F", "", "2"]);
    expect(zones).toEqual(["东区", "西区", ""]);
  });

  it("is no column where no room says it", () => {
    const { floors, zones, codes } = placesOf([
      ["楼层", "房间编号", "冷负荷(kW)"],
      ["", "101", 3],
    ]);
    expect([codes, floors, zones]).toEqual([["101"], undefined, undefined]);
  });

  it("is that of every row that a merged cell covers", () => {
    const { floors } = placesOf(
      [
        ["楼层", "房间编号", "房间名称", "冷负荷(kW)"],
        ["一层", "101", "a", 3],
        [null, "102", "b", 3],
        ["二层", "201", "c", 3],
      ],
      { merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }] },
    );
    expect(floors).toEqual(["一层", "一层", "二层"]);
  });

  it("alone in its row makes no room and refuses none", () => {
    const { codes, refused, emptyRows } = placesOf([
      ["楼层", "房间编号", "冷负荷(kW)"],
      ["一层", null, null],
      ["", "101", 3],
    ]);
    expect({ codes, refused, emptyRows }).toEqual({ codes: ["101"], refused: [], emptyRows: 1 });
  });

  const HEADER = ["序号", "房间编号", "房间名称", "冷负荷(kW)"];

  it("is told by the headings above, whatever column they stand in", () => {
    const { codes, floors, zones } = placesOf([
      HEADER,
      ["一层", null, null, null],
      [1, "101", "办公室", 3],
      [2, "102", "办公室", 3],
      [null, "二层", null, null],
      [3, "201", "办公室", 3],
      [null, null, "二层小计", 3],
      [null, null, "屋顶层", null],
      [4, "301", "机房", 3],
    ]);
    expect(codes).toEqual(["101", "102", "201", "301"]);
    expect(floors).toEqual(["一层", "一层", "二层", "屋顶层"]);
    expect(zones).toBeUndefined();
  });

  it.each([
    ["1#楼", ["一层", "二层", ""], ["1#楼", "1#楼", "2#楼"]],
    ["一层", ["一层", "一层", "二层"], ["东区", "西区", ""]],
  ])("of two kinds of headings begins with the first again: %s outside", (first, floors, zones) => {
    const [one, two, other] = first === "一层" ? ["东区", "西区", "二层"] : ["一层", "二层", "2#楼"];
    const found = placesOf([
      HEADER,
      [null, first, null, null],
      [null, one, null, null],
      [1, "101", "a", 3],
      [null, two, null, null],
      [2, "102", "b", 3],
      [null, other, null, null],
      [3, "201", "c", 3],
    ]);
    expect([found.floors, found.zones]).toEqual([floors, zones]);
  });

  it("is told by the name of a sheet that is a storey's, and by no other", () => {
    const sheet = (name: string, code: string) =>
      grid(
        [
          ["房间编号", "冷负荷(kW)"],
          [code, 3],
        ],
        { name },
      );
    const { rooms } = imported(sheet("3F", "301"), sheet("地下一层", "B01"), sheet("Sheet3", "1"));
    expect(texts(rooms, "floor")).toEqual(["3F", "地下一层", ""]);
  });

  it("is what a room's own row says, which ends a heading", () => {
    const { floors } = placesOf([
      ["楼层", "房间编号", "冷负荷(kW)"],
      ["一层", null, null],
      ["", "101", 3],
      ["2F", "201", 3],
      ["", "202", 3],
    ]);
    expect(floors).toEqual(["一层", "2F", ""]);
  });

  it("is shown beside the rooms before they are taken, though no column says it", () => {
    const { preview } = imported(
      grid([HEADER, ["一层", null, null, null], [1, "101", "办公室", 3]].map((row) => [...row])),
    );
    expect(preview.fields).toEqual(["roomCode", "roomName", "coolingLoad", "floor"]);
    expect(preview.sample.map(({ cells }) => cells.at(-1))).toEqual(["一层"]);
  });

  it("does not tell rooms of a merged code apart", () => {
    const { refused } = placesOf(
      [
        ["房间编号", "房间名称", "楼层", "冷负荷(kW)"],
        ["101", null, "一层", 3],
        [null, null, "一层", 4],
      ],
      { merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }] },
    );
    expect(refused).toHaveLength(2);
  });

  it("makes no list of rooms a schedule", () => {
    expect(() =>
      placesOf([
        ["楼层", "房间名称"],
        ["1F", "办公室"],
      ]),
    ).toThrow(/no-header|没有|表头/u);
  });

  const zoned = (zones: readonly string[]) => [
    ["Zone", "Name", "Cooling load (kW)"],
    ...zones.map((zone, at) => [zone, `Room ${at}`, 3]),
  ];

  it("is told by a Zone whose values come again", () => {
    const { zones, codes } = placesOf(zoned(["East", "East", "West", "West"]));
    expect(zones).toEqual(["East", "East", "West", "West"]);
    expect(codes).toEqual(["", "", "", ""]);
  });

  it("is not told by a Zone that is another one in each row: that is the room's code", () => {
    const { zones, codes } = placesOf(zoned(["Z1", "Z2", "Z3", "Z4"]));
    expect([zones, codes]).toEqual([undefined, ["Z1", "Z2", "Z3", "Z4"]]);
  });
});
