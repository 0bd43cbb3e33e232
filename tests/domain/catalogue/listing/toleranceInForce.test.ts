import { expect, test } from "vitest";
import { FAN, PUMP } from "#domain/catalogue/categories.ts";
import { EMPTY_LIST, type ListState } from "#domain/catalogue/listing/ListState.ts";
import { toleranceInForce } from "#domain/catalogue/listing/toleranceInForce.ts";
import { PROPERTY } from "#domain/catalogue/properties.ts";

const entered = (...codes: string[]): Partial<ListState> => ({
  duty: codes.map((code) => ({ code, value: 10, deviationRate: null })),
});
const pump = entered(PROPERTY.airFlow, PROPERTY.head);
const fan = entered(PROPERTY.airFlow, PROPERTY.totalPressure);
const double = {
  ...entered(PROPERTY.highSpeedAirFlow, PROPERTY.highSpeedTotalPressure),
  speedControl: "DOUBLE_SPEED" as const,
};
const grade = (name: "2B" | "AN3") => ({ tolerance: { grade: name, isRequired: true } });

test.each([
  ["a whole duty of a pump", PUMP, { ...pump, ...grade("2B") }, true],
  ["a fan's grade with a pump", PUMP, { ...pump, ...grade("AN3") }, false],
  ["a flow alone", FAN, { ...entered(PROPERTY.airFlow), ...grade("AN3") }, false],
  ["a whole duty of a fan", FAN, { ...fan, ...grade("AN3") }, true],
  [
    "a single speed's duty at two speeds",
    FAN,
    { ...fan, ...grade("AN3"), speedControl: "DOUBLE_SPEED" as const },
    false,
  ],
  ["the duty of a fan of two speeds", FAN, { ...double, ...grade("AN3") }, true],
  ["no duty", PUMP, grade("2B"), false],
  ["a category without curves", "C000004", { ...pump, ...grade("2B") }, false],
])("tolerances count with %s: %s", (_, category, state, isInForce) => {
  expect(toleranceInForce(category, { ...EMPTY_LIST, ...state }) !== null).toBe(isInForce);
});
