import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { buildChart, rescaleChart } from "#domain/products/chart/buildChart.ts";
import type { ChartModel } from "#domain/products/chart/ChartModel.ts";
import { airOf, designPoints, type StatedCondition } from "#domain/products/chart/designPoints.ts";
import {
  airWords,
  chartAirNotes,
  chartAirText,
  listAirNotes,
  shaftPowerAtLowest,
} from "#domain/products/chart/airWords.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { motorAt, motorPowers } from "#domain/catalogue/motorPowers.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import { testFan } from "../../../support/chartMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const figures = (stated: Record<string, number>): StatedCondition[] =>
  Object.entries(stated).map(([code, value]) => ({ code, value }));
const HIGH = { [PROPERTY.highSpeedAirFlow]: 9_000 };

function chartAt(pressure: number, stated: Record<string, number>, flow = 9_000): ChartModel {
  const condition = figures({
    ...HIGH,
    [PROPERTY.highSpeedAirFlow]: flow,
    [PROPERTY.highSpeedTotalPressure]: pressure,
    ...stated,
  });
  const built = buildChart({
    machine: "fan",
    products: [testFan()],
    designPoints: designPoints("fan", testFan(), condition),
    rate: null,
    air: airOf("fan", [condition]),
  });
  if (!built.ok) throw new Error(built.code);
  return built.value;
}
const pointOf = ({ duty }: ChartModel) => duty.operatingPoints[0]!;
const readingOf = (model: ChartModel, quantity: "totalPressure" | "shaftPower" | "totalPressureEfficiency") =>
  pointOf(model).readings[model.frame.columns.indexOf(quantity)]!;

const KUNMING = { siteAltitude: 1891, airTemperature: 20, lowestAirTemperature: -5 };

describe("a chart in the air of a site", () => {
  it("meets its duty at the flow of the converted one, with pressure and power by the density", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 300, max: 700 }),
        fc.integer({ min: -500, max: 5000 }),
        fc.integer({ min: -40, max: 80 }),
        (pressure, siteAltitude, airTemperature) => {
          const stated = { siteAltitude, airTemperature };
          const { share } = siteAir(statedAir(figures(stated))!);
          const recorded = chartAt(pressure, {});
          const here = chartAt(pressure * share, stated);
          expect(pointOf(here).flow / pointOf(recorded).flow).toBeCloseTo(1, 9);
          expect(pointOf(here).value / pointOf(recorded).value).toBeCloseTo(share, 9);
          expect(pointOf(here).valueDeviation).toBeCloseTo(pointOf(recorded).valueDeviation, 7);
          expect(readingOf(here, "shaftPower") / readingOf(recorded, "shaftPower")).toBeCloseTo(share, 9);
          expect(readingOf(here, "totalPressureEfficiency")).toBeCloseTo(
            readingOf(recorded, "totalPressureEfficiency"),
            9,
          );
        },
      ),
      { numRuns: runsOf(100) },
    );
  });

  it("does not draw what has no rule, and says so with the air; without one nothing is said", () => {
    const model = chartAt(400, KUNMING);
    expect(model.frame.columns).not.toContain("noise");
    expect(chartAirText(model.air!)).toBe(
      "现场空气 0.954 kg/m³（海拔 1,891 m，大气压 80.6 kPa，20 ℃），为标准空气 1.2 kg/m³ 的 79.5 %：压力和功率为现场值，风量和效率不变；噪声没有按密度换算的规则，不显示",
    );
    expect(chartAirNotes(model.air!)).toEqual({
      head: "现场空气 0.954 kg/m³",
      notes: [
        "现场空气 0.954 kg/m³（海拔 1,891 m，大气压 80.6 kPa，20 ℃），为标准空气 1.2 kg/m³ 的 79.5 %",
        "压力和功率为现场值，风量和效率不变",
        "噪声没有按密度换算的规则，不显示",
      ],
    });
    expect(model.frame.yAxes.map(({ name }) => name)).toEqual(["现场压力", "全压效率", "现场轴功率"]);
    const usual = chartAt(400, {});
    expect(usual.air).toBeUndefined();
    expect(usual.frame.columns).toContain("noise");
    expect(usual.frame.yAxes.map(({ name }) => name).join()).not.toContain("现场");
  });

  it("stays in it while a design point is dragged", () => {
    const condition = figures({ ...HIGH, [PROPERTY.highSpeedTotalPressure]: 400, ...KUNMING });
    const request = {
      machine: "fan" as const,
      products: [testFan()],
      designPoints: designPoints("fan", testFan(), condition),
      rate: null,
      air: airOf("fan", [condition]),
    };
    const model = chartAt(400, KUNMING);
    expect(rescaleChart(request, model.frame).duty.operatingPoints).toEqual(model.duty.operatingPoints);
  });

  it("shows no point of an air that cannot be, and is that of the records for what moves none", () => {
    const condition = figures({ ...HIGH, [PROPERTY.highSpeedTotalPressure]: 400, siteAltitude: 9000 });
    expect(designPoints("fan", testFan(), condition)).toEqual([]);
    expect(airOf("fan", [condition])).toBeNull();
    expect(airOf("pump", [figures(KUNMING)])).toBeNull();
  });
});

