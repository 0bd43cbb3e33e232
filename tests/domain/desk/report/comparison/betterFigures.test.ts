import { expect, test } from "vitest";
import { PROPERTY } from "#domain/catalogue/properties.ts";
import { betterProperty, betterQuantity } from "#domain/desk/report/comparison/betterFigures.ts";

test("more efficiency and less power and noise are better at one duty; its pressure is no merit", () => {
  expect(betterQuantity("efficiency")).toBe("more");
  expect(betterQuantity("shaftPower")).toBe("less");
  expect(betterQuantity("noise")).toBe("less");
  expect(betterQuantity("totalPressure")).toBeNull();
});

test("of rated figures only those are judged that no duty scales", () => {
  expect(betterProperty(PROPERTY.pumpEfficiency)).toBe("more");
  expect(betterProperty(PROPERTY.motorPower)).toBeNull();
  expect(betterProperty("P999999")).toBeNull();
});
