import { describe } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { deviationRate } from "#domain/catalogue/duty/deviationRate.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import type { FittedCurve } from "#domain/physics/curve/FittedCurve.ts";
import { operatingPoint } from "#domain/physics/curve/operatingPoint.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { movedPieces } from "#domain/physics/fluid/movedPieces.ts";
import { siteLiquid } from "#domain/physics/fluid/siteLiquid.ts";
import { correctionOf, type KnownBest } from "#domain/catalogue/machine/viscousCurves.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { matchDuty, type RowCorrections } from "#domain/products/search/matchDuty.ts";
import { matchInLiquid } from "#domain/products/search/matchInLiquid.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { seededRandom } from "#server/samples/seededRandom.ts";
import { measure } from "./measure.ts";

interface BenchPump {
  readonly head: FittedCurve;
  readonly best: KnownBest;
}

const POINTS = 12;
/** One curve in this many droops towards zero flow. */
const DROOPS = 16;

/** Pumps of 5 to 250 m³/h and 8 to 80 m at their best point. */
function pumpsOf(size: number): readonly BenchPump[] {
  const random = seededRandom(`pumps in a liquid ${size}`);
  return Array.from({ length: size }, (_, at) => {
    const flow = 5 * 50 ** random();
    const head = 8 * 10 ** random();
    const droop = at % DROOPS === 0 ? 0.3 : 0;
    const x = Float64Array.from({ length: POINTS }, (__, point) => (1.3 * flow * point) / (POINTS - 1));
    const y = x.map((q) => head * (1.25 + droop * (q / flow) - (0.25 + droop) * (q / flow) ** 2));
    return { head: fitCurve({ x, y }), best: { flow, water: { flow, stageHead: head, speed: 2900 } } };
  });
}

/** Another duty every time, as during a drag. */
function dutyAt(at: number, more: readonly { readonly code: string; readonly value: number }[]) {
  const share = (at % 60) / 60;
  const read = readDuty(PUMP, null, [
    { code: PROPERTY.airFlow, value: 40 + 40 * share },
    { code: PROPERTY.head, value: 20 + 15 * share },
    ...more,
  ]);
  if (!read.ok || read.value?.point == null) throw new Error(JSON.stringify(read));
  return { ...read.value, point: read.value.point };
}

const GLYCOL = [
  { code: "propyleneFraction", value: 45 },
  { code: "liquidTemperature", value: -5 },
];

describe.each([1_000, 10_000])("%d pumps in a glycol of 20 mm²/s", (size) => {
  const pumps = pumpsOf(size);
  const { columns, rowOf } = columnsOf({
    categoryCode: PUMP,
    products: pumps.map((_, at) => ({
      id: `p${at}`,
      model: `P${at}`,
      brandCode: "B",
      seriesId: null,
      isSample: true,
    })),
    brandNames: new Map([["B", "某"]]),
    properties: [],
    shownCodes: [],
    curves: keyed({ head: pumps.map(({ head }) => head) }),
  });
  const inRows: BenchPump[] = [];
  pumps.forEach((pump, index) => (inRows[rowOf[index]!] = pump));
  const index = dutyIndex(lookUp(columns.curves, "head")!);
  const liquid = siteLiquid(dutyAt(0, GLYCOL).liquid!);
  const correct = (): RowCorrections => inRows.map(({ best }) => correctionOf(best, liquid));
  const corrections = correct();

  function plainly(at: number): number {
    const { system, flow, value } = dutyAt(at, GLYCOL).point;
    let found = 0;
    inRows.forEach(({ head }, row) => {
      const { correction, bestFlow } = corrections[row]!;
      const curve =
        correction.state === "corrected"
          ? { ...head, ...movedPieces(head, "head", { factors: correction.factors, bestFlow }) }
          : head;
      const met = operatingPoint(curve, system);
      if (!met.ok) return;
      const worst = Math.max(
        Math.abs(deviationRate(met.value.flow, flow.value)),
        Math.abs(deviationRate(met.value.value, value.value)),
      );
      if (worst <= 10) found++;
    });
    return found;
  }

  const counted = (run: (at: number) => number) => {
    let [at, found] = [0, 0];
    return {
      run() {
        found += run(at++);
      },
      teardown() {
        if (at > 0 && found === 0) throw new Error("no pump was found");
      },
    };
  };
  for (const [name, run] of [
    [
      "another duty",
      (at: number) => matchInLiquid(columns, index, dutyAt(at, GLYCOL), corrections).rows.length,
    ],
    [
      "another duty, and another liquid",
      (at: number) => matchInLiquid(columns, index, dutyAt(at, GLYCOL), correct()).rows.length,
    ],
    ["with water", (at: number) => matchDuty(columns, index, dutyAt(at, [])).rows.length],
    ["every corrected curve, plainly", plainly],
  ] as const) {
    const work = counted(run);
    measure(name, () => work.run(), { teardown: () => work.teardown() });
  }
});
