import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PUMP } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { fitCurve } from "#domain/physics/curve/fitCurve.ts";
import { keyed, lookUp } from "#domain/base/keyed.ts";
import { bestFlows } from "#domain/products/search/bestFlows.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { dutyIndex } from "#domain/products/search/DutyIndex.ts";
import { matchDuty } from "#domain/products/search/matchDuty.ts";
import { readDuty } from "#domain/products/search/readDuty.ts";
import { namedShortcomings, shortcomingsOf, suitabilityRank } from "#domain/products/search/shortcomings.ts";
import type { CategoryTable } from "#domain/products/search/CategoryTable.ts";
import { measuredFrom } from "../../../support/curveMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

/** The head is 40 − a·Q², so a closed system is met where (a + k)·Q² = 40. */
interface TestPump {
  readonly fall: number;
  /** kW; null where it is not stated. */
  readonly motor: number | null;
  /** Factor p of a power curve p·(5 + 0.1·Q); null where only the efficiency is measured. */
  readonly power: number | null;
  readonly hasEfficiency: boolean;
  /** Factor n of an NPSH curve 1 + n·Q²; null where none is measured. */
  readonly npsh: number | null;
}
const LAST = 160;

const anyPump: fc.Arbitrary<TestPump> = fc.record({
  fall: fc.double({ min: 2e-4, max: 3e-3, noNaN: true }),
  motor: fc.option(fc.constantFrom(5.5, 7.5, 11, 15, 18.5)),
  power: fc.option(fc.double({ min: 0.6, max: 1.3, noNaN: true })),
  hasEfficiency: fc.boolean(),
  npsh: fc.option(fc.double({ min: 1e-5, max: 1e-3, noNaN: true })),
});

const curve = (y: (q: number) => number) => fitCurve(measuredFrom(y, 0, LAST, 9));
const etaAt = (q: number) => 75 - 0.005 * (q - 90) ** 2;

function tableOf(pumps: readonly TestPump[]): CategoryTable {
  const stated = pumps.flatMap(({ motor }, index) => (motor === null ? [] : [{ index, motor }]));
  return {
    categoryCode: PUMP,
    products: pumps.map((_, at) => ({
      id: `p${at}`,
      model: `P${at}`,
      brandCode: "B",
      seriesId: null,
      isSample: true,
    })),
    brandNames: new Map([["B", "某"]]),
    properties: [
      {
        code: PROPERTY.motorPower,
        kind: "number",
        indices: stated.map(({ index }) => index),
        values: stated.map(({ motor }) => motor),
      },
    ],
    shownCodes: [],
    curves: keyed({
      head: pumps.map(({ fall }) => curve((q) => 40 - fall * q * q)),
      efficiency: pumps.map(({ hasEfficiency }) => (hasEfficiency ? curve(etaAt) : null)),
      shaftPower: pumps.map(({ power }) => (power === null ? null : curve((q) => power * (5 + 0.1 * q)))),
      npsh: pumps.map(({ npsh }) => (npsh === null ? null : curve((q) => 1 + npsh * q * q))),
    }),
  };
}

const ASKED = { flow: 90, head: 30 };
const LEAST_HEAD = 24;
const dutyOf = (more: Record<string, number>) =>
  readDuty(PUMP, null, [
    { code: PROPERTY.airFlow, value: ASKED.flow, deviationRate: 40 },
    { code: PROPERTY.head, value: ASKED.head, deviationRate: 40 },
    ...Object.entries(more).map(([code, value]) => ({ code, value })),
  ]);

function searched(pumps: readonly TestPump[], more: Record<string, number>) {
  const { columns, rowOf } = columnsOf(tableOf(pumps));
  const read = dutyOf(more);
  if (!read.ok || read.value === null) throw new Error(JSON.stringify(read));
  const duty = read.value;
  const matches = matchDuty(columns, dutyIndex(lookUp(columns.curves, "head")!), duty);
  const found = shortcomingsOf(columns, bestFlows(columns, duty.form), duty, matches);
  const pumpAt: TestPump[] = [];
  pumps.forEach((pump, index) => (pumpAt[rowOf[index]!] = pump));
  return {
    matches,
    found,
    named: Array.from(matches.rows, (row, index) => ({
      pump: pumpAt[row]!,
      flow: matches.flow[index]!,
      names: namedShortcomings(found[index]!),
    })),
  };
}

/** The rule as written: power times the density ratio. */
function expectedOfMotor(pump: TestPump, flow: number, rho: number): string {
  const head = 40 - pump.fall * flow * flow;
  const power =
    pump.power === null
      ? pump.hasEfficiency
        ? (rho * 9.80665 * flow * head) / 3.6e6 / (etaAt(flow) / 100)
        : Number.NaN
      : (pump.power * (5 + 0.1 * flow) * rho) / 1000;
  return pump.motor !== null && pump.motor < power ? "motorShort" : "";
}

