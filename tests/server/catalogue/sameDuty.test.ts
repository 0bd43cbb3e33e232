import { throughOrigin } from "#domain/physics/curve/systemCurve.ts";
import { expect, test } from "vitest";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { Crossings } from "#domain/physics/curve/Crossings.ts";
import {
  PRESSURE_QUANTITY,
  type CurveQuantity,
  type Machine,
} from "#domain/physics/curve/curveQuantities.ts";
import { operatingPointPacked, valueAtPacked } from "#domain/physics/curve/operatingPointPacked.ts";
import { packCurves } from "#domain/physics/curve/PackedCurves.ts";
import { keyedFrom, lookUp } from "#domain/base/keyed.ts";
import { resistance, speedRate } from "#domain/base/units.ts";
import { DUTY_FORMS } from "#domain/catalogue/duty/dutyForms.ts";
import type { StatedCurve } from "#domain/catalogue/machine/productChart.ts";
import { workOf } from "#domain/products/search/work.ts";
import { fittedCurves } from "#server/search/fittedCurves.ts";
import { wireCurves } from "#server/product/wireCurves.ts";
import type { CurveRow } from "#server/database/schema/catalogueRows.ts";
import { createCurveService } from "#workers/curve/curveService.ts";
import { thinCatalogue } from "../../support/thinCatalogue.ts";

const { products, curves } = thinCatalogue();
const machineOf = new Map<string, Machine>([
  [FAN, "fan"],
  [PUMP, "pump"],
]);
const MOST_GENERATED = 60;
/** Duties of the test: shares of the measured flow, and of the curve's pressure there. */
const DUTIES = [
  [0.35, 0.97],
  [0.7, 1],
  [0.9, 1.04],
] as const;

const curvesOf = new Map<string, CurveRow[]>();
for (const curve of curves) curvesOf.set(curve.productId, [...(curvesOf.get(curve.productId) ?? []), curve]);

/** The curve as the search reads it from the database: the packed fits of the first set. */
function searched(rows: readonly CurveRow[], quantity: CurveQuantity) {
  const of = rows.filter((row) => row.quantity === quantity);
  const fits = fittedCurves(
    1,
    [quantity],
    [
      {
        quantity,
        indices: of.map(() => 0),
        positions: of.map(({ position }) => position),
        settings: of.map(() => 0),
        fits: of.map(({ fit }) => fit),
        flows: of.map(({ flows }) => flows),
        values: of.map(({ values }) => values),
      },
    ],
  );
  return packCurves(lookUp(fits, quantity) ?? []);
}

/** The curves as a chart receives them: over the wire, and fitted there. */
const stated = (rows: readonly CurveRow[]): StatedCurve[] =>
  rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ quantity, setting, rotationalSpeed, isScalable, flows, values }) => ({
      quantity,
      setting: setting ?? null,
      rotationalSpeed: rotationalSpeed ?? null,
      isScalable,
      points: flows.map((x, at) => ({ x, y: values[at] ?? Number.NaN })),
    }));

/** All real machines, and a regular selection of generated ones. */
function machines() {
  const measured = products.filter(({ id, categoryCode }) => {
    const machine = machineOf.get(categoryCode);
    return (
      machine !== undefined &&
      curvesOf.get(id)?.some(({ quantity }) => quantity === PRESSURE_QUANTITY[machine])
    );
  });
  const generated = measured.filter(({ isSample }) => isSample);
  const step = Math.max(1, Math.floor(generated.length / MOST_GENERATED));
  return [
    ...measured.filter(({ isSample }) => !isSample),
    ...generated.filter((_, at) => at % step === 0),
  ].map(({ id, categoryCode }) => ({ id, machine: machineOf.get(categoryCode)! }));
}

const isSame = (a: number, b: number) => Object.is(a, b) || Math.abs(a / b - 1) < 1e-9;

test("a duty has the same answer in the search and on the chart, not regulated and at 100 %", async () => {
  let compared = 0;
  const differing: string[] = [];
  for (const { id, machine } of machines()) {
    const rows = curvesOf.get(id) ?? [];
    const quantity = PRESSURE_QUANTITY[machine];
    const pressures = searched(rows, quantity);
    const [efficiencyQuantity, valueCode] =
      machine === "fan"
        ? (["totalPressureEfficiency", PROPERTY.totalPressure] as const)
        : (["efficiency", PROPERTY.head] as const);
    const columns = keyedFrom(
      [quantity, efficiencyQuantity, "shaftPower" as const].map((of) => [of, searched(rows, of)] as const),
    );
    const work = workOf(columns, DUTY_FORMS[machine][0]!);
    const source = { id, name: id, curves: wireCurves(id, machine, stated(rows)) };
    const first = rows
      .filter((row) => row.quantity === quantity)
      .toSorted((a, b) => a.position - b.position)[0];
    const [from, to] = [first?.flows[0] ?? Number.NaN, first?.flows.at(-1) ?? Number.NaN];
    for (const [share, lift] of DUTIES) {
      const asked = from + share * (to - from);
      const value = lift * valueAtPacked(pressures, 0, asked);
      const crossings = new Crossings();
      const flow = operatingPointPacked(
        pressures,
        0,
        throughOrigin(resistance(value / asked ** 2)),
        crossings,
      );
      for (const rate of [null, 1]) {
        const service = createCurveService();
        const drawn = await service.open(1, {
          machine,
          products: [source],
          conditions: [
            [
              { code: PROPERTY.airFlow, value: asked },
              { code: valueCode, value },
            ],
          ],
          rate: rate === null ? null : speedRate(rate),
        });
        if (!drawn.ok) throw new Error(`${id}: ${drawn.code}`);
        const { frame, duty, regulation } = drawn.value.model;
        const points = rate === null ? duty.operatingPoints : (regulation?.operatingPoints ?? []);
        const point = points.find(({ setting }) => setting === 0);
        // A setting that may not be regulated has no operating point at another speed.
        if (rate !== null && drawn.value.products[0]?.settings[0]?.isScalable === false) continue;
        compared++;
        const said = `${id} ${share} ${rate}`;
        if (Number.isNaN(flow) !== (point === undefined)) differing.push(`${said}: met by one alone`);
        if (point === undefined) continue;
        const reading = point.readings[frame.columns.indexOf(efficiencyQuantity)] ?? Number.NaN;
        const { efficiency, power } = work(0, flow, point.value);
        const shaft = point.readings[frame.columns.indexOf("shaftPower")] ?? Number.NaN;
        if (!isSame(power, shaft)) differing.push(`${said}: ${power} ${shaft} kW`);
        if (!isSame(flow, point.flow)) differing.push(`${said}: ${flow} ${point.flow} m³/h`);
        if (!isSame(efficiency, reading)) differing.push(`${said}: ${efficiency} ${reading} %`);
        if (crossings.count > 1 !== point.isUnstable) differing.push(`${said}: unstable to one alone`);
      }
    }
  }
  expect(differing).toEqual([]);
  expect(compared).toBeGreaterThan(300);
});
