import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { designAsShown, movedCondition, sharedDesigns } from "#domain/products/chart/designPoints.ts";
import { FULL_SPEED, operatingData } from "#domain/products/chart/operatingData.ts";
import { pointsInForce } from "#domain/products/chart/pointsInForce.ts";
import { regionsInForce } from "#domain/products/chart/regionsInForce.ts";
import { shownRequest, shownSetting } from "#domain/catalogue/machine/shownSetting.ts";
import { speedName } from "#domain/physics/curve/speedName.ts";
import { flow, speedRate } from "#domain/base/units.ts";
import { readRunning, writeRunning } from "#domain/catalogue/listing/operationAddress.ts";
import { chartRequest, testFan, testPump } from "../../../support/chartMaker.ts";
import { drawnChart } from "../../../support/drawnChart.ts";

describe("a moved duty", () => {
  const entered = [
    { code: PROPERTY.highSpeedAirFlow, value: 9000, deviationRate: 10 },
    { code: PROPERTY.highSpeedTotalPressure, value: 600, deviationRate: null },
    { code: PROPERTY.lowSpeedAirFlow, value: 6000, deviationRate: null },
    { code: PROPERTY.lowSpeedTotalPressure, value: 300, deviationRate: null },
  ];

  test("goes back into the quantities that it was entered as, each speed into its own", () => {
    const fan = testFan();
    const [high, low] = sharedDesigns("fan", [fan], [entered]);
    const moved = movedCondition("fan", [fan], [high!, { ...low!, flow: flow(6500), value: 310 }], entered);
    expect(moved.map(({ value }) => value)).toEqual([9000, 600, 6500, 310]);
    expect(moved.map(({ deviationRate }) => deviationRate)).toEqual([10, null, null, null]);
    expect(sharedDesigns("fan", [fan], [moved])[1]).toMatchObject({ flow: 6500, value: 310, setting: 1 });
  });

  test("stands at figures that a person can read", () => {
    const at = (q: number, value: number) => ({ flow: flow(q), value });
    expect(designAsShown("fan", at(12_345.67, 654.32))).toEqual(at(12_346, 654));
    expect(designAsShown("pump", at(45.678, 32.123))).toEqual(at(45.7, 32.12));
  });
});

describe("at another speed", () => {
  const chart = drawnChart({ rate: speedRate(0.7) });

  test("the point in force is the regulated one, and that of full speed where none may be slowed", () => {
    expect(pointsInForce(chart.model)).toEqual(chart.model.regulation?.operatingPoints);
    const fixed = drawnChart({ rate: speedRate(0.7), products: [testPump(1, { hasVariableSpeed: false })] });
    expect(pointsInForce(fixed.model)).toEqual(fixed.model.duty.operatingPoints);
    expect(regionsInForce(fixed.model)).toEqual(fixed.model.bestRegions);
  });

  test("the region of good efficiency goes with the flow", () => {
    const [plain] = chart.model.bestRegions;
    const [slowed] = regionsInForce(chart.model);
    expect(slowed?.from).toBeCloseTo(0.7 * plain!.from, 9);
    expect(slowed?.to).toBeCloseTo(0.7 * plain!.to, 9);
    expect(slowed?.bestFlow).toBeCloseTo(0.7 * plain!.bestFlow, 9);
  });

  test("the table has rows of both speeds, and says which rate each stands for", () => {
    const data = operatingData(chart);
    expect([data.rate, data.originRate]).toEqual([0.7, FULL_SPEED]);
    expect(data.tableData.map(({ name }) => name)).toEqual(["1,450 r/min"]);
    expect(data.regulationTableData.map(({ name }) => name)).toEqual(["1,015 r/min（70 %）"]);
    expect(data.regulationTableData[0]?.values).toHaveLength(data.tableColumns.length);
    expect(operatingData(drawnChart())).toMatchObject({ rate: null, originRate: 1, regulationTableData: [] });
  });

  test.each([
    ["1450", null, "1,450 r/min"],
    ["1450", 0.835, "1,211 r/min（83.5 %）"],
    ["高速", null, "高速"],
    ["Ø146", 0.5, "Ø146（转速 50 %）"],
    ["", 0.8, "转速 80 %"],
    ["", null, ""],
  ] as const)("a setting %s at %s is called %s", (speed, rate, name) =>
    expect(speedName(speed, rate === null ? null : speedRate(rate))).toBe(name),
  );
});

describe("the setting that is shown", () => {
  const named = (...speeds: string[]) => speeds.map((speed) => ({ speed }));

  test("is what was asked for, all of two, and the first of many", () => {
    expect(shownSetting(named("高速", "低速"), undefined)).toBeNull();
    expect(shownSetting(named("高速", "低速"), "低速")).toBe("低速");
    expect(shownSetting(named("1", "2", "3"), undefined)).toBe("1");
    expect(shownSetting(named("1", "2", "3"), null)).toBeNull();
    expect(shownSetting(named("1", "2", "3"), "9")).toBe("1");
  });

  test("is all that a sheet draws, with the duty that is for it", () => {
    const request = chartRequest({
      machine: "fan",
      products: [testFan()],
      designPoints: [
        { flow: flow(9000), value: 600, setting: 0 },
        { flow: flow(6000), value: 300, setting: 1 },
      ],
    });
    const shown = shownRequest(request, "低速");
    expect(shown.products[0]?.settings.map(({ speed }) => speed)).toEqual(["低速"]);
    expect(shown.designPoints).toEqual([{ flow: 6000, value: 300, setting: 0 }]);
    expect(shownRequest(request, undefined)).toBe(request);
  });
});

describe("in an address", () => {
  const query = () => new URLSearchParams();

  test.each([
    { rate: null, setting: undefined },
    { rate: speedRate(0.835), setting: "低速" },
    { rate: speedRate(1), setting: null },
  ])("%j comes back as it went", (running) => {
    const written = query();
    writeRunning(written, running);
    expect(readRunning(written)).toEqual(running);
  });

  test("a rate that no regulation takes is none", () => {
    for (const text of ["0.2", "1.1", "quick", "", "NaN"])
      expect(readRunning(new URLSearchParams({ speedRate: text })).rate).toBeNull();
  });
});