/** The rule as written: NPSH at the duty point and at the least system, both flows multiplied by the share. */
function expectedOfNpsh(
  pump: TestPump,
  flow: number,
  share: number,
  suction: { head: number; height: number; loss: number },
): string {
  const far = Math.sqrt(40 / (pump.fall + LEAST_HEAD / ASKED.flow ** 2));
  const verdicts = [flow * share, far * share].map((q) => {
    if (pump.npsh === null || q > LAST) return "unknown";
    const available = suction.head + suction.height - suction.loss * (q / ASKED.flow) ** 2;
    const required = 1 + pump.npsh * q * q;
    return available >= Math.max(1.1 * required, required + 0.6) ? "met" : "short";
  });
  if (verdicts.includes("short")) return "npshShort";
  return verdicts.includes("unknown") ? "npshUnknown" : "";
}

const OF_LIQUID = new Set(["motorShort", "npshShort", "npshUnknown"]);
const ofLiquid = (names: readonly string[]) => names.filter((name) => OF_LIQUID.has(name));
/** Water at 80 ℃ from steam tables: 971.8 kg/m³ and 47.41 kPa. */
const WARM = { rho: 971.77, vapour: 47_414 };

const NEAR = [0.999, 1, 1.001];
/** At its largest flow, NPSH available and required agree to four digits: 2.093 m. */
const ON_THE_LIMIT: TestPump = {
  fall: 0.0011942858864625355,
  motor: 11,
  power: 0.9709249640889598,
  hasEfficiency: true,
  npsh: 0.000051279366291723035,
};

describe("a search of pumps in a liquid", () => {
  test("finds what it finds with water, and holds motor and NPSH against each as the rules read", () => {
    fc.assert(
      fc.property(
        fc.array(anyPump, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -4, max: 6 }),
        fc.integer({ min: 0, max: 4 }),
        (pumps, suctionHead, suctionLoss) => {
          const water = searched(pumps, { leastHead: LEAST_HEAD });
          const here = searched(pumps, {
            leastHead: LEAST_HEAD,
            liquidTemperature: 80,
            suctionHead,
            suctionLoss,
          });
          expect(here.matches).toEqual(water.matches);
          for (const { pump, flow, names } of here.named) {
            const head = (101_325 - WARM.vapour) / (WARM.rho * 9.80665);
            const suction = { head, height: suctionHead, loss: suctionLoss };
            // Within rounding of a limit either answer is right, for motor and NPSH separately.
            expect(NEAR.map((share) => expectedOfMotor(pump, flow * share, WARM.rho))).toContain(
              ofLiquid(names).find((name) => name === "motorShort") ?? "",
            );
            expect(NEAR.map((share) => expectedOfNpsh(pump, flow, share, suction))).toContain(
              ofLiquid(names).find((name) => name !== "motorShort") ?? "",
            );
          }
          // Without a liquid none of its checks are made.
          expect(water.named.flatMap(({ names }) => ofLiquid(names))).toEqual([]);
        },
      ),
      { numRuns: runsOf(150), examples: [[[ON_THE_LIMIT], 0, 3]] },
    );
  });

  test("judges no motor where the suction side alone is stated, and no NPSH where the liquid alone is", () => {
    const weak: TestPump = { fall: 1e-3, motor: 1, power: 1, hasEfficiency: true, npsh: null };
    const namesOf = (more: Record<string, number>) => ofLiquid(searched([weak], more).named[0]!.names);
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ suctionHead: 2 })).toEqual(["npshUnknown"]);
    expect(namesOf({ liquidTemperature: 60 })).toEqual(["motorShort"]);
    expect(namesOf({ liquidTemperature: 60, suctionLoss: 2 })).toEqual(["motorShort"]);
  });

  test("does not take a pump's power at the shaft for its motor's", () => {
    const none: TestPump = { fall: 1e-3, motor: null, power: 1.2, hasEfficiency: true, npsh: null };
    expect(ofLiquid(searched([none], { ethyleneFraction: 50 }).named[0]!.names)).toEqual([]);
  });

  test("lists what cavitates behind, and what nobody can judge behind what is suitable", () => {
    const good: TestPump = { fall: 1.2e-3, motor: 30, power: 1, hasEfficiency: true, npsh: 1e-5 };
    const { named, found } = searched([good, { ...good, npsh: null }, { ...good, npsh: 2e-3 }], {
      suctionHead: 1,
    });
    const rankOf = (npsh: number | null) =>
      suitabilityRank(found[named.findIndex(({ pump }) => pump.npsh === npsh)]!, 1);
    expect([rankOf(1e-5), rankOf(null), rankOf(2e-3)]).toEqual([0, 2, 4]);
  });
});
