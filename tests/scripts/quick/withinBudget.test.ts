import { expect, it } from "vitest";
import { isShort, withinBudget } from "../../../scripts/quick/withinBudget.ts";

const units = ["a", "b", "c", "d"];
const specs = ["one", "two", "three"];
const each = (files: readonly string[], seconds: number) =>
  Object.fromEntries(files.map((file) => [file, seconds]));

it("takes two files and nearly three specs at a time, and no file less than its own time", () => {
  const seconds = { ...each(units, 10), ...each(specs, 17) };
  expect(isShort({ units, specs }, seconds)).toBe(true);
  expect(isShort({ units, specs }, { ...seconds, a: 20 })).toBe(false);
  expect(isShort({ units: ["a"], specs: [] }, { a: 41 })).toBe(false);
});

it("runs the first ones before the whole gate", () => {
  const seconds = { ...each(units, 14), ...each(specs, 14) };
  expect(withinBudget({ units, specs: ["one"] }, seconds)).toEqual({ units: ["a", "b"], specs: ["one"] });
  expect(withinBudget({ units, specs: [] }, seconds)).toEqual({ units, specs: [] });
});

it("passes over a file that takes too long by itself", () => {
  const seconds = { ...each(units, 5), b: 29, ...each(specs, 5), one: 60 };
  expect(withinBudget({ units, specs }, seconds)).toEqual({
    units: ["a", "c", "d"],
    specs: ["two", "three"],
  });
});

it("takes a file that has never run for one of some seconds", () => {
  const many = Array.from({ length: 50 }, (_, at) => `new${at}`);
  expect(withinBudget({ units: many, specs: [] }, {}).units).toHaveLength(28);
});
