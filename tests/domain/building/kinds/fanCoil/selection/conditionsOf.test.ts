import { describe, expect, it } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { conditionsOf } from "#domain/building/kinds/fanCoil/selection/conditionsOf.ts";
import type { FanCoilRequest, PropertyCondition } from "#domain/building/selection/multiRoom.ts";
import { temperature } from "#domain/base/units.ts";
import { room } from "../../../../../support/fanCoilMaker.ts";

const request = (changed: Partial<FanCoilRequest> = {}): FanCoilRequest => ({
  topSize: 50,
  brandCode: null,
  inputCondition: [room()],
  productProperties: [],
  singleUnitResponsibilityArea: 20,
  validationProperties: [PROPERTY.mediumTotalCooling],
  nonValidationProperties: [PROPERTY.mediumHeating],
  level: "MEDIUM_LEVEL",
  dustCorrectionFactor: 10,
  intermittentUseFactor: 5,
  summerSupplyWaterTemperature: 7,
  winterSupplyWaterTemperature: 60,
  ...changed,
});
const equal = (code: string, value: string): PropertyCondition => ({
  code,
  parameterType: "Enums",
  queryType: "EQUAL",
  value,
});
const between = (code: string, from: number, to: number): PropertyCondition => ({
  code,
  parameterType: "Double",
  queryType: "RANGE_TE",
  from,
  to,
});
const issuesOf = (changed: Partial<FanCoilRequest>) => {
  const outcome = conditionsOf(request(changed));
  return outcome.ok ? [] : outcome.issues.map(({ path }) => path);
};

describe("conditionsOf", () => {
  it("reads codes as what they stand for", () => {
    const outcome = conditionsOf(
      request({
        brandCode: "B1",
        productProperties: [
          equal(PROPERTY.structure, "V000403"),
          equal(PROPERTY.installation, "V000412"),
          between(PROPERTY.externalStaticPressure, 12, 30),
        ],
        validationProperties: [PROPERTY.mediumHeating, PROPERTY.mediumAirFlow],
        nonValidationProperties: [PROPERTY.mediumTotalCooling],
        productIds: ["a"],
      }),
    );
    expect(outcome).toEqual({
      ok: true,
      value: {
        level: "MEDIUM_LEVEL",
        dustCorrectionFactor: 10,
        intermittentUseFactor: 5,
        checks: ["airFlow", "heating"],
        topSize: 50,
        brandCode: "B1",
        structure: "V000403",
        installation: "V000412",
        staticPressure: { from: 12, to: 30 },
        productIds: ["a"],
        singleUnitArea: 20,
        summerWater: 7,
        winterWater: 60,
      },
    });
  });

  it("leaves open what the request does not filter by", () => {
    const outcome = conditionsOf(request());
    expect(outcome.ok && outcome.value).toMatchObject({
      brandCode: null,
      structure: null,
      installation: null,
      staticPressure: null,
      productIds: null,
    });
  });

  it.each<[string, Partial<FanCoilRequest>]>([
    ["productProperties.0.code", { productProperties: [equal("P999999", "V000401")] }],
    ["productProperties.0.value", { productProperties: [equal(PROPERTY.structure, "V000411")] }],
    ["productProperties.0.value", { productProperties: [equal(PROPERTY.structure, "toString")] }],
    ["productProperties.0.value", { productProperties: [equal(PROPERTY.installation, "V000401")] }],
    ["productProperties.0.queryType", { productProperties: [between(PROPERTY.structure, 1, 2)] }],
    ["productProperties.0.queryType", { productProperties: [between(PROPERTY.installation, 1, 2)] }],
    [
      "productProperties.0.queryType",
      { productProperties: [equal(PROPERTY.externalStaticPressure, "V000401")] },
    ],
    [
      "productProperties.1.code",
      { productProperties: [equal(PROPERTY.structure, "V000401"), equal(PROPERTY.structure, "V000402")] },
    ],
    [
      "validationProperties.1",
      { validationProperties: [PROPERTY.mediumHeating, "P999999"], nonValidationProperties: [] },
    ],
    ["validationProperties.0", { validationProperties: [PROPERTY.highHeating] }],
    ["nonValidationProperties.0", { nonValidationProperties: [PROPERTY.mediumNoise] }],
    ["nonValidationProperties.0", { nonValidationProperties: [PROPERTY.mediumTotalCooling] }],
  ])("refuses at %s what it does not know", (path, changed) => {
    expect(issuesOf(changed)).toEqual([path]);
  });

  it("names every room whose bulbs no air has", () => {
    const wetAbove = room({ summerDryBulb: temperature(24), summerWetBulb: temperature(24.5) });
    const tooDry = room({ summerDryBulb: temperature(40), summerWetBulb: temperature(5) });
    const coolerThanAssumed = room({ summerDryBulb: temperature(18) });
    expect(issuesOf({ inputCondition: [room(), wetAbove, tooDry, room(), coolerThanAssumed] })).toEqual([
      "inputCondition.1.summerWetBulb",
      "inputCondition.2.summerWetBulb",
      "inputCondition.4.summerDryBulb",
    ]);
  });
});
