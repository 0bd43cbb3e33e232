import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import type { AskedConditions } from "#domain/products/search/readConditions.ts";
import type { Relaxation } from "#domain/products/search/relaxations.ts";
import { plainlyPasses } from "./support/plainSearch.ts";
import { equal, NOTHING, question } from "./support/questions.ts";
import { searchIn } from "./support/searchIn.ts";
import { anyFans, fan } from "./support/searchMaker.ts";
import { runsOf } from "../../../support/runsOf.ts";

const OTHER: Readonly<Record<string, string>> = {
  [PROPERTY.airFlow]: PROPERTY.highSpeedAirFlow,
  [PROPERTY.totalPressure]: PROPERTY.highSpeedTotalPressure,
  [PROPERTY.highSpeedAirFlow]: PROPERTY.airFlow,
  [PROPERTY.highSpeedTotalPressure]: PROPERTY.totalPressure,
  staticHead: "staticHead",
  systemExponent: "systemExponent",
};

/** The question after a relaxation, as a person would enter it. */
function taken(asked: AskedConditions, way: Relaxation): AskedConditions {
  switch (way.kind) {
    case "deviation":
      return {
        ...asked,
        curveProperties: asked.curveProperties.map((target) => ({
          ...target,
          deviationRate: Math.max(target.deviationRate ?? 10, way.rate),
        })),
      };
    case "property": {
      const others = asked.productProperties.filter(({ code }) => code !== way.code);
      return {
        ...asked,
        productProperties: way.value === null ? others : [...others, equal(way.code, [way.value])],
      };
    }
    case "speed":
      return {
        ...asked,
        speedControl: way.speed,
        curveProperties: asked.curveProperties.flatMap((target) => {
          const code = OTHER[target.code];
          return code === undefined ? [] : [{ ...target, code }];
        }),
      };
    case "brand":
      return { ...asked, brandCode: null };
    case "series":
      return { ...asked, productSeriesId: null };
    case "sample":
      return { ...asked, isSample: null };
    case "origin":
      return { ...asked, origin: "all" };
    case "words":
      return { ...asked, words: "" };
    case "tolerance":
      return { ...asked, tolerance: null };
    case "duty":
      return { ...asked, curveProperties: [], tolerance: null };
    case "filters":
      return {
        ...asked,
        brandCode: null,
        productSeriesId: null,
        isSample: null,
        words: "",
        productProperties: [],
      };
  }
}

test("each way on leads to as many products as it names, and to some", () => {
  fc.assert(
    fc.property(anyFans, question, (fans, asked) => {
      const ways = searchIn(fans, asked).waysOn();
      const counted = ways.map((way) => ({
        way,
        count: fans.filter((product) => plainlyPasses(product, taken(asked, way))).length,
      }));
      expect(counted).toEqual(ways.map((way) => ({ way, count: way.count })));
      expect(ways.every(({ count }) => count > 0)).toBe(true);
    }),
    { numRuns: runsOf(200) },
  );
});

describe("a question that finds nothing", () => {
  const FALLING = [
    [5_000, 750],
    [10_000, 500],
    [12_000, 400],
  ] as const;
  const FANS = [
    fan({ id: "wide", curve: FALLING, type: "V1", brand: "B1" }),
    fan({
      id: "double",
      curve: [...FALLING.map(([flow, value]) => [flow * 1.1, value * 1.2] as const)],
      isDouble: true,
    }),
  ];
  const point = (flow: number, value: number, more: Partial<AskedConditions> = {}): AskedConditions => ({
    ...NOTHING,
    speedControl: "SINGLE_SPEED",
    curveProperties: [
      { code: PROPERTY.airFlow, value: flow },
      { code: PROPERTY.totalPressure, value },
    ],
    ...more,
  });

  test("about own products, where there are none, is offered those of the catalogue", () => {
    expect(searchIn(FANS, { ...NOTHING, origin: "own" }).waysOn()).toEqual([{ kind: "origin", count: 2 }]);
  });

  test("is offered a wider deviation, the other speed and to go without the duty", () => {
    expect(searchIn(FANS, point(11_000, 600)).waysOn()).toEqual([
      { kind: "deviation", rate: 20, count: 1 },
      { kind: "duty", count: 1 },
      { kind: "speed", speed: "DOUBLE_SPEED", count: 1 },
    ]);
  });

  test("is offered another type in the place of the chosen one", () => {
    const asked = point(10_000, 500, { productProperties: [equal(PROPERTY.fanType, ["V2"])] });
    expect(searchIn(FANS, asked).waysOn()).toEqual([
      { kind: "property", code: PROPERTY.fanType, value: "V1", count: 1 },
      { kind: "property", code: PROPERTY.fanType, value: null, count: 1 },
    ]);
  });

  test("that no single change helps is offered the duty alone", () => {
    const asked = point(10_000, 500, {
      brandCode: "B2",
      productProperties: [equal(PROPERTY.fanType, ["V2"])],
    });
    expect(searchIn(FANS, asked).waysOn()).toEqual([{ kind: "filters", count: 1 }]);
  });
});
