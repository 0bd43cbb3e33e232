import { describe, expect, test } from "vitest";
import { formatQuantity } from "#domain/base/formatQuantity.ts";
import { keyedFrom, lookUp } from "#domain/base/keyed.ts";
import { flow, head, pressure } from "#domain/base/units.ts";
import { DUTY_FORMS } from "#domain/catalogue/duty/dutyForms.ts";
import { productChart, type StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { machineOf } from "#domain/catalogue/machineOf.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { PRESSURE_QUANTITY, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { packCurves } from "#domain/physics/curve/PackedCurves.ts";
import { airPower, hydraulicPower } from "#domain/physics/curve/power.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { energyMachine, fluidPower, fullShaftPower } from "#domain/products/energy/EnergyMachine.ts";
import { workOf } from "#domain/products/search/work.ts";
import { fittedCurves } from "#server/search/fittedCurves.ts";
import { wirePoints } from "#server/product/wireCurves.ts";
import { operatingRows } from "#ui/screens/compare/compareRows.ts";
import { pointTable } from "#domain/desk/report/pointTable.ts";
import type { CurveRow } from "#server/database/schema/catalogueRows.ts";
import { answerAt, chartAt, operatingState } from "../../support/answerMaker.ts";
import { thinCatalogue } from "../../support/thinCatalogue.ts";

const { products, curves } = thinCatalogue();
const curvesOf = new Map<string, CurveRow[]>();
for (const curve of curves) curvesOf.set(curve.productId, [...(curvesOf.get(curve.productId) ?? []), curve]);

const TEN = 10;
/**
 * Real pumps, and a regular selection of generated machines, that state pressure or head, efficiency and shaft
 * power at one speed.
 */
function machines() {
  const whole = products.flatMap(({ id, categoryCode, isSample }) => {
    const machine = machineOf(categoryCode);
    const rows = curvesOf.get(id) ?? [];
    if (machine === null || rows.some(({ setting }) => setting !== rows[0]?.setting)) return [];
    const efficiency: CurveQuantity = machine === "fan" ? "totalPressureEfficiency" : "efficiency";
    const needed: readonly string[] = [PRESSURE_QUANTITY[machine], efficiency, "shaftPower"];
    return needed.every((quantity) => rows.some((row) => row.quantity === quantity))
      ? [{ id, machine, isSample, efficiency, rows }]
      : [];
  });
  const real = whole.filter(({ isSample }) => !isSample).slice(0, TEN / 2);
  const generated = whole.filter(({ isSample }) => isSample);
  const step = Math.floor(generated.length / (TEN - real.length));
  return [...real, ...generated.filter((_, at) => at % step === 0).slice(0, TEN - real.length)];
}

const statedOf = (rows: readonly CurveRow[]): StatedCurve[] =>
  rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ quantity, setting, rotationalSpeed, isScalable, flows, values }) => ({
      quantity,
      setting: setting ?? null,
      rotationalSpeed: rotationalSpeed ?? null,
      isScalable,
      points: flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
    }));

/** Columns as in a list: stored fits, and of power and efficiency only the independent one. */
function listedColumns(rows: readonly CurveRow[], quantities: readonly CurveQuantity[]) {
  return keyedFrom(
    quantities.map((quantity) => {
      const of = rows.filter((row) => row.quantity === quantity);
      const lists = {
        quantity,
        indices: of.map(() => 0),
        positions: of.map(({ position }) => position),
        settings: of.map(() => 0),
        fits: of.map(({ fit }) => fit),
        flows: of.map(({ flows }) => flows),
        values: of.map(({ values }) => values),
      };
      return [
        quantity,
        packCurves(lookUp(fittedCurves(1, [quantity], [lists]), quantity) ?? [null]),
      ] as const;
    }),
  );
}

const said = (efficiency: number, power: number) => [
  formatQuantity(efficiency, "%"),
  formatQuantity(power, "kW"),
];

