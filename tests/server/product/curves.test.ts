import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listProductCurves, readRuntimePoints, readWorkCondition } from "#api/contract/curves.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { callerOf } from "../../support/caller.ts";
import { point, startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const PATH = "/selection/products";
const get = (path: string) => callerOf(server.app).get(`${PATH}/${path}`);
const post = (path: string, body: object) => callerOf(server.app).post(`${PATH}/${path}`, body);
const workCondition = async (id: string, body: object) =>
  v.parse(readWorkCondition.output, (await post(`${id}/work_condition_curves`, body)).data);

describe("the curves of a product", () => {
  test("are its measured points, and points along the fit between their ends", async () => {
    const curves = v.parse(listProductCurves.output, (await get("exact/product_curves")).data);
    const [pressure, efficiency] = curves;
    expect(curves).toHaveLength(2);
    expect(pressure).toMatchObject({
      curveCode: "totalPressure",
      axisNameX: "风量",
      axisNameY: "全压",
      unitY: "Pa",
    });
    expect(efficiency).toMatchObject({ curveCode: "totalPressureEfficiency", unitY: "%", hasFormula: true });
    expect(pressure?.points.map(({ valueX }) => valueX)).toEqual([6000, 8000, 10_000, 12_000]);
    const fit = pressure?.fittingPoints ?? [];
    expect([fit[0]?.valueX, fit.at(-1)?.valueX]).toEqual([6000, 12_000]);
    // A straight line: p = 1000 − 0.05·Q.
    for (const { valueX, valueY } of fit) expect(valueY).toBeCloseTo(1000 - 0.05 * valueX, 6);
  });

  test("are asked of a product that exists", async () => {
    expect(await get("nobody/product_curves")).toMatchObject({ status: 404, code: "not.found" });
    expect(await post("nobody/work_condition_curves", { condition: [] })).toMatchObject({
      code: "not.found",
    });
    expect(await get("nobody/product_property_values")).toMatchObject({ code: "not.found" });
  });
});

describe("the work condition of a fan", () => {
  // K = 500/10,000² = 5e-6. On p = 1000 − 0.05·Q the parabola 5e-6·Q² is met at Q = 10,000, where p = 500 and η =
  // 75 %.
  const duty = { condition: point(10_000, 500) };

  test("is where its pressure meets the parabola, with every reading there", async () => {
    const answer = await workCondition("exact", duty);
    expect(answer.workConditionCurves[0]?.valueK).toBeCloseTo(5e-6, 12);
    expect(answer.workConditionCurves[0]?.needPoints.length).toBeLessThanOrEqual(11);
    const readings = answer.intersectionPoints.map(({ curveCode, valueX, valueY }) => [
      curveCode,
      Math.round(valueX * 1e6) / 1e6,
      Math.round(valueY * 1e6) / 1e6,
    ]);
    expect(readings).toEqual([
      ["totalPressure", 10_000, 500],
      ["totalPressureEfficiency", 10_000, 75],
    ]);
    // 500/(3600·0.855·0.75)
    expect(answer.powerConsumptionPerAirVolume).toBeCloseTo(0.216_59, 5);
    expect(answer.speedRegulate).toBeNull();
  });

  test("at 80 % of its speed lies on the same parabola at (r·Q, r²·p), with the efficiency unchanged", async () => {
    const { speedRegulate } = await workCondition("exact", { ...duty, rate: 0.8 });
    expect(speedRegulate?.rate).toBe(0.8);
    const [pressure, efficiency] = speedRegulate?.intersectionPoints ?? [];
    expect([pressure?.valueX, pressure?.valueY].map((value) => Math.round((value ?? 0) * 1e6) / 1e6)).toEqual(
      [8000, 320],
    );
    expect(efficiency?.valueY).toBeCloseTo(75, 6);
    const first = speedRegulate?.curves[0]?.fittingPoints[0];
    expect([first?.valueX, first?.valueY].map((value) => Math.round((value ?? 0) * 1e6) / 1e6)).toEqual([
      4800,
      // (1000 − 0.05·6000)·0.64
      448,
    ]);
  });

  test("against a back pressure runs along the system from there, and slower at another point of it", async () => {
    const condition = [
      target(PROPERTY.airFlow, 10_000),
      target(PROPERTY.totalPressure, 450),
      target("staticHead", 200),
    ];
    const { intersectionPoints, workConditionCurves, speedRegulate } = await workCondition("exact", {
      condition,
      rate: 0.8,
    });
    const [system] = workConditionCurves;
    expect(system?.valueK).toBeCloseTo(2.5e-6, 15);
    expect(system?.needPoints[0]).toEqual({ valueX: 0, valueY: 200 });
    // 1000 − 0.05·q = 200 + 2.5e-6·q², and at 80 % 640 − 0.04·q on the left.
    expect(intersectionPoints[0]?.valueX).toBeCloseTo(10_493.9015, 3);
    const [slowed, efficiency] = speedRegulate?.intersectionPoints ?? [];
    expect(slowed?.valueX).toBeCloseTo((Math.sqrt(0.0016 + 0.0044) - 0.04) / 5e-6, 3);
    // Read at the similar flow of full speed: 75 − 0.001·(q/0.8 − 10,000).
    expect(efficiency?.valueY).toBeCloseTo(85 - 0.001 * ((slowed?.valueX ?? 0) / 0.8), 6);
  });

  test("on the least and the most of its system is met there too, or says that it is not", async () => {
    const more = [target("leastHead", 400), target("mostHead", 100_000)];
    const { otherSystems, intersectionPoints } = await workCondition("exact", {
      condition: [...duty.condition, ...more],
    });
    expect(intersectionPoints[0]?.valueX).toBeCloseTo(10_000, 6);
    const [least, most] = otherSystems;
    expect([least?.name, most?.name, most?.intersectionPoints]).toEqual(["least", "most", []]);
    // 1000 − 0.05·q = 4e-6·q².
    expect(least?.intersectionPoints[0]?.valueX).toBeCloseTo((Math.sqrt(0.0025 + 0.016) - 0.05) / 8e-6, 3);
  });

  test("in the air of a site is met there: pressure by the density, flow and efficiency as recorded", async () => {
    const air = [target("siteAltitude", 1500), target("airTemperature", 20), target("airHumidity", 0)];
    const share = 0.837_389;
    const answer = await workCondition("exact", {
      condition: [...point(10_000, 500 * share), ...air, target("lowestAirTemperature", -10)],
      rate: 0.8,
    });
    expect(answer.air?.density).toBeCloseTo(1.0049, 4);
    expect([answer.air?.recordedDensity, answer.air?.lowestTemperature]).toEqual([1.2, -10]);
    expect(answer.air?.lowestDensity).toBeCloseTo(1.0049 * (293.15 / 263.15), 3);
    const [pressure, efficiency] = answer.intersectionPoints;
    expect(pressure?.valueX).toBeCloseTo(10_000, 1);
    expect(pressure?.valueY).toBeCloseTo(500 * share, 1);
    expect(efficiency?.valueY).toBeCloseTo(75, 3);
    expect(answer.powerConsumptionPerAirVolume).toBeCloseTo(0.216_59 * share, 4);
    const slowed = answer.speedRegulate?.curves[0]?.fittingPoints[0];
    expect(slowed?.valueY).toBeCloseTo(448 * share, 1);
    expect("air" in (await workCondition("exact", duty))).toBe(false);
  });

  test("by air flow alone has no parabola and no operating point", async () => {
    const answer = await workCondition("exact", { condition: [target(PROPERTY.airFlow, 10_000)] });
    expect(answer).toEqual({
      intersectionPoints: [],
      unmetSettings: [],
      otherSystems: [],
      workConditionCurves: [],
      speedRegulate: null,
      powerConsumptionPerAirVolume: null,
    });
  });

  test("never takes a static pressure for a total one", async () => {
    expect((await workCondition("static", duty)).intersectionPoints).toEqual([]);
  });

  test("names a setting that does not meet the parabola, and on which side of it its curve lies", async () => {
    // On p = 1000 − 0.05·Q from 6,000 to 12,000 m³/h, 700 to 400 Pa.
    const range = { firstFlow: 6000, lastFlow: 12_000 };
    const unmetAt = async (flow: number, pressure: number) =>
      (await workCondition("exact", { condition: point(flow, pressure) })).unmetSettings;
    expect(await unmetAt(10_000, 500)).toEqual([]);
    expect(await unmetAt(10_000, 2000)).toMatchObject([{ side: "below", ...range }]);
    expect(await unmetAt(10_000, 200)).toMatchObject([{ side: "above", ...range }]);
  });

  test("is refused for what is no duty, by the name of the field", async () => {
    const refused = async (body: object) => (await post("exact/work_condition_curves", body)).faults;
    expect(await refused({ condition: [target(PROPERTY.airFlow, -1)] })).toEqual(["condition.0.value"]);
    expect(await refused({ condition: [...duty.condition, target("staticHead", 501)] })).toEqual([
      "condition",
    ]);
    const high = { condition: [...duty.condition, target("siteAltitude", 9000)] };
    expect(await refused(high)).toEqual(["condition.2.value"]);
    expect((await post("exact/work_condition_curves", high)).data).toMatchObject({
      issues: [{ message: "altitude-out-of-range 海拔应在 −500 到 5000 m 之间" }],
    });
    expect(await refused({ ...duty, rate: 0.3 })).toEqual(["rate"]);
    expect(await refused({})).toEqual(["condition"]);
  });
});

describe("the work condition of a pump with a liquid", () => {
  const duty = [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 33)];

  test("says what it is, and whether the pump cavitates; without one it says neither", async () => {
    const answer = await workCondition("pump", {
      condition: [
        ...duty,
        target("ethyleneFraction", 30),
        target("liquidTemperature", 20),
        target("suctionHead", -3),
      ],
    });
    expect(answer.liquid).toMatchObject({
      density: expect.closeTo(1038.05, 1),
      recordedDensity: 1000,
      specificHeat: expect.closeTo(3718.25, 1),
      kinematicViscosity: expect.closeTo(2.087, 3),
      freezingPoint: expect.closeTo(-14.58, 2),
      vapourPressure: expect.closeTo(2339, 0),
      viscosity: ["unknown"],
      npsh: { available: expect.closeTo((101_325 - 2339) / (1038.05 * 9.80665) - 3, 2), required: null },
    });
    expect(answer.intersectionPoints[0]?.valueX).toBeCloseTo(40, 6);
    expect("liquid" in (await workCondition("pump", { condition: duty }))).toBe(false);
  });

  test("is refused for one that cannot be, by field, code and sentence", async () => {
    const hot = [...duty, target("liquidTemperature", 95), target("siteAltitude", 3650)];
    expect((await post("pump/work_condition_curves", { condition: hot })).data).toMatchObject({
      issues: [{ path: "condition.2.value", message: "boiling 水温高于该压力下的沸点" }],
    });
  });
});

test("runtime points of a pump are its readings where its head meets the parabola", async () => {
  const answer = await post("pump/runtime_points", {
    condition: [target(PROPERTY.airFlow, 40), target(PROPERTY.head, 33)],
  });
  const points = v.parse(readRuntimePoints.output, answer.data);
  const [head, efficiency] = points;
  expect(head).toMatchObject({ curveCode: "head", nameX: "流量", unitY: "m", isUnstable: false });
  expect(head?.valueX).toBeCloseTo(40, 6);
  expect(head?.valueY).toBeCloseTo(33, 6);
  expect(efficiency?.valueY).toBeCloseTo(75, 6);
});

test("performance figures are those that lists filter by, and all values are all of them", async () => {
  const codes = async (path: string) =>
    ((await get(path)).data as readonly { readonly code: string }[]).map(({ code }) => code);
  const all = await codes("pump/product_property_values");
  expect(all).toContain(PROPERTY.head);
  expect(await codes("pump/product_performance_properties")).toEqual(all);
});
