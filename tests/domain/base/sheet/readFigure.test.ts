import { describe, expect, it } from "vitest";
import { findUnit } from "#domain/base/sheet/figureUnits.ts";
import { STANDARD_UNITS } from "#domain/base/sheet/standardUnits.ts";
import { readFigure } from "#domain/base/sheet/readFigure.ts";
import { FIGURE_FIELDS } from "#domain/building/rooms/roomFields.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";

const load = (cell: Cell, unit = "kw") =>
  readFigure(cell, FIGURE_FIELDS.coolingLoad, findUnit(unit) ?? STANDARD_UNITS.power);
const quantity = (cell: Cell) => readFigure(cell, FIGURE_FIELDS.equipmentNumber, STANDARD_UNITS.count);
const value = (number: number | null) => ({ ok: true, value: number });

describe("a figure's cell", () => {
  it.each<[Cell, number]>([
    [5.2, 5.2],
    [0, 0],
    ["1,234.5", 1234.5],
    ["1 234", 1234],
    [" 12 ", 12],
    ["１２．５", 12.5],
    ["1.2e1", 12],
    [".5", 0.5],
    ["5.2 kW", 5.2],
    ["5200W", 5.2],
    ["1 RT", 3.5168528420667],
  ])("%o reads %f", (cell, expected) => {
    const close: unknown = expect.closeTo(expected, 9);
    expect(load(cell)).toEqual({ ok: true, value: close });
  });

  it.each<[Cell]>([[null], [""], ["  "], ["-"], ["- -"], ["——"], ["无"], ["N/A"]])(
    "%o states nothing",
    (cell) => {
      expect(load(cell)).toEqual(value(null));
    },
  );

  it("takes the column's unit, and the cell's own before it", () => {
    expect(load(5200, "w")).toEqual(value(5.2));
    expect(load("5.2 kW", "w")).toEqual(value(5.2));
  });

  it.each<[Cell, string]>([
    ["约12", "应为数字，实际是“约12”"],
    ["12~15", "应为数字，实际是“12~15”"],
    ["12%", "应为数字，实际是“12%”"],
    ["1,5", "应为数字，实际是“1,5”"],
    ["5.2 m2", "应为数字，实际是“5.2 m2”"],
    [true, "应为数字，实际是“TRUE”"],
    [new Date(Date.UTC(2026, 0, 2)), "应为数字，实际是日期 2026/1/2"],
    [{ fault: "#DIV/0!" }, "是错误值 #DIV/0!"],
    ["#N/A", "是错误值 #N/A"],
    [-5, "是 -5 kW，不能小于 0"],
    ["−5", "是 -5 kW，不能小于 0"],
    [1e15, "是 1000000000000000 kW，不能大于 1,000,000 kW"],
    [NaN, "应为数字，实际是“NaN”"],
  ])("%o is refused with its reason", (cell, problem) => {
    expect(load(cell)).toEqual({ ok: false, problem });
  });

  it("is a whole number of 1 or more where units are counted", () => {
    expect(quantity("3台")).toEqual(value(3));
    expect(quantity(2.5)).toEqual({ ok: false, problem: "是 2.5，应为整数" });
    expect(quantity(0)).toEqual({ ok: false, problem: "是 0，不能小于 1" });
    expect(quantity(10_001)).toEqual({ ok: false, problem: "是 10001，不能大于 10,000" });
  });
});