describe("an operating point in the air of a site", () => {
  const motors = motorPowers([
    { code: PROPERTY.highSpeedMotorPower, value: 3 },
    { code: PROPERTY.lowSpeedMotorPower, value: 1.1 },
  ]);

  it("tells both pressures and powers, and checks the motor at the lowest temperature", () => {
    const model = chartAt(400, KUNMING);
    const { air } = model;
    const asked = shaftPowerAtLowest(model, pointOf(model));
    // At the same flow, power is proportional to the density.
    expect(asked).toBeCloseTo((readingOf(model, "shaftPower") * air!.lowestDensity) / air!.density, 9);
    const words = airWords(model, pointOf(model), "高速", motors);
    expect(words?.figures.map(({ name }) => name)).toEqual([
      "标准空气下全压",
      "标准空气下轴功率",
      "−5 ℃ 时轴功率",
    ]);
    expect(Number(words?.figures[0]?.value)).toBeCloseTo(pointOf(model).value / air!.share, -1);
    expect(words?.isOverloaded).toBe(false);
    expect(words?.notes[0]).toMatch(/^电动机在 −5 ℃ 够用（2\.\d\d \/ 3 kW，未计传动损失和裕量）$/u);
    const small = airWords(model, pointOf(model), "高速", { only: null, high: 2.2, low: null });
    expect(small?.isOverloaded).toBe(true);
    expect(small?.notes[0]).toMatch(/^电动机在 −5 ℃ 过载（2\.\d\d \/ 2\.2 kW），请选大一档$/u);
  });

  it("says where nothing can be checked: no motor stated, no power and no efficiency measured", () => {
    const model = chartAt(400, KUNMING);
    const unknown = { only: null, high: null, low: null };
    expect(airWords(model, pointOf(model), "高速", unknown)?.notes[0]).toBe("未注明电动机功率，无法校核");
    const bare = { ...model, frame: { ...model.frame, columns: ["totalPressure"] as const } };
    expect(airWords(bare, pointOf(model), "高速", motors)?.notes[0]).toBe(
      "没有功率或效率曲线，无法校核电动机",
    );
    expect(airWords(chartAt(400, {}), pointOf(model), "高速", motors)).toBeNull();
  });

  it("reckons the power by the efficiency where no power is measured", () => {
    const model = chartAt(400, KUNMING);
    const columns = model.frame.columns.map((quantity) => (quantity === "shaftPower" ? "noise" : quantity));
    const { flow, value } = pointOf(model);
    const eta = readingOf(model, "totalPressureEfficiency") / 100;
    const expected = (flow * value) / 3.6e6 / eta;
    expect(shaftPowerAtLowest({ ...model, frame: { ...model.frame, columns } }, pointOf(model))).toBeCloseTo(
      (expected * model.air!.lowestDensity) / model.air!.density,
      9,
    );
  });

  it("takes a motor that is stated once for every speed", () => {
    expect(motorAt(motors, "高速")).toBe(3);
    expect(motorAt(motors, "低速")).toBe(1.1);
    const one = motorPowers([{ code: PROPERTY.motorPower, value: 4 }]);
    expect(["", "高速", "低速"].map((speed) => motorAt(one, speed))).toEqual([4, 4, 4]);
  });

  it("is printed with the same words", () => {
    const model = chartAt(400, KUNMING);
    const chart = { machine: "fan" as const, products: [testFan()], model };
    const measure = (text: string, size: number) => text.length * size;
    const texts = pointTable(chart, measure, motors).marks.flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : [],
    );
    const printed = texts.join("");
    expect(printed).toContain("现场空气 0.954 kg/m³");
    expect(printed).toContain("电动机在 −5 ℃ 够用");
    expect(pointTable({ ...chart, model: chartAt(400, {}) }, measure, motors).marks.length).toBeLessThan(
      pointTable(chart, measure, motors).marks.length,
    );
  });
});

describe("the sentence of a list", () => {
  const air = siteAir(statedAir(figures(KUNMING))!);

  it("says the air, both pressures, and at which temperature motors are checked", () => {
    expect(listAirNotes(air, 500)).toEqual({
      head: "现场空气 0.954 kg/m³，500 Pa 折合标准空气 629 Pa，按此匹配",
      notes: [
        "现场空气 0.954 kg/m³（海拔 1,891 m，大气压 80.6 kPa，20 ℃），为标准空气 1.2 kg/m³ 的 79.5 %",
        "全压为现场值：500 Pa 折合标准空气 629 Pa，按此匹配；风量不变",
        "电动机按 −5 ℃（1.045 kg/m³）的轴功率校核，未计传动损失和裕量",
        "海拔 1,891 m，电动机额定输出只到环境 31 ℃（IEC 60034-1，待核对），现场 20 ℃ 以内",
      ],
    });
  });

  it("says that a search by flow alone does not depend on it, and that compressibility is left out of high pressures", () => {
    expect(listAirNotes(air, null).notes).toContain("只按风量查询，风量与空气密度无关");
    expect(listAirNotes(air, 2501).notes).toContain("全压超过 2500 Pa，未计空气的压缩性");
    expect(listAirNotes(air, 2500).notes.join("")).not.toContain("压缩性");
  });
});
