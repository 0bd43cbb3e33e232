import { describe, expect, it } from "vitest";
import type { CurveQuantity } from "#domain/physics/curve/curveQuantities.ts";
import { PUMP } from "#domain/catalogue/categories.ts";
import type { SheetCurve } from "#domain/catalogue/curves/SheetAxis.ts";
import { remarkSentence } from "#domain/desk/library/remarkWords.ts";
import { checkSheet } from "#workers/curves/productWork.ts";
import { TEST_STANDARD } from "../../support/importStandards.ts";

/** A curve of a pump over flows from 20 to 100 m³/h, on a page where a value from 0 to `most` is 300 points high. */
const read = (
  quantity: CurveQuantity,
  unit: string,
  most: number,
  of: (flow: number) => number,
): SheetCurve => ({
  ...{ quantity, setting: "", method: "vector" },
  x: { scale: { kind: "linear", a: 0, b: 0.25 }, unit: "m³/h", off: 0.2 },
  y: { scale: { kind: "linear", a: most, b: -most / 300 }, unit, off: 0.2 },
  points: Array.from({ length: 161 }, (_, at) => [80 + 2 * at, 300 * (1 - of(20 + at / 2) / most)] as const),
});
const head = (q: number) => 50 - 0.002 * q * q;
const efficiency = (q: number) => 78 - 0.012 * (q - 70) ** 2;
/** ρgQH/η of water in kW */
const power = (q: number) => (1000 * 9.80665 * q * head(q)) / 3600 / 10 / efficiency(q);

/** What is said of a pump whose power was read so many times what its other curves give. */
function said(share: number) {
  const curves = [
    read("head", "m", 60, head),
    read("efficiency", "%", 100, efficiency),
    read("shaftPower", "kW", 30, (q) => share * power(q)),
  ];
  const names = { category: PUMP, brand: "某厂", series: "", model: "X-1", speed: 2900 };
  const from = { fileName: "样本.pdf", hash: "", page: 1, person: "某人", day: "2026-11-28" };
  const { product, remarks } = checkSheet({ ...from, ...names, curves }, TEST_STANDARD);
  return { isTaken: product !== null, sentences: remarks.map((remark) => remarkSentence(remark)) };
}

describe("27: power that was read beside head and efficiency", () => {
  it("is said to contradict them where it does, with how much, and is taken as it was read", () => {
    const { isTaken, sentences } = said(1.08);
    expect(isTaken).toBe(true);
    expect(sentences.join()).toMatch(/轴功率 与由流量、扬程和效率算得的最多相差 8\.\d %/u);
  });

  it("is refused where it is no machine's, with the flows", () => {
    const { isTaken, sentences } = said(1.3);
    expect(isTaken).toBe(false);
    expect(sentences.join()).toMatch(/轴功率 与由流量、扬程和效率算得的最多相差 30\.\d %（流量 .+）/u);
  });

  it("is no matter of words within what readings of one machine differ", () => {
    const { isTaken, sentences } = said(1.02);
    expect(isTaken).toBe(true);
    expect(sentences.join()).not.toContain("相差");
  });
});
