import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importSchedule } from "#domain/building/rooms/import/importSchedule.ts";
import { NO_CHOICE } from "#domain/building/rooms/importPreview.ts";
import type { Cell } from "#domain/base/sheet/SheetGrid.ts";
import { runsOf } from "../../../support/runsOf.ts";
import { columnsOf, figure, grid, imported, rows } from "../../../support/schedules.ts";

const HEAD = ["房间编号", "房间名称", "面积(㎡)", "冷负荷(kW)"];
const withColumn = (header: string, ...values: Cell[]) =>
  rows(
    [...HEAD, header],
    ...values.map((value, at): Cell[] => [`10${at + 1}`, "办公室", 40 + 7 * at, 4 + at, value]),
  );

describe("a column of fresh air", () => {
  it.each([
    ["新风量(m³/h)", 120, "freshFlow", 120],
    ["设计新风量（CMH）", 120, "freshFlow", 120],
    ["最小新风量(L/s)", 50, "freshFlow", 180],
    ["新风量", 120, "freshFlow", 120],
    ["新风量(m³/(h·㎡))", 3, "freshFlow", 120],
    ["Outdoor Air (L/s)", 50, "freshFlow", 180],
    ["人数", 6, "people", 6],
    ["室内人数（人）", 6.5, "people", 6.5],
    ["人员（人）", 6, "people", 6],
    ["Number of People", 6, "people", 6],
    ["人员密度(㎡/人)", 8, "people", 5],
    ["人员密度（人/m²）", 0.2, "people", 8],
    ["人均使用面积(m²/人)", 10, "people", 4],
    ["新风换气次数(次/h)", 2, "airChanges", 2],
    ["换气次数(1/h)", 2, "airChanges", 2],
    ["Air Changes per Hour", 2, "airChanges", 2],
  ] as const)("%s of %d is read as %s %d", (header, value, field, wanted) => {
    const { preview, rooms } = withColumn(header, value);
    expect(preview.refused).toEqual([]);
    expect(preview.fields).toContain(field);
    expect(figure(rooms, field)).toBeCloseTo(wanted, 9);
  });

  it.each([
    "送风量(m³/h)",
    "回风量(m³/h)",
    "排风量(m³/h)",
    "总风量(m³/h)",
    "送风换气次数(次/h)",
    "排风换气次数(次/h)",
    "新风负荷(W)",
    "新风冷负荷(W)",
    "新风机组",
    "新风标准(m³/(h·人))",
    "人均新风量(m³/h·人)",
    "新风量(m³/h·p)",
    "人员散热(W)",
    "人员(W)",
  ])("%s says nothing of it", (header) => {
    const { rooms } = withColumn(header, 120);
    expect(Object.keys(rooms.columns)).not.toContain("freshFlow");
    expect(Object.keys(rooms.columns)).not.toContain("people");
    expect(Object.keys(rooms.columns)).not.toContain("airChanges");
  });

  it("stands beside the supply air without being taken for it", () => {
    const { rooms } = rows([...HEAD, "送风量(m³/h)", "新风量(m³/h)"], ["101", "办公室", 40, 4, 900, 120]);
    expect([figure(rooms, "airSupplyVolume"), figure(rooms, "freshFlow")]).toEqual([900, 120]);
  });

  it("is no column of the table where no room states it", () => {
    expect(Object.keys(rows(HEAD, ["101", "a", 40, 4]).rooms.columns)).not.toContain("people");
  });

  it("makes no list of fresh air a part of the schedule of loads", () => {
    const loads = grid([HEAD, ["101", "a", 40, 4], ["102", "b", 30, 3]], { name: "负荷" });
    const list = grid(
      [
        ["房间编号", "新风量(m³/h)"],
        ["103", 120],
      ],
      { name: "新风" },
    );
    expect(imported(loads, list).preview.accepted).toBe(2);
  });
});

describe("figures of fresh air", () => {
  it("are refused in words where no room has them", () => {
    const { preview } = withColumn("人数", -3, "很多", 6);
    expect(preview.accepted).toBe(1);
    expect(preview.refused.map(({ reason }) => reason)).toEqual([
      "E 列“人数”是 -3 人，不能小于 0",
      "E 列“人数”应为数字，实际是“很多”",
    ]);
    expect(withColumn("人员密度(㎡/人)", 0).preview.refused[0]!.reason).toContain("不能大于 10 人/㎡");
    expect(withColumn("换气次数(次/h)", 400).preview.refused[0]!.reason).toContain("不能大于 100 次/h");
  });

  it("stated as persons stand before those of the density, which a room without an area cannot use", () => {
    const { preview, rooms } = rows(
      [...HEAD, "人数", "人员密度(㎡/人)"],
      ["101", "a", 40, 4, 3, 8],
      ["102", "b", 40, 4, null, 8],
      ["103", "c", null, 4, null, 8],
    );
    expect([0, 1, 2].map((row) => figure(rooms, "people", row))).toEqual([3, 5, null]);
    expect(preview.remarks).toContain("1 个房间没有面积，不能由人员密度得出人数");
  });

  it("ask whether changes of air are those of fresh air, unless the head says so", () => {
    const asked = withColumn("换气次数(次/h)", 2);
    const [question] = asked.preview.forms[0]!.questions;
    expect(question!.text).toBe("“换气次数(次/h)”没有写明是新风的换气次数");
    expect(question!.options.map(({ label }) => label)).toEqual(["按新风导入", "不导入"]);
    expect(withColumn("新风换气次数(次/h)", 2).preview.forms[0]!.questions).toEqual([]);
    const sheet = grid([
      [...HEAD, "换气次数(次/h)"],
      ["101", "a", 40, 4, 2],
    ]);
    const { key, columns } = asked.preview.forms[0]!;
    const uses = columns.map(({ field, unit }, at) =>
      at === 4 ? { field: null, unit: "" } : { field, unit },
    );
    const read = importSchedule("a.xlsx", [sheet], { choice: { ...NO_CHOICE, forms: { [key]: uses } } });
    expect(read.ok && Object.keys(read.value.rooms.columns)).not.toContain("airChanges");
  });

  it("warn of a unit by a factor, with the likely one", () => {
    const { warnings } = withColumn("新风量(m³/s)", 120, 130, 140).preview;
    expect(warnings[0]!.text).toContain("单位可能是 m³/h");
    expect(warnings[0]!.fix!.use).toEqual({ field: "freshFlow", unit: "m³/h" });
    expect(withColumn("新风量(m³/h)", 0.04, 0.05, 0.05).preview.warnings[0]!.text).toContain("m³/s");
    expect(withColumn("新风量(m³/h)", 120, 130, 140).preview.warnings).toEqual([]);
  });

  it("say that a unit is assumed", () => {
    const column = columnsOf(withColumn("新风量", 120).preview).find(({ field }) => field === "freshFlow");
    expect(column).toMatchObject({ unit: "m³/h", isUnitAssumed: true });
  });

  it("of persons for each area are the area times the density, however it is written", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 500, noNaN: true }), (each) => {
        const first = figure(withColumn("人员密度(㎡/人)", each).rooms, "people")!;
        const second = figure(withColumn("人员密度(人/㎡)", 1 / each).rooms, "people")!;
        expect(first).toBeCloseTo(40 / each, 9);
        expect(second).toBeCloseTo(first, 9);
      }),
      { numRuns: runsOf(20) },
    );
  });
});
