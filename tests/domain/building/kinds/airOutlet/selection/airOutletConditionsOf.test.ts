import { describe, expect, it } from "vitest";
import { airOutletConditionsOf } from "#domain/building/kinds/airOutlet/selection/airOutletConditionsOf.ts";
import type { AirOutletRequest, PropertyCondition } from "#domain/building/selection/multiRoom.ts";

const type = (value: string): PropertyCondition => ({
  code: "P000205",
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});
const range = (code: string, from: number, to: number): PropertyCondition => ({
  code,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from,
  to,
});
const VELOCITY = range("P000306", 2, 4);

const request = (change: Partial<AirOutletRequest> = {}): AirOutletRequest => ({
  topSize: 50,
  brandCode: null,
  inputCondition: [],
  productProperties: [type("V000167"), VELOCITY],
  singleUnitResponsibilityArea: 50,
  aspectRatioFrom: null,
  aspectRatioTo: null,
  ...change,
});

const pathsOf = (asked: AirOutletRequest) => {
  const outcome = airOutletConditionsOf(asked);
  return outcome.ok ? [] : outcome.issues.map(({ path }) => path);
};

describe("the conditions of a request", () => {
  it("are what its codes stand for", () => {
    const asked = request({
      brandCode: "B1",
      productProperties: [type("V000164"), VELOCITY, range("P000209", 8, 1000)],
    });
    expect(airOutletConditionsOf(asked)).toEqual({
      ok: true,
      value: {
        topSize: 50,
        type: "V000164",
        brandCode: "B1",
        velocity: { from: 2, to: 4 },
        nozzleThrow: 8,
        aspectRatio: null,
        productIds: null,
        singleUnitArea: 50,
      },
    });
  });

  it("hold the proportions of a louvre", () => {
    const asked = request({
      productProperties: [type("V000170"), VELOCITY],
      aspectRatioFrom: 1,
      aspectRatioTo: 3,
    });
    expect(airOutletConditionsOf(asked)).toMatchObject({ value: { aspectRatio: { from: 1, to: 3 } } });
  });
});

it.each<[string, Partial<AirOutletRequest>, readonly string[]]>([
  ["no type", { productProperties: [VELOCITY] }, ["productProperties"]],
  ["no velocity", { productProperties: [type("V000167")] }, ["productProperties"]],
  [
    "an unknown type",
    { productProperties: [VELOCITY, type("V1")] },
    ["productProperties.1.value", "productProperties"],
  ],
  [
    "a code there is not",
    { productProperties: [type("V000167"), VELOCITY, range("P000001", 1, 2)] },
    ["productProperties.2.code"],
  ],
  [
    "a code twice",
    { productProperties: [type("V000167"), VELOCITY, VELOCITY] },
    ["productProperties.2.code"],
  ],
  [
    "a velocity of nothing",
    { productProperties: [type("V000167"), range("P000306", 0, 4)] },
    ["productProperties.1.from", "productProperties"],
  ],
  [
    "a throw of a diffuser",
    { productProperties: [type("V000167"), VELOCITY, range("P000209", 8, 1000)] },
    ["productProperties"],
  ],
  ["proportions of a diffuser", { aspectRatioFrom: 1, aspectRatioTo: 3 }, ["aspectRatioFrom"]],
  ["half a range", { productProperties: [type("V000169"), VELOCITY], aspectRatioFrom: 1 }, ["aspectRatioTo"]],
  [
    "a range that runs backwards",
    { productProperties: [type("V000169"), VELOCITY], aspectRatioFrom: 3, aspectRatioTo: 1 },
    ["aspectRatioTo"],
  ],
])("%s is refused with its place", (_, change, paths) => {
  expect(pathsOf(request(change))).toEqual(paths);
});
