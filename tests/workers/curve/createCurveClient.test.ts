import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listProductCurves, readWorkCondition } from "#api/contract/curves.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { NO_PRICES } from "#domain/products/energy/energyCosts.ts";
import { DEFAULT_CHOICE } from "#domain/products/energy/EnergyChoice.ts";
import { PLAIN_SET } from "#domain/products/parallel/SetChoice.ts";
import type { Machine } from "#domain/physics/curve/curveQuantities.ts";
import type { ChartPoint } from "#domain/products/chart/ChartModel.ts";
import { speedRate } from "#domain/base/units.ts";
import { createCurveClient } from "#workers/curve/createCurveClient.ts";
import type { ChartOrder, CurveClient, OpenedChart } from "#workers/curve/CurveClient.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import type { WorkerLike } from "#workers/WorkerHandle.ts";
import { callerOf } from "../../support/caller.ts";
import { channelWorker, crash } from "../../support/channelWorker.ts";
import { startSearchServer, target, type SearchServer } from "../../support/searchServer.ts";

const PATH = "/selection/products";
const RATE = speedRate(0.83);
const FAN_DUTY = [target(PROPERTY.airFlow, 9700), target(PROPERTY.totalPressure, 470)];
const PUMP_DUTY = [target(PROPERTY.airFlow, 41), target(PROPERTY.head, 33)];

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const workers: WorkerLike[] = [];
const clients: CurveClient[] = [];
function newClient(): CurveClient {
  const client = createCurveClient(() => {
    const worker = channelWorker(createCurveService());
    workers.push(worker);
    return worker;
  });
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
  workers.length = 0;
});

async function curvesOf(id: string) {
  const { data } = await callerOf(server.app).get(`${PATH}/${id}/product_curves`);
  return { id, name: id, curves: v.parse(listProductCurves.output, data) };
}

async function orderOf(
  machine: Machine,
  condition: ChartOrder["conditions"][number],
  ...ids: string[]
): Promise<ChartOrder> {
  return { machine, products: await Promise.all(ids.map(curvesOf)), conditions: [condition], rate: null };
}

async function openChart(client: CurveClient, order: ChartOrder): Promise<OpenedChart> {
  const opened = await client.open(order);
  if (!opened.ok) throw new Error(opened.code);
  return opened.value;
}

describe("what the worker draws is what the server answers, to 1e-6", () => {
  const readings = (points: readonly ChartPoint[]) =>
    points.flatMap((point) =>
      [...point.readings].filter((value) => !Number.isNaN(value)).map((value) => [point.flow, value]),
    );
  const same = (own: readonly (readonly number[])[], theirs: readonly (readonly number[])[]) => {
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBe(theirs.length);
    own.forEach((pair, at) =>
      pair.forEach((value, part) => expect(value).toBeCloseTo(theirs[at]![part]!, 6)),
    );
  };

  test.each([
    ["exact", "fan", FAN_DUTY],
    ["near", "fan", FAN_DUTY],
    ["pump", "pump", PUMP_DUTY],
    [
      "two-speed",
      "fan",
      [target(PROPERTY.highSpeedAirFlow, 9000), target(PROPERTY.highSpeedTotalPressure, 500)],
    ],
  ] as const)("for %s", async (id, machine, condition) => {
    const order = await orderOf(machine, condition, id);
    const { duty, regulation } = (await openChart(newClient(), { ...order, rate: RATE })).drawn.model;
    const answer = v.parse(
      readWorkCondition.output,
      (await callerOf(server.app).post(`${PATH}/${id}/work_condition_curves`, { rate: RATE, condition }))
        .data,
    );

    same(
      readings(duty.operatingPoints),
      answer.intersectionPoints.map(({ valueX, valueY }) => [valueX, valueY]),
    );
    same(
      duty.parabolas.flatMap(({ k, points }) => [[k], ...points.map(({ flow, value }) => [flow, value])]),
      answer.workConditionCurves.flatMap(({ valueK, needPoints }) => [
        [valueK],
        ...needPoints.map(({ valueX, valueY }) => [valueX, valueY]),
      ]),
    );
    const regulated = answer.speedRegulate?.intersectionPoints ?? [];
    const own = readings(regulation?.operatingPoints ?? []);
    expect(own.length).toBe(regulated.length);
    own.forEach(([flow, value], at) => {
      expect(flow).toBeCloseTo(regulated[at]!.valueX, 6);
      expect(value).toBeCloseTo(regulated[at]!.valueY, 6);
    });
    expect(duty.operatingPoints[0]?.powerPerAirVolume ?? 0).toBeCloseTo(
      answer.powerConsumptionPerAirVolume ?? 0,
      6,
    );
  });
});

