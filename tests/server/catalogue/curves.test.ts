import { expect, test } from "vitest";
import { CURVE_QUANTITIES, type CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { fitSetting } from "#domain/physics/curve/fitSetting.ts";
import { unpackFit, unpackSetting, type PackedFit, type SourceFit } from "#domain/physics/curve/packFit.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { airPower, hydraulicPower, shaftPowerOf } from "#domain/physics/curve/power.ts";
import { settingName } from "#domain/catalogue/machine/productChart.ts";
import { readCurve } from "#domain/physics/curve/readCurve.ts";
import { systemOf } from "#domain/physics/curve/systemCurve.ts";
import { valueOrNaN } from "#domain/physics/curve/valueAt.ts";
import { statedAir } from "#domain/physics/fluid/wrongAir.ts";
import { inSiteAir } from "#domain/catalogue/machine/inFluid.ts";
import { siteAir } from "#domain/physics/fluid/siteAir.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { efficiency, flow, head, pressure } from "#domain/base/units.ts";
import { bundledCatalogue } from "#server/catalogue/bundledCatalogue.ts";
import type { CurveRow } from "#server/database/schema/catalogueRows.ts";
import { parabolaCrossings } from "../../support/parabolaCrossings.ts";

const { products, curves, values } = bundledCatalogue();
/** Tests one in this many, because all would take a minute; a prime, so that every quantity occurs. */
const ONE_IN = 61;

const quantityOf = ({ quantity }: CurveRow) => quantity as CurveQuantity;
const pointsOf = (curve: CurveRow) => curve.flows.map((x, at) => ({ x, y: curve.values[at] ?? Number.NaN }));

function measuredCurve(curve: CurveRow) {
  const read = readCurve(pointsOf(curve), quantityOf(curve));
  if (!read.ok) throw new Error(read.code);
  return { quantity: quantityOf(curve), curve: read.value };
}
const stored = (curve: CurveRow) => ({
  quantity: quantityOf(curve),
  flows: curve.flows,
  values: curve.values,
  fit: curve.fit as PackedFit,
});
/** The curves of each setting, in their order. */
const bySetting = new Map<string, CurveRow[]>();
for (const curve of curves) {
  const key = `${curve.productId}/${settingName(curve)}`;
  bySetting.set(key, [...(bySetting.get(key) ?? []), curve]);
}
const settings = [...bySetting.values()];

test("fans, pumps and sets have measured curves, a position each", () => {
  expect(curves.length).toBeGreaterThan(100_000);
  expect(new Set(curves.map(({ productId, position }) => `${productId}/${position}`)).size).toBe(
    curves.length,
  );
  const measured = new Set(curves.map(({ productId }) => productId));
  const machines = products.filter(({ categoryCode }) =>
    ["C000001", "C000002", "C000007"].includes(categoryCode),
  );
  expect(machines.filter(({ id }) => !measured.has(id))).toEqual([]);
});

test("the domain reads every curve, in ascending order of flow and nowhere below zero", () => {
  const faulty = curves.filter((curve) => {
    const read = readCurve(pointsOf(curve), quantityOf(curve));
    const isAscending = curve.flows.every((at, index) => index === 0 || at > (curve.flows[index - 1] ?? 0));
    return (
      !(quantityOf(curve) in CURVE_QUANTITIES) || !read.ok || !isAscending || curve.values.some((y) => y < 0)
    );
  });
  expect(faulty).toEqual([]);
});

test("a stored fit is the one the domain makes of the points", () => {
  const some = settings.filter((_, at) => at % ONE_IN === 0);
  for (const own of some)
    expect(unpackSetting(own.map(stored))).toEqual(
      fitSetting(own.map(measuredCurve)).map(({ quantity, fitted }) => ({ quantity, fitted })),
    );
});

test("a static head of 0 and an exponent of 2 move no answer to a closed system by a bit, nor do none entered", () => {
  const pressures = curves.filter(({ quantity }) => quantity === "totalPressure" || quantity === "head");
  const moved: string[] = [];
  for (const curve of pressures) {
    const read = readCurve(pointsOf(curve), quantityOf(curve));
    if (!read.ok) throw new Error(read.code);
    const fitted = unpackFit(curve.fit as SourceFit, read.value);
    for (const share of [0.35, 0.8]) {
      const q = flow(fitted.first + share * (fitted.last - fitted.first));
      const value = valueOrNaN(fitted, q);
      if (!(value > 0)) continue;
      const k = value / (q * q);
      const before = parabolaCrossings(fitted, k);
      for (const system of [undefined, { staticValue: 0, exponent: 2 }]) {
        const closed = systemOf({ flow: q, value, ...(system && { system }) });
        const met = operatingPoint(fitted, closed);
        const isSame =
          met.ok &&
          closed.k === k &&
          met.value.flow === before.at(-1) &&
          met.value.value === k * met.value.flow * met.value.flow &&
          met.value.isUnstable === before.length > 1;
        if (!isSame) moved.push(`${curve.productId} at ${q}`);
      }
    }
  }
  expect(pressures.length).toBeGreaterThan(20_000);
  expect(moved).toEqual([]);
});

test("standard air, stated or not, moves no answer by a bit: neither what is searched nor what is drawn", () => {
  const STATED = [
    [],
    [["siteAltitude", 0]],
    [["siteAirPressure", 101.325]],
    [["airTemperature", 20]],
  ] as const;
  const fans = curves.filter(({ quantity }) => quantity === "totalPressure");
  const moved: string[] = [];
  for (const curve of fans) {
    const read = readCurve(pointsOf(curve), "totalPressure");
    if (!read.ok) throw new Error(read.code);
    const fitted = unpackFit(curve.fit as SourceFit, read.value);
    const q = fitted.first + 0.8 * (fitted.last - fitted.first);
    const value = valueOrNaN(fitted, q);
    if (!(value > 0)) continue;
    const k = value / (q * q);
    const before = parabolaCrossings(fitted, k).at(-1);
    for (const stated of STATED) {
      const asked = [["P000007", q], ["P000008", value], ...stated] as const;
      const duty = readDuty(
        "C000001",
        "SINGLE_SPEED",
        asked.map(([code, figure]) => ({ code, value: figure })),
      );
      const point = duty.ok ? duty.value?.point : null;
      const met = point ? operatingPoint(fitted, point.system) : null;
      const isSame =
        point?.system.k === k && point.value.value === value && met?.ok && met.value.flow === before;
      if (!isSame) moved.push(`${curve.productId} at ${q}`);
    }
    const setting = { speed: "", hasVariableSpeed: false, isPowerLimited: false };
    const drawn = inSiteAir(
      {
        machine: "fan",
        products: [
          { id: "", name: "", settings: [{ ...setting, curves: [{ quantity: "totalPressure", fitted }] }] },
        ],
        designPoints: [],
        rate: null,
      },
      siteAir(statedAir([{ code: "siteAltitude", value: 0 }])!),
    ).products[0]?.settings[0]?.curves[0]?.fitted;
    if (!drawn?.coefficients.every((figure, at) => figure === fitted.coefficients[at]))
      moved.push(`${curve.productId} drawn`);
  }
  expect(fans.length).toBeGreaterThan(10_000);
  expect(moved).toEqual([]);
});

/**
 * Largest disagreement of stated power with flow, pressure or head, and efficiency; an import warns above 0.05.
 */
function disagreement(set: readonly CurveRow[], machine: "fan" | "pump"): number {
  const at = (quantity: CurveQuantity) => set.find((curve) => curve.quantity === quantity);
  const [lift, eta, shaft] =
    machine === "fan"
      ? [at("totalPressure"), at("totalPressureEfficiency"), at("shaftPower")]
      : [at("head"), at("efficiency"), at("shaftPower")];
  if (!lift || !eta || !shaft) throw new Error("a set lacks a quantity");
  return Math.max(
    ...lift.flows.map((q, index) => {
      const y = lift.values[index] ?? Number.NaN;
      const fluid = machine === "fan" ? airPower(flow(q), pressure(y)) : hydraulicPower(flow(q), head(y));
      const expected = shaftPowerOf(fluid, efficiency(eta.values[index] ?? Number.NaN));
      return Math.abs((shaft.values[index] ?? Number.NaN) / expected - 1);
    }),
  );
}

test("flow, pressure or head, efficiency and power of every generated machine agree", () => {
  const machineOf = new Map(
    products.flatMap(({ id, categoryCode, isSample }) =>
      isSample ? [[id, categoryCode === "C000001" ? "fan" : "pump"] as const] : [],
    ),
  );
  const sets = new Map<string, CurveRow[]>();
  for (const curve of curves) {
    const key = `${curve.productId}/${curve.setting ?? ""}`;
    const set = sets.get(key);
    if (set) set.push(curve);
    else sets.set(key, [curve]);
  }
  const worst = [...sets.values()].map((set) => {
    const machine = machineOf.get(set[0]?.productId ?? "");
    return machine === undefined ? 0 : disagreement(set, machine);
  });
  expect(worst.length).toBeGreaterThan(28_000);
  expect(worst.reduce((a, b) => Math.max(a, b))).toBeLessThan(0.03);
});

test("the rated pressure or head is what the curve says at the rated flow", () => {
  const valueOf = new Map(
    values.map(({ productId, propertyCode, number }) => [`${productId}/${propertyCode}`, number]),
  );
  const lifts = curves.filter(
    ({ quantity, position }, at) =>
      position === 0 && at % ONE_IN === 0 && ["totalPressure", "head"].includes(quantity),
  );
  expect(lifts.length).toBeGreaterThan(100);
  const away = lifts.map((curve) => {
    const read = readCurve(pointsOf(curve), quantityOf(curve));
    if (!read.ok) throw new Error(read.code);
    const rated = valueOf.get(`${curve.productId}/${curve.quantity === "head" ? "P000531" : "P000008"}`);
    const at = valueOrNaN(fitCurve(read.value), valueOf.get(`${curve.productId}/P000007`) ?? Number.NaN);
    return Math.abs(at / (rated ?? Number.NaN) - 1);
  });
  expect(away.reduce((a, b) => Math.max(a, b))).toBeLessThan(0.03);
});
