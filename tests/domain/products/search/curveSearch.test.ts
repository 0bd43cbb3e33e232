import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { columnsOf } from "#domain/products/search/columnsOf.ts";
import { readConditions, type AskedConditions } from "#domain/products/search/readConditions.ts";
import { plainMatch } from "./support/plainSearch.ts";
import { between, equal, NOTHING, question } from "./support/questions.ts";
import { idsOf, searchIn } from "./support/searchIn.ts";
import { anyFans, fan, tableOf } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

test("operating points are those of fine sampling, deviations theirs", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const { matches, fanAt } = searchIn(fans, asked);
      matches?.rows.forEach((row, index) => {
        const plain = plainMatch(fanAt[row]!, asked.curveProperties);
        expect(matches.worst[index]).toBeCloseTo(plain?.worst ?? NaN, 6);
        // Both are NaN where rated values were compared.
        const [flow, sampled] = [matches.flow[index]!, plain?.flow ?? -1];
        expect(Object.is(flow, sampled) || Math.abs(flow / sampled - 1) < 1e-9).toBe(true);
      });
    }),
    { numRuns: runsOf(150) },
  );
});

describe("a search by curve", () => {
  const FALLING = [
    [5_000, 750],
    [8_000, 600],
    [10_000, 500],
    [12_000, 400],
  ] as const;
  const point = (flow: number, value: number, deviationRate?: number) => ({
    ...NOTHING,
    curveProperties: [
      { code: PROPERTY.airFlow, value: flow, ...(deviationRate === undefined ? {} : { deviationRate }) },
      { code: PROPERTY.totalPressure, value, ...(deviationRate === undefined ? {} : { deviationRate }) },
    ],
  });

  test("by flow and pressure leaves out fans without a curve of total pressure, whatever their rated figures", () => {
    const fans = [fan({ id: "static", totalPressure: 500 }), fan({ id: "total", curve: FALLING })];
    expect(idsOf(searchIn(fans, point(10_000, 500)).page(null, 0, 10).fans)).toEqual(["total"]);
  });

  test("meets a duty on the curve with no deviation at all", () => {
    const { matches } = searchIn([fan({ curve: FALLING })], point(10_000, 500, 0.001));
    expect(matches?.flow[0]).toBeCloseTo(10_000, 6);
    expect(matches?.isUnstable[0]).toBe(0);
  });

  test("takes the crossing at the highest flow of a saddle and says that it is unstable", () => {
    const SADDLE = [
      [2_000, 500],
      [4_000, 60],
      [6_000, 100],
      [8_000, 560],
      [10_000, 500],
      [12_000, 200],
    ] as const;
    const { matches } = searchIn([fan({ curve: SADDLE })], point(10_000, 500, 20));
    expect(matches?.isUnstable[0]).toBe(1);
    expect(matches?.flow[0]).toBeCloseTo(10_000, 6);
  });

  test("a rated flow exactly at its limit matches", () => {
    const asked = {
      ...NOTHING,
      curveProperties: [{ code: PROPERTY.airFlow, value: 1.1, deviationRate: 10 }],
    };
    expect(searchIn([fan({ airFlow: 1.1 * 1.1 })], asked).page(null, 0, 1).total).toBe(1);
  });

  const refused = (asked: Partial<AskedConditions>) => {
    const { columns } = columnsOf(tableOf([fan({ isDouble: true })]));
    const read = readConditions(columns, { ...NOTHING, ...asked });
    return read.ok ? [] : read.issues.map(({ path, message }) => `${path} ${message}`);
  };
  const entered = (...codes: string[]) => ({
    curveProperties: codes.map((code) => ({ code, value: 100 })),
  });
  test.each([
    [entered(PROPERTY.totalPressure), ["curveProperties lacks P000007, which is required"]],
    [entered(PROPERTY.highSpeedTotalPressure), ["curveProperties lacks P000083, which is required"]],
    [entered(PROPERTY.lowSpeedAirFlow), ["curveProperties lacks P000508, which is required"]],
    [entered(PROPERTY.lowSpeedAirFlow, PROPERTY.lowSpeedTotalPressure), []],
    [entered(PROPERTY.airFlow, PROPERTY.airFlow), ["curveProperties.1.code is entered twice"]],
    [entered(PROPERTY.head), ["curveProperties.0.code is not searched by curve here"]],
    [
      entered(PROPERTY.airFlow, PROPERTY.highSpeedAirFlow),
      ["curveProperties.1.code is not searched by curve here"],
    ],
    [
      { ...entered(PROPERTY.airFlow), speedControl: "DOUBLE_SPEED" as const },
      ["curveProperties.0.code is not searched by curve here"],
    ],
    [
      { productProperties: [equal("P999999", ["1"])] },
      ["productProperties.0.code is no property of this category"],
    ],
    [
      { productProperties: [between(PROPERTY.motorPower, "3-2")] },
      ["productProperties.0.values has a lower end above its upper one"],
    ],
    [{ productProperties: [between(PROPERTY.motorPower, "-")] }, ["productProperties.0.values names no end"]],
    [
      { productProperties: [between(PROPERTY.motorPower, "2")] },
      ["productProperties.0.values must be lower-upper, where either may be empty"],
    ],
    [
      { productProperties: [equal(PROPERTY.motorPower, ["x"])] },
      ["productProperties.0.values must be numbers"],
    ],
    [
      { productProperties: [between(PROPERTY.fanType, "1-2")] },
      ["productProperties.0.values is no range of a property without numbers"],
    ],
  ])("refuses %j by naming the place", (asked, issues) => {
    expect(refused(asked)).toEqual(issues);
  });

  test("of a pump needs flow and head", () => {
    const { columns } = columnsOf(tableOf([fan({})], "C000002"));
    const read = readConditions(columns, {
      ...NOTHING,
      curveProperties: [{ code: PROPERTY.airFlow, value: 50 }],
    });
    expect(read).toMatchObject({
      ok: false,
      issues: [{ message: `lacks ${PROPERTY.head}, which is required` }],
    });
  });
});
