import { expect, it } from "vitest";
import { FAN } from "#domain/catalogue/categories.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { dutyLines } from "#ui/product/point/dutyLines.ts";

it("shows a duty as it is read, however many decimals its address has", () => {
  const duty = [
    { code: PROPERTY.airFlow, value: 12_000.123456, deviationRate: null },
    { code: PROPERTY.totalPressure, value: 649.999_999, deviationRate: null },
  ];
  expect(dutyLines(FAN, duty).lines).toEqual(["12,000.12 m³/h · 650 Pa"]);
});
