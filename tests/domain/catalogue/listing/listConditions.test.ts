import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { SearchConditionsSchema } from "#api/contract/search.ts";
import { designPropertiesOf, listConditions } from "#domain/catalogue/listing/listConditions.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";

const NARROWED: ListState = {
  ...EMPTY_LIST,
  brandCode: "B000001",
  series: { id: "S1", name: "柜式离心 LYF" },
  duty: [
    { code: "P000007", value: 12_000.1234567, deviationRate: 5 },
    { code: "P000008", value: 650, deviationRate: null },
  ],
  properties: [
    { kind: "enums", code: "P000519", codes: ["V000601", "V000602"] },
    { kind: "range", code: "P000502", from: null, to: 5.5 },
    { kind: "bool", code: "P000600", value: false },
    { kind: "text", code: "P000303", text: "630" },
  ],
};

describe("the conditions of a list", () => {
  const conditions = listConditions("C000001", NARROWED);

  it("are what the contract takes", () => {
    expect(v.parse(SearchConditionsSchema, conditions)).toEqual(conditions);
  });

  it("send a rate only where one is entered, and cut a value to six decimals", () => {
    expect(conditions.curveProperties).toEqual([
      { code: "P000007", value: 12_000.123456, deviationRate: 5 },
      { code: "P000008", value: 650 },
    ]);
  });

  it("send a range as lower-upper, an open end empty", () => {
    expect(conditions.productProperties[1]).toEqual({
      code: "P000502",
      parameterType: "Double",
      queryType: "RANGE_TE",
      values: ["-5.5"],
    });
  });

  it("name a speed only where the category has speeds", () => {
    expect(conditions.speedControl).toBe("SINGLE_SPEED");
    expect(listConditions("C000002", NARROWED).speedControl).toBeNull();
  });

  it("travel to a product's detail as its design properties", () => {
    expect(JSON.parse(designPropertiesOf(NARROWED.duty))).toEqual(conditions.curveProperties);
  });
});