describe("an open chart", () => {
  test("moves on the axes that it has, and gets its own when the drag ends", async () => {
    const chart = await openChart(newClient(), await orderOf("pump", PUMP_DUTY, "pump"));
    const move = { rate: RATE, designPoints: chart.drawn.designPoints };
    const moved = await chart.rescale(move);
    expect(moved?.regulation?.curves.map(({ values }) => values.length)).toEqual(
      chart.drawn.model.curves.map(() => chart.drawn.model.frame.grid.length),
    );
    const { model } = await chart.redraw(move);
    expect(model.frame.xAxisInForce.min).toBe(model.frame.xAxis.rMin);
    expect(model.regulation?.rate).toBe(RATE);
  });

  test("makes the first and the last of many pictures that are asked for at once", async () => {
    const chart = await openChart(newClient(), await orderOf("pump", PUMP_DUTY, "pump"));
    const rates = [0.9, 0.8, 0.7, 0.6].map(speedRate);
    const moved = await Promise.all(
      rates.map((rate) => chart.rescale({ rate, designPoints: chart.drawn.designPoints })),
    );
    expect(moved.map((picture) => picture?.regulation?.rate ?? null)).toEqual([0.9, null, null, 0.6]);
  });

  test("is redrawn after all that was asked for before, however busy its worker is", async () => {
    const chart = await openChart(newClient(), await orderOf("pump", PUMP_DUTY, "pump"));
    const { designPoints } = chart.drawn;
    const came: (number | null)[] = [];
    const note = (rate: number | null) => came.push(rate);
    await Promise.all([
      ...[0.9, 0.8].map(speedRate).map(async (rate) => {
        const moved = await chart.rescale({ rate, designPoints });
        note(moved && moved.regulation!.rate);
      }),
      chart.redraw({ rate: null, designPoints }).then(() => note(1)),
    ]);
    expect(came.filter((rate) => rate !== null)).toEqual([0.9, 1]);
  });

  test("is made again by the worker after one that crashed", async () => {
    const client = newClient();
    const chart = await openChart(client, await orderOf("pump", PUMP_DUTY, "pump"));
    crash(workers.at(-1));
    const moved = await chart.rescale({ rate: RATE, designPoints: chart.drawn.designPoints });
    expect(moved?.duty.operatingPoints).toEqual(chart.drawn.model.duty.operatingPoints);
    expect(workers).toHaveLength(2);
  });

  test("shows several products and draws a duty that all state once", async () => {
    const chart = await openChart(newClient(), await orderOf("fan", FAN_DUTY, "exact", "near"));
    expect(chart.drawn.products.map(({ name }) => name)).toEqual(["exact", "near"]);
    expect(chart.drawn.designPoints).toEqual([{ flow: 9700, value: 470 }]);
    expect(chart.drawn.model.duty.operatingPoints.map(({ product }) => product)).toEqual([0, 1]);
  });

  test("skips points beyond the measurement", async () => {
    const { products, ...rest } = await orderOf("pump", PUMP_DUTY, "pump");
    const [head] = products[0]!.curves;
    const points = [...head!.points, { valueX: 90, valueY: 10, type: "EXTEND" }];
    const chart = await openChart(newClient(), {
      ...rest,
      products: [{ id: "pump", name: "pump", curves: [{ ...head!, points }] }],
    });
    expect(chart.drawn.model.curves.map(({ last }) => last)).toEqual([60]);
  });
});

test("answers the energy of a year, also after a crash", async () => {
  const client = newClient();
  const question = {
    chart: await orderOf("fan", FAN_DUTY, "exact"),
    order: {
      setting: undefined,
      motor: { powers: [{ setting: null, power: 2.2 }], rotationalSpeed: null, isCirculator: false },
      choice: { ...DEFAULT_CHOICE, profile: "constant", hours: 1000 },
      prices: { ...NO_PRICES, electricity: 0.5 },
    },
  } as const;
  const first = await client.energy(question);
  crash(workers.at(-1));
  const again = await client.energy(question);
  expect(again).toEqual(first);
  if (!first.ok) throw new Error(first.code);
  const { methods, costs } = first.value;
  // 9,700 m³/h at 515 Pa and 75.3 %.
  const shaft = (9700 * 515) / 3.6e6 / 0.753;
  expect(methods[0]).toMatchObject({
    method: "throttled",
    year: { value: { rows: [{ outcome: { chain: { shaft: expect.closeTo(shaft, 6) } } }], missing: 0 } },
  });
  const energy = methods[0]?.year.ok === true ? methods[0].year.value.energy : 0;
  expect(costs[0]?.electricity).toBeCloseTo(energy / 2, 9);
});

test("answers what machines do together, also after a crash", async () => {
  const client = newClient();
  const motor = { powers: [], rotationalSpeed: null, isCirculator: false };
  const question = {
    chart: await orderOf("pump", PUMP_DUTY, "pump", "pump"),
    order: {
      setting: undefined,
      motors: [motor, motor],
      energy: DEFAULT_CHOICE,
      set: { ...PLAIN_SET, others: [{ id: "pump", count: 1 }] },
    },
  } as const;
  const first = await client.set(question);
  crash(workers.at(-1));
  expect(await client.set(question)).toEqual(first);
  if (!first.ok || first.value.combined === null) throw new Error("nothing was put together");
  const { members, systems } = first.value.combined;
  expect(members.map(({ name }) => name)).toEqual(["pump", "pump"]);
  // The same twice: each gives half, wherever the two of them meet the system.
  const whole = systems[0]?.stages.at(-1);
  const flows = whole?.machines.map((machine) => machine.flow) ?? [];
  expect(flows[0]).toBeCloseTo(flows[1] ?? Number.NaN, 6);
});

test("a product without curves has no chart", async () => {
  const opened = await newClient().open({
    machine: "fan",
    products: [{ id: "bare", name: "bare", curves: [] }],
    conditions: [],
    rate: null,
  });
  expect(opened).toEqual({ ok: false, code: "no-curves" });
});
