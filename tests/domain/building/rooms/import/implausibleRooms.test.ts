import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { grid, imported } from "../../../../support/schedules.ts";

const HEADER = ["房间编号", "面积(㎡)", "冷负荷(kW)", "热负荷(kW)"];
const implausible = (rows: Cell[][], header: Cell[] = HEADER) =>
  imported(grid([header, ...rows])).preview.implausible.map(({ row, roomCode, reason }) => [
    row,
    roomCode,
    reason,
  ]);

const USUAL: Cell[][] = Array.from({ length: 6 }, (_, at) => [`10${at}`, 20 + at, 2.1 + at / 10, 1.4]);

describe("rooms out of the family", () => {
  it("are none where all loads are usual", () => {
    expect(implausible(USUAL)).toEqual([]);
  });

  it("are named with their row where their load for each ㎡ is far too large or small", () => {
    const rows: Cell[][] = [
      ...USUAL.slice(0, 3),
      ["201", 20, 2000, 1.4],
      ["202", 20, 0.1, 1.4],
      ["203", 20, 2, 11],
      ...USUAL.slice(3),
    ];
    expect(implausible(rows)).toEqual([
      [5, "201", "冷负荷 100,000 W/㎡，通常在 10–500 W/㎡ 之间，请核对冷负荷和面积"],
      [6, "202", "冷负荷 5.00 W/㎡，通常在 10–500 W/㎡ 之间，请核对冷负荷和面积"],
      [7, "203", "热负荷 550 W/㎡，通常在 10–500 W/㎡ 之间，请核对热负荷和面积"],
    ]);
  });

  it("are named where a figure is a thousand times its neighbours and no area tells", () => {
    const rows = USUAL.map(([code = null, , load = null]): Cell[] => [code, load, 400]);
    const header = ["房间编号", "冷负荷(kW)", "送风量(m³/h)"];
    expect(
      implausible([...rows, ["201", 2400, 400], ["202", 2.4, 400_000], ["203", 0.002, 400]], header),
    ).toEqual([
      [8, "201", "冷负荷 2,400.00 kW，约为其他房间的 1,000 倍，请核对"],
      [9, "202", "送风量 400,000 m³/h，约为其他房间的 1,000 倍，请核对"],
      [10, "203", "冷负荷 0.0020 kW，约为其他房间的 1/1,200，请核对"],
    ]);
  });

  it("are not listed one by one where most are so: that is the unit, which a warning names", () => {
    const rows = USUAL.map(([code = null, area = null]): Cell[] => [code, area, 2300, 1400]);
    const { preview } = imported(grid([HEADER, ...rows]));
    expect(preview.implausible).toEqual([]);
    expect(preview.warnings.map(({ text }) => text)).toHaveLength(2);
  });

  it("latent loads of dry rooms, and rooms without a load, are none of them", () => {
    const header = ["房间编号", "面积(㎡)", "潜冷负荷(W)", "冷负荷(W)"];
    expect(
      implausible(
        USUAL.map(([code = null], at): Cell[] => [code, 20, 20 + at, at === 3 ? 0 : 2000]),
        header,
      ),
    ).toEqual([]);
  });

  it("of several sheets name their sheet", () => {
    const sheet = (name: string, rows: Cell[][]) => grid([HEADER, ...rows], { name });
    const read = importSchedule("a.xlsx", [
      sheet("1F", USUAL),
      sheet("2F", [["201", 20, 2, 1], [], ["202", 20, 2000, 1]]),
    ]);
    expect(read.ok && read.value.preview.implausible).toMatchObject([
      { sheet: "2F", row: 4, roomCode: "202" },
    ]);
  });
});

it.each([
  ["1e15 W", "冷负荷(W)", 1e15, "C 列“冷负荷(W)”是 1000000000000000 W，不能大于 1,000,000 kW"],
  ["2e9 ㎡", "套内面积(㎡)", 2e9, "C 列“套内面积(㎡)”是 2000000000 ㎡，不能大于 1,000,000 ㎡"],
  ["a negative load", "冷负荷(W)", -5, "C 列“冷负荷(W)”是 -5 W，不能小于 0"],
])("%s is refused by row, in words", (_, title, value, reason) => {
  const { preview } = imported(
    grid([
      ["房间编号", "热负荷(kW)", title],
      ["101", 1, 100],
      ["102", 1, value],
    ]),
  );
  expect(preview.refused).toEqual([{ row: 3, sheet: "", roomCode: "102", reason }]);
});