describe.each(machines())("one point of $id", ({ id, machine, efficiency, rows }) => {
  const { product } = productChart(id, id, statedOf(rows));
  const [setting] = product.settings;
  const form = DUTY_FORMS[machine][0]!;
  const lift = setting!.curves.find(({ quantity }) => quantity === form.quantity)!.fitted;
  const q = lift.first + 0.6 * (lift.last - lift.first);
  const value = valueOrNaN(lift, q);
  const duty = { [PROPERTY.airFlow]: q, [form.value]: value };
  const chart = chartAt(machine, product, operatingState(duty))!;
  const { model } = chart;
  const column = (quantity: CurveQuantity) => model.frame.columns.indexOf(quantity);
  const point = model.duty.operatingPoints[0]!;
  const shown = said(point.readings[column(efficiency)]!, point.readings[column("shaftPower")]!);

  test("says the same in list, detail, claim, year and among two machines", () => {
    const work = workOf(listedColumns(rows, [form.quantity, efficiency, "shaftPower"]), form)(
      0,
      point.flow,
      point.value,
    );
    expect(said(work.efficiency, work.power)).toEqual(shown);

    const claim = new Map(
      answerAt(machine, product, operatingState(duty)).answer.map(({ key, text }) => [key, text]),
    );
    const plain = shown.map((text) => text.replaceAll(",", ""));
    expect([claim.get(`1.${efficiency}`), claim.get("1.shaftPower")]).toEqual(plain);

    const running = energyMachine(machine, setting!)!;
    const shaft = fullShaftPower(running, point.flow)!;
    expect(said((100 * fluidPower(running, point.flow, point.value)) / shaft, shaft)).toEqual(shown);

    const two = chartAt(
      machine,
      product,
      operatingState({ ...duty, [PROPERTY.airFlow]: 2 * q, machineCount: 2 }),
    )!;
    const each = two.model.duty.sets[0]?.systems[0]?.stages.at(-1)?.each;
    expect(said(each!.readings[column(efficiency)]!, each!.readings[column("shaftPower")]!)).toEqual(shown);
  });

  test("says the same on a data sheet, in a comparison and in what a project keeps of it", async () => {
    const printed = pointTable({ ...chart, machine }, (text) => text.length).marks.flatMap((mark) =>
      mark.kind === "text" ? [mark.text] : [],
    );
    expect(printed).toEqual(expect.arrayContaining(shown));

    const settings = product.settings.map(({ speed }) => ({ speed, isScalable: true }));
    const compared = operatingRows({ ...chart, machine, products: [{ ...product, settings }] });
    const textOf = (quantity: CurveQuantity) => compared.find(({ key }) => key === quantity)?.texts[0];
    expect([textOf(efficiency), textOf("shaftPower")]).toEqual(shown);

    const kept = wirePoints(machine, product, model.frame, [point]);
    const keptOf = (quantity: CurveQuantity) =>
      kept.find(({ curveCode }) => curveCode === quantity)?.valueY ?? NaN;
    expect(said(keptOf(efficiency), keptOf("shaftPower"))).toEqual(shown);
  });

  test("is on curves whose power times efficiency is the fluid's at every drawn flow", () => {
    const drawn = (quantity: CurveQuantity) =>
      model.curves.find((curve) => curve.quantity === quantity)!.values;
    const [lifts, percents, powers] = [drawn(form.quantity), drawn(efficiency), drawn("shaftPower")];
    let compared = 0;
    model.frame.grid.forEach((at, place) => {
      const [y, eta, n] = [lifts[place]!, percents[place]!, powers[place]!];
      if (Number.isNaN(y * eta * n)) return;
      const given = machine === "fan" ? airPower(flow(at), pressure(y)) : hydraulicPower(flow(at), head(y));
      expect(Math.abs((n * eta) / 100 - given)).toBeLessThanOrEqual(1e-9 * given);
      compared++;
    });
    expect(compared).toBeGreaterThan(50);
  });
});
