import { expect, it } from "vitest";
import { numberText } from "#domain/base/input/numberText.ts";

it.each([
  [2, "2"],
  [0.5, "0.5"],
  [0.00000001, "0.00000001"],
  [0.0000005, "0.0000005"],
  [1_000_000, "1000000"],
])("%d reads %s", (value, text) => {
  expect(numberText(value)).toBe(text);
});
