import { expect, test } from "vitest";
import { generateFans } from "#server/samples/fan/generateFans.ts";
import type { CatalogueProduct } from "#server/records/measured/CatalogueProduct.ts";

const { series, records } = generateFans();
const numbersOf = ({ numbers }: CatalogueProduct): Record<string, number | null> =>
  Object.fromEntries(numbers);
const curveOf = ({ curves = [] }: CatalogueProduct, quantity: string, setting: string | null = null) => {
  const found = curves.find((curve) => curve.quantity === quantity && curve.setting === setting);
  if (!found) throw new Error(`no ${quantity}`);
  return found;
};
const isDouble = ({ curves = [] }: CatalogueProduct) => curves.some(({ setting }) => setting === "低速");

test("there are 20,000 fans of at least twelve brands, all samples, models and ids all different", () => {
  expect(records.length).toBeGreaterThanOrEqual(20_000);
  expect(new Set(records.map(({ product }) => product.id)).size).toBe(records.length);
  expect(new Set(records.map(({ product }) => product.model)).size).toBe(records.length);
  expect(new Set(records.map(({ product }) => product.brandCode)).size).toBeGreaterThanOrEqual(12);
  expect(
    records.filter(({ product }) => !product.isSample || !product.source.startsWith("示例数据")),
  ).toEqual([]);
  const known = new Set(series.map(({ id }) => id));
  expect(records.filter(({ product }) => !known.has(product.seriesId ?? ""))).toEqual([]);
});

test("a second run gives the same fans", () => {
  expect(generateFans().records[12_345]).toEqual(records[12_345]);
});

test("every motor is stronger than the greatest shaft power", () => {
  const weak = records.filter((fan) => {
    const shaft = Math.max(...curveOf(fan, "shaftPower", isDouble(fan) ? "高速" : null).values);
    return (numbersOf(fan)["P000502"] ?? 0) < 1.1 * shaft;
  });
  expect(weak).toEqual([]);
});

test("the low set of a double-speed fan is none of affinity", () => {
  const doubles = records.filter(isDouble);
  expect(doubles.length).toBeGreaterThan(2500);
  for (const fan of doubles.filter((_, at) => at % 50 === 0)) {
    const { P000083, P000084, P000507, P000508, P000509, P000510, P000513, P000514 } = numbersOf(fan);
    const rate = Number(P000514) / Number(P000513);
    expect(Number(P000084) / (Number(P000083) * rate)).toBeLessThan(0.995);
    expect(Number(P000508) / (Number(P000507) * rate * rate)).toBeLessThan(0.995);
    expect(Number(P000510)).toBeLessThan(Number(P000509));
    expect(fan.curves?.every(({ isScalable }) => !isScalable)).toBe(true);
  }
});

/** How often a curve turns, including measuring errors. */
const turns = (values: readonly number[]) => {
  const ways = values.slice(1).map((value, at) => Math.sign(value - (values[at] ?? value)));
  return ways.filter((way, at) => at > 0 && way !== ways[at - 1]).length;
};
const ofLetters = (letters: string) => records.filter(({ product }) => product.seriesId?.endsWith(letters));

test.each(["qb", "zd"])("fans of series %s have the saddle or the stall that real ones have", (letters) => {
  const fans = ofLetters(letters);
  const bent = fans.filter((fan) => turns(curveOf(fan, "totalPressure").values) >= 2);
  expect(bent.length).toBeGreaterThan(0.95 * fans.length);
});

test("axial fans state the hub ratio that their efficiency class goes by, centrifugal ones have none", () => {
  expect(ofLetters("zd").filter((fan) => numbersOf(fan)["P000517"] === null)).toEqual([]);
  expect(ofLetters("hb").filter((fan) => numbersOf(fan)["P000517"] !== null)).toEqual([]);
});

test("best efficiencies are those of fans", () => {
  const best = records.map((fan) => numbersOf(fan)["P000504"] ?? 0);
  expect(best.reduce((a, b) => Math.min(a, b))).toBeGreaterThan(45);
  expect(best.reduce((a, b) => Math.max(a, b))).toBeLessThan(88);
});

test("static pressure is total pressure less that of the velocity in the outlet", () => {
  const [fan] = records;
  if (!fan) throw new Error("no fan");
  const { P000007, P000008, P000505, P000518 } = numbersOf(fan);
  const velocity = Number(P000007) / 3600 / Number(P000518);
  expect(P000505).toBeCloseTo(Number(P000008) - 0.6 * velocity * velocity, 0);
});
